// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Wire

/// An item without its secret.
struct KeychainItem: Hashable, Sendable {
    var itemClass: ItemClass
    var group: String
    /// By Apple's raw names, without class, group and dates.
    var attributes: [String: PropertyListValue]
    var created: Date
    var modified: Date

    /// What tells it apart from the others of its group.
    var identity: [Data] { itemClass.primaryAttributes.map { attributes[$0]?.comparableBytes ?? Data() } }

    /// By what of it searches find it; a primary attribute that was left out counts as empty.
    var indexed: [(name: String, value: Data)] {
        itemClass.indexedAttributes.compactMap { name in
            if let value = attributes[name] { return (name, value.comparableBytes) }
            return itemClass.primaryAttributes.contains(name) ? (name, Data()) : nil
        }
    }

    /// As the app sees it.
    var dictionary: [String: PropertyListValue] {
        var dictionary = attributes
        dictionary[KeychainKey.itemClass] = .string(itemClass.rawValue)
        dictionary[KeychainKey.accessGroup] = .string(group)
        dictionary[KeychainKey.creationDate] = .date(created)
        dictionary[KeychainKey.modificationDate] = .date(modified)
        return dictionary
    }
}

/// The form in which the attributes of an item are sealed: a version, then class, group, dates and
/// attributes, each text with its length before it. A search opens many items, and reads this some
/// ten times as fast as JSON.
extension KeychainItem {
    private static let version: UInt8 = 1

    /// The bytes that are sealed; nil for an attribute of a kind that no item has.
    var bytes: Data? {
        var output = ItemBytesWriter()
        output.write(Self.version)
        output.write(itemClass.rawValue)
        output.write(group)
        output.write(created.timeIntervalSinceReferenceDate.bitPattern)
        output.write(modified.timeIntervalSinceReferenceDate.bitPattern)
        output.write(UInt64(attributes.count))
        for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
            output.write(name)
            switch value {
            case .string(let text):
                output.write(Kind.string.rawValue)
                output.write(text)
            case .data(let data):
                output.write(Kind.data.rawValue)
                output.write(data)
            case .integer(let number):
                output.write(Kind.integer.rawValue)
                output.write(UInt64(bitPattern: Int64(number)))
            case .boolean(let truth):
                output.write(Kind.boolean.rawValue)
                output.write(truth ? 1 : 0 as UInt8)
            case .real, .date, .url, .set, .null, .array, .dictionary:
                return nil
            }
        }
        return output.data
    }

    private enum Kind: UInt8 {
        case string, data, integer, boolean
    }

    /// Nil when the bytes are not exactly an item's.
    init?(bytes: Data) {
        var input = ItemBytesReader(bytes)
        guard input.byte() == Self.version, let itemClass = input.text().flatMap(ItemClass.init),
            let group = input.text(), let created = input.date(), let modified = input.date(),
            let count = input.number(), count <= UInt64(bytes.count)
        else { return nil }
        var attributes: [String: PropertyListValue] = [:]
        for _ in 0..<count {
            guard let name = input.text(), let value = Self.value(&input),
                attributes.updateValue(value, forKey: name) == nil
            else { return nil }
        }
        guard input.isAtEnd else { return nil }
        self.init(itemClass: itemClass, group: group, attributes: attributes, created: created, modified: modified)
    }

    private static func value(_ input: inout ItemBytesReader) -> PropertyListValue? {
        switch input.byte().flatMap(Kind.init) {
        case .string?: input.text().map { .string($0) }
        case .data?: input.data().map { .data($0) }
        case .integer?: input.number().map { .integer(Int(Int64(bitPattern: $0))) }
        case .boolean?: input.byte().flatMap { $0 < 2 ? .boolean($0 == 1) : nil }
        case nil: nil
        }
    }
}

private struct ItemBytesWriter {
    private(set) var data = Data()

    mutating func write(_ byte: UInt8) { data.append(byte) }

    mutating func write(_ number: UInt64) {
        withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
    }

    mutating func write(_ bytes: Data) {
        write(UInt64(bytes.count))
        data.append(bytes)
    }

    mutating func write(_ text: String) {
        write(UInt64(text.utf8.count))
        data.append(contentsOf: text.utf8)
    }
}

/// Every part is nil if the bytes end too soon.
private struct ItemBytesReader {
    private var rest: ArraySlice<UInt8>

    init(_ data: Data) { rest = ArraySlice(data) }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func byte() -> UInt8? { rest.popFirst() }

    mutating func number() -> UInt64? {
        guard rest.count >= 8 else { return nil }
        defer { rest.removeFirst(8) }
        return rest.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    mutating func date() -> Date? {
        guard let bits = number() else { return nil }
        let seconds = Double(bitPattern: bits)
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        return date.isInCalendar ? date : nil
    }

    mutating func data() -> Data? { bytes().map { Data($0) } }

    mutating func text() -> String? { bytes().flatMap { String(validating: $0, as: UTF8.self) } }

    private mutating func bytes() -> ArraySlice<UInt8>? {
        guard let count = number(), count <= UInt64(rest.count) else { return nil }
        defer { rest.removeFirst(Int(count)) }
        return rest.prefix(Int(count))
    }
}
