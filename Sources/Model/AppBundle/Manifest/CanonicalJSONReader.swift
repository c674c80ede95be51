// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Reads canonical JSON from bytes that anybody may have made.
///
/// It takes time in proportion to the bytes and no more stack than the depth
/// allows.
struct CanonicalJSONReader {
    static let depthLimit = 32

    private let bytes: [UInt8]
    private var position = 0

    /// - Throws: `Problem` naming the byte at which the text stops being canonical JSON.
    static func read(_ bytes: [UInt8]) throws(Problem<Fault>) -> CanonicalJSON {
        var reader = CanonicalJSONReader(bytes: bytes)
        let value = try reader.value(depth: 0)
        guard reader.position == bytes.count else { throw reader.failure("something follows the end") }
        return value
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func value(depth: Int) throws(Problem<Fault>) -> CanonicalJSON {
        guard depth < Self.depthLimit else { throw failure("it nests deeper than \(Self.depthLimit) levels") }
        switch next {
        case UInt8(ascii: "{"): return try object(depth: depth)
        case UInt8(ascii: "["): return try array(depth: depth)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .boolean(true))
        case UInt8(ascii: "f"): return try word("false", .boolean(false))
        default: return .integer(try integer())
        }
    }

    private mutating func object(depth: Int) throws(Problem<Fault>) -> CanonicalJSON {
        var members: [CanonicalJSON.Member] = []
        position += 1
        if take("}") { return .object([]) }
        repeat {
            let key = try string()
            if let last = members.last, !last.key.utf8.lexicographicallyPrecedes(key.utf8) {
                throw failure("the key ‘\(key.prefix(100))’ is out of order or there twice")
            }
            guard take(":") else { throw failure("a colon is missing") }
            members.append(CanonicalJSON.Member(key, try value(depth: depth + 1)))
        } while take(",")
        guard take("}") else { throw failure("a closing brace is missing") }
        return .object(members)
    }

    private mutating func array(depth: Int) throws(Problem<Fault>) -> CanonicalJSON {
        var items: [CanonicalJSON] = []
        position += 1
        if take("]") { return .array([]) }
        repeat { items.append(try value(depth: depth + 1)) } while take(",")
        guard take("]") else { throw failure("a closing bracket is missing") }
        return .array(items)
    }

    private mutating func string() throws(Problem<Fault>) -> String {
        guard take("\"") else { throw failure("a string is missing") }
        var content: [UInt8] = []
        while let byte = next, byte != UInt8(ascii: "\"") {
            guard byte >= 0x20 else { throw failure("a string holds a bare control character") }
            position += 1
            content.append(byte == UInt8(ascii: "\\") ? try escape() : byte)
        }
        guard take("\"") else { throw failure("a string has no end") }
        guard let text = String(validating: content, as: UTF8.self) else { throw failure("a string is not UTF-8") }
        return text
    }

    /// What follows a backslash: `"`, `\`, or the number of a control character.
    private mutating func escape() throws(Problem<Fault>) -> UInt8 {
        if take("\"") { return UInt8(ascii: "\"") }
        if take("\\") { return UInt8(ascii: "\\") }
        let digits = bytes[position...].prefix(5)
        guard digits.starts(with: Array("u00".utf8)),
            let code = Hexadecimal.bytes(String(decoding: digits.dropFirst(3), as: UTF8.self), count: 1)?.first,
            code < 0x20
        else { throw failure("a string holds an escape that is not needed") }
        position += 5
        return code
    }

    private mutating func integer() throws(Problem<Fault>) -> Int {
        let end = bytes[position...].prefix(20).firstIndex { !"-0123456789".utf8.contains($0) }
        let digits = bytes[position..<(end ?? min(position + 20, bytes.count))]
        let text = String(decoding: digits, as: UTF8.self)
        guard let value = Int(text), String(value) == text else { throw failure("a value is missing") }
        position += digits.count
        return value
    }

    private mutating func word(_ text: String, _ value: CanonicalJSON) throws(Problem<Fault>) -> CanonicalJSON {
        guard bytes[position...].starts(with: text.utf8) else { throw failure("a value is missing") }
        position += text.utf8.count
        return value
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private func failure(_ reason: Sentence) -> Problem<Fault> {
        Problem("\(reason), at byte \(position)")
    }
}
