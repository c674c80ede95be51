// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Sentences

/// Reads JSON (RFC 8259) into a tree that keeps the order of its keys, which Foundation's reader does not.
///
/// Property lists have no null: a null is left out, in an array too. Whole numbers stay whole. Bytes from anywhere may
/// be given; size, depth and number of values are bounded by ``PropertyListLimits``.
package struct JSONReader {
    /// Why the bytes are no JSON.
    package struct Failure: Error, Hashable, PersonReadable {
        /// The byte it was seen at, from 0.
        package var offset: Int
        /// Lower case, without a full stop.
        package var message: Sentence

        package init(offset: Int, message: Sentence) {
            self.offset = offset
            self.message = message
        }

        package var sentence: Sentence { "\(message), at byte \(offset)" }
    }

    private let bytes: [UInt8]
    private let limits: PropertyListLimits
    private var place = 0
    private var remaining: Int

    private init(_ data: Data, within limits: PropertyListLimits) {
        bytes = [UInt8](data)
        self.limits = limits
        remaining = limits.values
    }

    /// The value that the whole of `data` is.
    ///
    /// - Returns: nil if it is null.
    package static func read(_ data: Data, within limits: PropertyListLimits) throws(Failure) -> PropertyListNode? {
        guard data.count <= limits.size else {
            throw Failure(
                offset: 0, message: "there are \(data.count) bytes; the limit is \(limits.size)")
        }
        var reader = JSONReader(data, within: limits)
        if reader.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.place = 3 }
        let root = try reader.value(depth: 0)
        reader.skipSpace()
        guard reader.place == reader.bytes.count else { throw reader.failure("there is text after its end") }
        return root.map { PropertyListNode(content: $0, location: PropertyListLocation()) }
    }

    private func failure(_ message: Sentence) -> Failure { Failure(offset: place, message: message) }

    private mutating func skipSpace() {
        while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
    }

    /// The next byte that is no space.
    private mutating func next() throws(Failure) -> UInt8 {
        skipSpace()
        guard place < bytes.count else { throw failure("it is cut off") }
        return bytes[place]
    }

    /// Nil is null.
    private mutating func value(depth: Int) throws(Failure) -> PropertyListNode.Content? {
        remaining -= 1
        guard remaining >= 0 else { throw failure("it holds more than \(limits.values) values") }
        if remaining.isMultiple(of: 256), Task.isCancelled { throw failure("reading it was stopped") }
        guard depth <= limits.depth else { throw failure("it nests more than \(limits.depth) deep") }
        switch try next() {
        case UInt8(ascii: "{"): return .dictionary(try members(depth: depth))
        case UInt8(ascii: "["): return .array(try elements(depth: depth))
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .boolean(true))
        case UInt8(ascii: "f"): return try word("false", .boolean(false))
        case UInt8(ascii: "n"): return try word("null", nil)
        default: return try number()
        }
    }

    private mutating func word(_ word: StaticString, _ meaning: PropertyListNode.Content?) throws(Failure)
        -> PropertyListNode.Content?
    {
        let isThere = word.withUTF8Buffer { bytes[place...].starts(with: $0) }
        guard isThere else { throw failure("there is no value of this kind") }
        place += word.utf8CodeUnitCount
        return meaning
    }

    private mutating func members(depth: Int) throws(Failure) -> [PropertyListNode.Entry] {
        place += 1
        var entries: [PropertyListNode.Entry] = []
        var places: [String: Int] = [:]
        guard try next() != UInt8(ascii: "}") else {
            place += 1
            return []
        }
        while true {
            guard try next() == UInt8(ascii: "\"") else {
                throw failure("a name in quotation marks is expected")
            }
            let key = try string()
            guard try next() == UInt8(ascii: ":") else { throw failure("a colon is expected") }
            place += 1
            // Of a name that stands twice the last counts, as everywhere.
            if let value = try value(depth: depth + 1) {
                if let index = places[key] {
                    entries[index].value.content = value
                } else {
                    places[key] = entries.count
                    entries.append(
                        .init(
                            key: key, keyLocation: PropertyListLocation(),
                            value: PropertyListNode(content: value, location: PropertyListLocation())))
                }
            }
            guard try isFollowed(endingBy: UInt8(ascii: "}")) else { return entries }
        }
    }

    private mutating func elements(depth: Int) throws(Failure) -> [PropertyListNode] {
        place += 1
        var elements: [PropertyListNode] = []
        guard try next() != UInt8(ascii: "]") else {
            place += 1
            return []
        }
        while true {
            if let value = try value(depth: depth + 1) {
                elements.append(PropertyListNode(content: value, location: PropertyListLocation()))
            }
            guard try isFollowed(endingBy: UInt8(ascii: "]")) else { return elements }
        }
    }

    /// Steps over the comma, or over the end.
    private mutating func isFollowed(endingBy end: UInt8) throws(Failure) -> Bool {
        let byte = try next()
        guard byte == UInt8(ascii: ",") || byte == end else { throw failure("a comma or the end is expected") }
        place += 1
        return byte != end
    }

    private mutating func number() throws(Failure) -> PropertyListNode.Content {
        let start = place
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        func isPart(_ byte: UInt8) -> Bool {
            digits.contains(byte) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(byte)
        }
        while place < bytes.count, isPart(bytes[place]) { place += 1 }
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        let unsigned = text.hasPrefix("-") ? text.dropFirst() : text[...]
        guard let first = unsigned.utf8.first, digits.contains(first), unsigned == "0" || !isPadded(unsigned) else {
            place = start
            throw failure("there is no value of this kind")
        }
        if let whole = Int(text) { return .integer(whole) }
        if let large = UInt64(text) { return .large(large) }
        guard let number = Double(text), text.utf8.last.map(digits.contains) == true else {
            place = start
            throw failure("the number is malformed")
        }
        return .real(number)
    }

    private func isPadded(_ number: Substring) -> Bool {
        number.hasPrefix("0") && number.dropFirst().utf8.first.map { $0 >= UInt8(ascii: "0") } == true
            && number.dropFirst().utf8.first.map { $0 <= UInt8(ascii: "9") } == true
    }

    private mutating func string() throws(Failure) -> String {
        place += 1
        var text: [UInt8] = []
        while place < bytes.count {
            let start = place
            while place < bytes.count, bytes[place] != UInt8(ascii: "\""), bytes[place] != UInt8(ascii: "\\") {
                guard bytes[place] >= 0x20 else { throw failure("a control character has to be written as \\u") }
                place += 1
            }
            text += bytes[start..<place]
            guard place < bytes.count else { break }
            if bytes[place] == UInt8(ascii: "\"") {
                place += 1
                return String(decoding: text, as: UTF8.self)
            }
            text += try escape()
        }
        throw failure("a text is cut off")
    }

    private mutating func escape() throws(Failure) -> [UInt8] {
        guard place + 1 < bytes.count else { throw failure("a text is cut off") }
        place += 2
        switch bytes[place - 1] {
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "u"): return Array(String(try scalar()).utf8)
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [bytes[place - 1]]
        default:
            place -= 2
            throw failure("the escape is not valid")
        }
    }

    /// One character of `\uXXXX`, or of the two that stand for one above U+FFFF; half of a pair is no character.
    private mutating func scalar() throws(Failure) -> Unicode.Scalar {
        let first = try unit()
        if let scalar = Unicode.Scalar(first) { return scalar }
        let isPair = first < 0xDC00 && bytes[place...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")])
        guard isPair else { return "\u{FFFD}" }
        let back = place
        place += 2
        let second = try unit()
        guard (0xDC00...0xDFFF).contains(second) else {
            place = back
            return "\u{FFFD}"
        }
        return Unicode.Scalar(0x1_0000 + (UInt32(first) - 0xD800) << 10 + UInt32(second) - 0xDC00) ?? "\u{FFFD}"
    }

    private mutating func unit() throws(Failure) -> UInt16 {
        guard place + 4 <= bytes.count,
            let unit = UInt16(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16),
            bytes[place] != UInt8(ascii: "+"), bytes[place] != UInt8(ascii: "-")
        else { throw failure("four hexadecimal digits are expected") }
        place += 4
        return unit
    }
}
