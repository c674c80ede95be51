// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences

/// Reads the binary form, version 00, as Apple's open `CFBinaryPList.c` lays it out.
///
/// A reader of our own and not the Foundation's: nesting and the number of values
/// have to be bounded before the values are made, since a few hundred bytes can
/// nest a hundred thousand arrays or name one value a billion times. What the file
/// would be with every value written out where it is named is counted first, see
/// ``PropertyListExpansion``.
struct BinaryPropertyListReader {
    /// Why the bytes are no property list.
    private struct Damage: Error {
        var message: Sentence
    }

    private let bytes: [UInt8]
    private var offsets: [Int] = []
    private var referenceSize = 1
    private let limits: PropertyListLimits
    private var expansion: PropertyListExpansion
    /// The texts, numbers and data that were read: most are named many times.
    private var scalars: [Int: PropertyListNode.Content] = [:]
    private var count = 0

    init(_ data: Data, within limits: PropertyListLimits) {
        bytes = [UInt8](data)
        self.limits = limits
        expansion = PropertyListExpansion(within: limits, fileSize: data.count)
    }

    /// Reads everything the trailer's root reaches.
    consuming func read() -> PropertyListReading {
        do throws(Damage) {
            let root = try readTrailer()
            _ = try cost(of: root, depth: 0)
            return PropertyListReading(root: try value(root, at: PropertyListLocation(), depth: 0), problems: [])
        } catch {
            let problem = PropertyListProblem(
                at: PropertyListLocation(), "the binary property list is damaged: \(error.message)",
                remedy: "save the file again, best as an XML property list")
            return PropertyListReading(root: nil, problems: [problem])
        }
    }

    /// The last 32 bytes: two sizes, the number of objects, the root and the place of the offset table.
    private mutating func readTrailer() throws(Damage) -> Int {
        guard bytes.count >= 40 else { throw Damage(message: "it is cut off") }
        let trailer = bytes.count - 32
        let offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        let count = try integer(at: trailer + 8, size: 8)
        let root = try integer(at: trailer + 16, size: 8)
        let table = try integer(at: trailer + 24, size: 8)
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), count > 0, root < count,
            table >= 8, table <= trailer, count <= (trailer - table) / offsetSize
        else { throw Damage(message: "its trailer is invalid, so the file is incomplete") }
        offsets.reserveCapacity(count)
        for index in 0..<count {
            let offset = try integer(at: table + index * offsetSize, size: offsetSize)
            guard offset >= 8, offset < table else { throw Damage(message: "value \(index) lies outside the file") }
            offsets.append(offset)
        }
        return root
    }

    /// What a value comes to with all that it names, each time that it is named; nothing is made of it.
    private mutating func cost(of object: Int, depth: Int) throws(Damage) -> PropertyListExpansion.Cost {
        if let known = expansion.costs[object] { return known }
        // A value that holds itself nests without end.
        guard depth <= limits.depth, expansion.begin(object) else {
            throw Damage(message: "it nests more than \(limits.depth) deep")
        }
        guard offsets.indices.contains(object) else { throw Damage(message: "there is no value \(object)") }
        let offset = offsets[object]
        var cost = PropertyListExpansion.Cost(values: 1, bytes: 0)
        switch bytes[offset] >> 4 {
        case 0xA, 0xD:
            let width = bytes[offset] >> 4 == 0xA ? 1 : 2
            let (start, count) = try extent(at: offset, width: width * referenceSize)
            guard expansion.name(width * count) else {
                throw Damage(message: "its values overlap: they name more values than it has bytes")
            }
            for index in 0..<width * count {
                let named = try integer(at: start + index * referenceSize, size: referenceSize)
                cost += try self.cost(of: named, depth: depth + 1)
                if let refusal = expansion.refusal(of: cost) { throw Damage(message: refusal) }
            }
        case 0x4, 0x5, 0x7: cost.bytes = try extent(at: offset, width: 1).count
        case 0x6: cost.bytes = 2 * (try extent(at: offset, width: 2).count)
        default: break
        }
        if let refusal = expansion.refusal(of: cost) { throw Damage(message: refusal) }
        expansion.costs[object] = cost
        return cost
    }

    private mutating func value(_ object: Int, at location: PropertyListLocation, depth: Int) throws(Damage)
        -> PropertyListNode
    {
        count += 1
        if count.isMultiple(of: 256), Task.isCancelled { throw Damage(message: "reading it was stopped") }
        guard depth <= limits.depth else {
            throw Damage(message: "it nests more than \(limits.depth) deep")
        }
        guard offsets.indices.contains(object) else { throw Damage(message: "there is no value \(object)") }
        let offset = offsets[object]
        let content: PropertyListNode.Content
        switch bytes[offset] >> 4 {
        case 0xA: content = try array(at: offset, location: location, depth: depth)
        case 0xD: content = try dictionary(at: offset, location: location, depth: depth)
        default: content = try scalar(object, at: offset)
        }
        return PropertyListNode(content: content, location: location)
    }

    private mutating func scalar(_ object: Int, at offset: Int) throws(Damage) -> PropertyListNode.Content {
        if let known = scalars[object] { return known }
        let content = try scalar(at: offset)
        scalars[object] = content
        return content
    }

    private func scalar(at offset: Int) throws(Damage) -> PropertyListNode.Content {
        let marker = bytes[offset]
        switch marker >> 4 {
        case 0x0 where marker == 0x08 || marker == 0x09: return .boolean(marker == 0x09)
        case 0x1: return try integerContent(at: offset + 1, size: 1 << Int(marker & 0xF))
        case 0x2: return .real(try real(at: offset + 1, size: 1 << Int(marker & 0xF)))
        case 0x3: return .date(try date(at: offset + 1))
        case 0x4:
            let (start, count) = try extent(at: offset, width: 1)
            return .data(Data(bytes[start..<start + count]))
        case 0x5, 0x7:
            let (start, count) = try extent(at: offset, width: 1)
            guard let text = String(validating: bytes[start..<start + count], as: UTF8.self) else {
                throw Damage(message: "the string at byte \(start) is not UTF-8")
            }
            return .string(text)
        case 0x6: return .string(try wideString(at: offset))
        default: throw Damage(message: "the value at byte \(offset) is of an unknown kind")
        }
    }

    private func wideString(at offset: Int) throws(Damage) -> String {
        let (start, count) = try extent(at: offset, width: 2)
        let units = (0..<count).map { UInt16(bytes[start + 2 * $0]) << 8 | UInt16(bytes[start + 2 * $0 + 1]) }
        guard let text = String(validating: units, as: UTF16.self) else {
            throw Damage(message: "the string at byte \(start) is not UTF-16")
        }
        return text
    }

    private mutating func array(
        at offset: Int, location: PropertyListLocation, depth: Int
    ) throws(Damage) -> PropertyListNode.Content {
        let (start, count) = try extent(at: offset, width: referenceSize)
        var items: [PropertyListNode] = []
        for index in 0..<count {
            let object = try integer(at: start + index * referenceSize, size: referenceSize)
            let place = PropertyListLocation(keyPath: location.keyPath(toIndex: index))
            items.append(try value(object, at: place, depth: depth + 1))
        }
        return .array(items)
    }

    /// In the order of the keys: the form itself keeps none.
    private mutating func dictionary(
        at offset: Int, location: PropertyListLocation, depth: Int
    ) throws(Damage) -> PropertyListNode.Content {
        let (start, count) = try extent(at: offset, width: 2 * referenceSize)
        var entries: [String: PropertyListNode.Entry] = [:]
        for index in 0..<count {
            let keyObject = try integer(at: start + index * referenceSize, size: referenceSize)
            let key = try value(keyObject, at: location, depth: depth + 1)
            guard case .string(let name) = key.content else {
                throw Damage(message: "the key at byte \(start) is \(key.kind)")
            }
            guard entries[name] == nil else { throw Damage(message: "the key '\(name)' appears twice") }
            let object = try integer(at: start + (count + index) * referenceSize, size: referenceSize)
            let place = PropertyListLocation(keyPath: location.keyPath(toKey: name))
            entries[name] = .init(key: name, keyLocation: place, value: try value(object, at: place, depth: depth + 1))
        }
        return .dictionary(entries.values.sorted { $0.key < $1.key })
    }

    /// Where the elements of a value begin and how many there are; all of them lie in the file.
    private func extent(at offset: Int, width: Int) throws(Damage) -> (start: Int, count: Int) {
        var start = offset + 1
        var count = Int(bytes[offset] & 0xF)
        if count == 0xF {
            guard start < bytes.count, bytes[start] >> 4 == 1 else {
                throw Damage(message: "the count at byte \(start) is not an integer")
            }
            let size = 1 << Int(bytes[start] & 0xF)
            count = try integer(at: start + 1, size: size)
            start += 1 + size
        }
        guard start <= bytes.count, count <= (bytes.count - start) / width else {
            throw Damage(message: "the value at byte \(offset) ends outside the file")
        }
        return (start, count)
    }

    private func integerContent(at offset: Int, size: Int) throws(Damage) -> PropertyListNode.Content {
        // Sixteen bytes are how an unsigned number above the signed range is written.
        let magnitude = try unsigned(at: size == 16 ? offset + 8 : offset, size: min(size, 8))
        if size == 8 { return .integer(Int(bitPattern: UInt(magnitude))) }
        guard size <= 16 else { throw Damage(message: "the integer at byte \(offset) is too wide") }
        return Int(exactly: magnitude).map { .integer($0) } ?? .large(magnitude)
    }

    private func real(at offset: Int, size: Int) throws(Damage) -> Double {
        switch size {
        case 4: return Double(Float(bitPattern: UInt32(try unsigned(at: offset, size: 4))))
        case 8: return Double(bitPattern: try unsigned(at: offset, size: 8))
        default: throw Damage(message: "the real number at byte \(offset) has \(size) bytes")
        }
    }

    private func date(at offset: Int) throws(Damage) -> Date {
        let seconds = try real(at: offset, size: 8)
        guard seconds.isFinite else { throw Damage(message: "the date at byte \(offset) is not a valid date") }
        return Date(timeIntervalSinceReferenceDate: seconds)
    }

    /// A count, an offset or a reference.
    private func integer(at offset: Int, size: Int) throws(Damage) -> Int {
        guard let number = Int(exactly: try unsigned(at: offset, size: size)) else {
            throw Damage(message: "the number at byte \(offset) is too large")
        }
        return number
    }

    private func unsigned(at offset: Int, size: Int) throws(Damage) -> UInt64 {
        guard size <= 8, offset >= 0, offset <= bytes.count - size else {
            throw Damage(message: "the number at byte \(offset) lies outside the file")
        }
        return bytes[offset..<offset + size].reduce(0) { $0 << 8 | UInt64($1) }
    }
}
