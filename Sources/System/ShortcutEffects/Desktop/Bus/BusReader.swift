// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Reads values as D-Bus has them, in little-endian; each is nil if the bytes end before it does.
struct BusReader {
    private let bytes: [UInt8]
    var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func align(_ alignment: Int) { position += (alignment - position % alignment) % alignment }

    mutating func byte() -> UInt8? {
        guard position < bytes.count else { return nil }
        position += 1
        return bytes[position - 1]
    }

    mutating func number() -> UInt32? {
        align(4)
        guard position + 4 <= bytes.count else { return nil }
        position += 4
        return bytes[position - 4..<position].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }

    mutating func text() -> String? { number().flatMap { string(Int($0)) } }

    mutating func signature() -> String? { byte().flatMap { string(Int($0)) } }

    private mutating func string(_ count: Int) -> String? {
        // It has a zero behind it.
        guard count < bytes.count, position + count < bytes.count else { return nil }
        defer { position += count + 1 }
        return String(validating: bytes[position..<position + count], as: UTF8.self)
    }

    /// The text that a dictionary has for a key; nil if it has none, or what this cannot read stands before it.
    mutating func text(for key: String) -> String? {
        guard let length = number() else { return nil }
        align(8)
        let end = min(position + Int(length), bytes.count)
        while position < end {
            align(8)
            guard let name = text(), let type = signature() else { return nil }
            switch type {
            case "s", "o":
                guard let value = text() else { return nil }
                if name == key { return value }
            case "b", "u", "i": if number() == nil { return nil }
            default: return nil
            }
        }
        return nil
    }
}
