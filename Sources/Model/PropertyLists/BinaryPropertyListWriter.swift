// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Writes the binary form, version 00, as Apple's open `CFBinaryPList.c` reads it.
///
/// One tree always gives the same bytes: the order of a dictionary's keys is
/// that of the tree, and equal texts, numbers and booleans are written once.
package struct BinaryPropertyListWriter {
    /// A value whose parts are the numbers of other values.
    private enum Object {
        case scalar([UInt8])
        case array([Int])
        case dictionary(keys: [Int], values: [Int])
    }

    private var objects: [Object] = []
    private var scalars: [[UInt8]: Int] = [:]

    private init() {}

    /// The bytes of the tree.
    package static func data(of root: PropertyListNode) -> Data {
        var writer = BinaryPropertyListWriter()
        let number = writer.add(root)
        return writer.data(root: number)
    }

    private mutating func add(_ node: PropertyListNode) -> Int {
        switch node.content {
        case .array(let items):
            return append(.array(items.map { add($0) }))
        case .dictionary(let entries):
            let keys = entries.map { add(Self.string($0.key)) }
            return append(.dictionary(keys: keys, values: entries.map { add($0.value) }))
        case .string(let text): return add(Self.string(text))
        case .integer(let number): return add(Self.integer(number))
        // Sixteen bytes, for eight would be read as a negative number.
        case .large(let number): return add([0x14] + Self.bytes(of: 0, size: 8) + Self.bytes(of: number, size: 8))
        case .real(let number): return add([0x23] + Self.bytes(of: number.bitPattern, size: 8))
        case .boolean(let value): return add([value ? 0x09 : 0x08])
        case .date(let date):
            return add([0x33] + Self.bytes(of: date.timeIntervalSinceReferenceDate.bitPattern, size: 8))
        case .data(let data): return add(Self.head(0x40, count: data.count) + data)
        }
    }

    private mutating func add(_ scalar: [UInt8]) -> Int {
        if let number = scalars[scalar] { return number }
        let number = append(.scalar(scalar))
        scalars[scalar] = number
        return number
    }

    private mutating func append(_ object: Object) -> Int {
        objects.append(object)
        return objects.count - 1
    }

    private func data(root: Int) -> Data {
        var bytes = Array("bplist00".utf8)
        var offsets: [Int] = []
        let referenceSize = Self.size(of: objects.count - 1)
        for object in objects {
            offsets.append(bytes.count)
            switch object {
            case .scalar(let scalar): bytes += scalar
            case .array(let items):
                bytes += Self.head(0xA0, count: items.count)
                for item in items { bytes += Self.bytes(of: UInt64(item), size: referenceSize) }
            case .dictionary(let keys, let values):
                bytes += Self.head(0xD0, count: keys.count)
                for item in keys + values { bytes += Self.bytes(of: UInt64(item), size: referenceSize) }
            }
        }
        let table = bytes.count
        let offsetSize = Self.size(of: table)
        for offset in offsets { bytes += Self.bytes(of: UInt64(offset), size: offsetSize) }
        bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
        for number in [objects.count, root, table] { bytes += Self.bytes(of: UInt64(number), size: 8) }
        return Data(bytes)
    }

    private static func string(_ text: String) -> [UInt8] {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return head(0x50, count: text.utf8.count) + text.utf8 }
        let units = Array(text.utf16)
        return head(0x60, count: units.count) + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }

    /// Eight bytes for negative numbers, as all shorter ones have no sign.
    private static func integer(_ number: Int) -> [UInt8] {
        let size = number < 0 ? 8 : size(of: number)
        let width: UInt8 =
            switch size {
            case 1: 0
            case 2: 1
            case 4: 2
            default: 3
            }
        return [0x10 | width] + bytes(of: UInt64(bitPattern: Int64(number)), size: size)
    }

    /// The marker of a kind with the number of its elements, which follows it where it is too large for four bits.
    private static func head(_ kind: UInt8, count: Int) -> [UInt8] {
        count < 15 ? [kind | UInt8(count)] : [kind | 0xF] + integer(count)
    }

    /// One, two, four or eight bytes: as many as the number needs.
    private static func size(of number: Int) -> Int {
        switch number {
        case ...0xFF: 1
        case ...0xFFFF: 2
        case ...0xFFFF_FFFF: 4
        default: 8
        }
    }

    private static func bytes(of number: UInt64, size: Int) -> [UInt8] {
        (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}
