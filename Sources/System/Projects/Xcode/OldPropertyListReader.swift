// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle

/// Reads the property list format of before XML, in which Xcode keeps its projects.
///
/// `{ key = value; }`, `( value, value )`, `"text"`, `text`, `<0fbd77>`, comments as in C.
/// Any bytes may be given; nesting and the number of values are bounded.
struct OldPropertyListReader {
    /// Why the bytes are no such list, and where.
    struct Failure: Error, Hashable {
        var line: Int
        var reason: String
    }

    private static let depthLimit = 64
    private static let valueLimit = 4_000_000

    private let bytes: [UInt8]
    private var offset = 0
    private var values = 0

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    static func read(_ bytes: [UInt8]) throws(Failure) -> PropertyTree {
        var reader = OldPropertyListReader(bytes)
        let tree = try reader.value(depth: 0)
        try reader.skip()
        guard reader.offset == bytes.count else { throw reader.failure("something follows the outermost value") }
        return tree
    }

    private mutating func value(depth: Int) throws(Failure) -> PropertyTree {
        try skip()
        values += 1
        guard depth < Self.depthLimit else { throw failure("the list nests deeper than \(Self.depthLimit) levels") }
        guard values <= Self.valueLimit else { throw failure("the list has more than \(Self.valueLimit) values") }
        switch next {
        case UInt8(ascii: "{"): return .dictionary(try dictionary(depth: depth))
        case UInt8(ascii: "("): return .array(try array(depth: depth))
        case UInt8(ascii: "<"): return .string(try data())
        default: return .string(try text())
        }
    }

    private mutating func dictionary(depth: Int) throws(Failure) -> [String: PropertyTree] {
        offset += 1
        var values: [String: PropertyTree] = [:]
        try skip()
        while next != UInt8(ascii: "}") {
            let key = try text()
            try expect("=", behind: "a key")
            values[key] = try value(depth: depth + 1)
            try expect(";", behind: "a value")
            try skip()
        }
        offset += 1
        return values
    }

    private mutating func array(depth: Int) throws(Failure) -> [PropertyTree] {
        offset += 1
        var items: [PropertyTree] = []
        try skip()
        while next != UInt8(ascii: ")") {
            items.append(try value(depth: depth + 1))
            try skip()
            if next == UInt8(ascii: ",") {
                offset += 1
                try skip()
            } else if next != UInt8(ascii: ")") {
                throw failure("a comma is missing between two items")
            }
        }
        offset += 1
        return items
    }

    /// Kept as it is written: nothing in a project is looked up by it.
    private mutating func data() throws(Failure) -> String {
        guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: ">")) else { throw failure("a ‘>’ is missing") }
        defer { offset = end + 1 }
        return String(decoding: bytes[offset...end], as: UTF8.self)
    }

    private mutating func text() throws(Failure) -> String {
        if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") { return try quotedText() }
        let start = offset
        while let byte = next, Self.isPlain(byte) { offset += 1 }
        guard offset > start else { throw failure(next == nil ? "the list is cut off" : "a text is missing") }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private mutating func quotedText() throws(Failure) -> String {
        let quote = bytes[offset]
        offset += 1
        var content: [UInt8] = []
        while let byte = next {
            offset += 1
            if byte == quote { return String(decoding: content, as: UTF8.self) }
            guard byte == UInt8(ascii: "\\"), let escaped = next else {
                content.append(byte)
                continue
            }
            offset += 1
            switch escaped {
            case UInt8(ascii: "n"): content.append(UInt8(ascii: "\n"))
            case UInt8(ascii: "t"): content.append(UInt8(ascii: "\t"))
            default: content.append(escaped)
            }
        }
        throw failure("a quotation mark is missing")
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "_$/:.-+*@".utf8.contains(byte)
        }
    }

    // MARK: Bytes

    private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func expect(_ mark: Unicode.Scalar, behind what: String) throws(Failure) {
        try skip()
        guard next == UInt8(ascii: mark) else {
            throw failure(next == nil ? "the list is cut off" : "a ‘\(mark)’ is missing behind \(what)")
        }
        offset += 1
        try skip()
    }

    /// Past spaces and comments.
    private mutating func skip() throws(Failure) {
        while let byte = next {
            if byte <= 0x20 {
                offset += 1
            } else if bytes[offset...].starts(with: "//".utf8) {
                offset = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            } else if bytes[offset...].starts(with: "/*".utf8) {
                offset += 2
                while offset < bytes.count, !bytes[offset...].starts(with: "*/".utf8) { offset += 1 }
                guard offset < bytes.count else { throw failure("a comment is cut off") }
                offset += 2
            } else {
                return
            }
        }
    }

    private func failure(_ reason: String) -> Failure {
        Failure(line: bytes[..<min(offset, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1, reason: reason)
    }
}
