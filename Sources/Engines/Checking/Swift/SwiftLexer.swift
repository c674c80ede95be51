// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Splits Swift into tokens, past comments, without judging whether it is correct.
///
/// Any bytes may be given. It reads each byte once; interpolations nest up to
/// ``depthLimit`` and are taken for text beyond. Objective-C's literals and
/// comments are near enough for it too.
struct SwiftLexer {
    /// String literals inside the interpolations of others.
    static let depthLimit = 32

    /// A literal whose interpolation is being read.
    private struct OpenLiteral {
        var delimiter: SwiftLiteralDelimiter
        var parentheses = 0
    }

    private let bytes: [UInt8]
    private var offset = 0
    private var open: [OpenLiteral] = []
    private(set) var tokens: [SwiftToken] = []
    /// The comments that begin with `beckon:`, and where.
    private(set) var remarks: [Range<Int>] = []
    /// The offset of each line's first byte.
    private(set) var lines: [UInt32] = [0]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens.reserveCapacity(bytes.count / 6)
    }

    mutating func run() {
        while offset < bytes.count { step() }
    }

    private mutating func step() {
        let byte = bytes[offset]
        switch byte {
        case UInt8(ascii: "\n"): newLine()
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): offset += 1
        case UInt8(ascii: "/") where self.byte(after: 1) == UInt8(ascii: "/"): lineComment()
        case UInt8(ascii: "/") where self.byte(after: 1) == UInt8(ascii: "*"): blockComment()
        case UInt8(ascii: "\""): literal(SwiftLiteralDelimiter(hashes: 0, isLong: hasThreeQuotes(at: offset)))
        case UInt8(ascii: "#"): numberSign()
        case UInt8(ascii: "`"): offset += 1
        case UInt8(ascii: "("), UInt8(ascii: ")"): parenthesis(byte)
        case _ where Self.startsWord(byte): word(.word, from: offset)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): word(.number, from: offset)
        default: mark()
        }
    }

    // MARK: Words and marks

    static func startsWord(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_") || byte >= 0x80
            || byte == UInt8(ascii: "$")
    }

    private static func continuesWord(_ byte: UInt8) -> Bool {
        startsWord(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private mutating func word(_ kind: SwiftToken.Kind, from start: Int) {
        offset += 1
        while offset < bytes.count, Self.continuesWord(bytes[offset]) { offset += 1 }
        add(kind, start..<offset)
    }

    private mutating func mark() {
        add(.mark, offset..<(offset + 1))
        offset += 1
    }

    private mutating func numberSign() {
        var hashes = 0
        while byte(after: hashes) == UInt8(ascii: "#") { hashes += 1 }
        if byte(after: hashes) == UInt8(ascii: "\"") {
            offset += hashes
            literal(SwiftLiteralDelimiter(hashes: hashes, isLong: hasThreeQuotes(at: offset)))
        } else if hashes == 1, let next = self.byte(after: 1), Self.startsWord(next) {
            let start = offset
            offset += 1
            word(.directive, from: start)
        } else {
            mark()
        }
    }

    /// Counts the parentheses of an interpolation, whose last one leads back into its literal.
    private mutating func parenthesis(_ byte: UInt8) {
        guard var literal = open.last else { return mark() }
        literal.parentheses += byte == UInt8(ascii: "(") ? 1 : -1
        if literal.parentheses < 0 {
            open.removeLast()
            offset += 1
            content(of: literal.delimiter, isWhole: false)
        } else {
            open[open.count - 1] = literal
            mark()
        }
    }

    // MARK: Comments

    private mutating func lineComment() {
        let start = offset
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
        remark(in: start..<offset)
    }

    /// Up to its end, comments inside of it included.
    private mutating func blockComment() {
        var depth = 0
        repeat {
            if bytes[offset] == UInt8(ascii: "/"), self.byte(after: 1) == UInt8(ascii: "*") {
                depth += 1
                offset += 2
            } else if bytes[offset] == UInt8(ascii: "*"), self.byte(after: 1) == UInt8(ascii: "/") {
                depth -= 1
                offset += 2
            } else if bytes[offset] == UInt8(ascii: "\n") {
                newLine()
            } else {
                offset += 1
            }
        } while depth > 0 && offset < bytes.count
    }

    private mutating func remark(in comment: Range<Int>) {
        let content = bytes[comment].drop { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: " ") }
        if content.starts(with: "beckon:".utf8) { remarks.append(content.startIndex..<comment.upperBound) }
    }

    // MARK: Literals

    /// At the first quotation mark.
    private mutating func literal(_ delimiter: SwiftLiteralDelimiter) {
        offset += delimiter.quotes
        content(of: delimiter, isWhole: true)
    }

    /// Reads on in a literal up to its end, the next interpolation, or the end of a line that forgot to close it.
    private mutating func content(of delimiter: SwiftLiteralDelimiter, isWhole: Bool) {
        var isWhole = isWhole
        var start = offset
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "\""), delimiter.closes(bytes, at: offset) {
                add(isWhole ? .literal : .fragment, start..<offset)
                offset += delimiter.quotes + delimiter.hashes
                return
            }
            if byte == UInt8(ascii: "\n") {
                if !delimiter.isLong { return add(.fragment, start..<offset) }
                newLine()
            } else if byte == UInt8(ascii: "\\"), delimiter.escapes(bytes, at: offset) {
                add(.fragment, start..<offset)
                isWhole = false
                let escaped = offset + 1 + delimiter.hashes
                if bytes.indices.contains(escaped), bytes[escaped] == UInt8(ascii: "("), open.count < Self.depthLimit {
                    offset = escaped + 1
                    open.append(OpenLiteral(delimiter: delimiter))
                    return
                }
                offset = escaped
                // An escaped line break is counted as any other.
                if offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
                start = min(offset, bytes.count)
            } else {
                offset += 1
            }
        }
        offset = bytes.count
        add(.fragment, min(start, offset)..<offset)
    }

    private func hasThreeQuotes(at offset: Int) -> Bool {
        offset + 2 < bytes.count && bytes[offset...(offset + 2)].allSatisfy { $0 == UInt8(ascii: "\"") }
    }

    // MARK: Bytes

    private mutating func add(_ kind: SwiftToken.Kind, _ range: Range<Int>) {
        tokens.append(SwiftToken(kind: kind, start: UInt32(range.lowerBound), length: UInt32(range.count)))
    }

    private mutating func newLine() {
        offset += 1
        lines.append(UInt32(offset))
    }

    private func byte(after distance: Int) -> UInt8? {
        offset + distance < bytes.count ? bytes[offset + distance] : nil
    }
}

/// The smallest piece of Swift that has a meaning, as bytes of its source.
struct SwiftToken: Hashable, Sendable {
    enum Kind: UInt8, Hashable, Sendable {
        /// An identifier or keyword, without the backticks it may stand in.
        case word
        /// A number.
        case number
        /// The content of a string literal that has no escapes and no interpolation.
        case literal
        /// A piece of a string literal around escapes and interpolations.
        case fragment
        /// A single byte of an operator or of punctuation.
        case mark
        /// `#if`, `#selector`, `#available`, …, with the number sign.
        case directive
    }

    var kind: Kind
    var start: UInt32
    var length: UInt32

    var range: Range<Int> { Int(start)..<Int(start) + Int(length) }
}

/// What a string literal begins and ends with: `"`, `"""`, `#"`, …
struct SwiftLiteralDelimiter: Hashable, Sendable {
    var hashes: Int
    /// Of three quotation marks, over several lines.
    var isLong: Bool

    /// How many quotation marks stand at either end.
    var quotes: Int { isLong ? 3 : 1 }

    /// Whether the literal ends at the quotation mark at `offset`.
    func closes(_ bytes: [UInt8], at offset: Int) -> Bool {
        let marks = repeatElement(UInt8(ascii: "\""), count: quotes)
        let signs = repeatElement(UInt8(ascii: "#"), count: hashes)
        return bytes[offset...].starts(with: marks) && bytes.dropFirst(offset + quotes).starts(with: signs)
    }

    /// Whether the backslash at `offset` has as many number signs as an escape of the literal needs.
    func escapes(_ bytes: [UInt8], at offset: Int) -> Bool {
        bytes.dropFirst(offset + 1).starts(with: repeatElement(UInt8(ascii: "#"), count: hashes))
    }
}
