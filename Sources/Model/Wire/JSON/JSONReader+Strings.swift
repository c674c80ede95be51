// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension JSONReader {
    /// Reads a string that is not counted as a value: a key, or one already counted.
    mutating func string(orThrow wanted: String) throws(FrameError) -> String {
        skipSpace()
        guard next == UInt8(ascii: "\"") else { throw try mismatch(wanted) }
        position += 1
        let start = position
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                defer { position += 1 }
                return try text(of: bytes.span.extracting(start..<position))
            case UInt8(ascii: "\\"):
                return try escapedString(from: start)
            case 0..<0x20:
                throw fault("a control character in a string")
            default:
                position += 1
            }
        }
        throw fault("a string without an end")
    }

    /// Reads on in a string at its first escape.
    private mutating func escapedString(from start: Int) throws(FrameError) -> String {
        var content = Array(bytes[start..<position])
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return try text(of: content.span)
            case UInt8(ascii: "\\"):
                position += 1
                content.append(contentsOf: String(try escape()).utf8)
            case 0..<0x20:
                throw fault("a control character in a string")
            default:
                content.append(byte)
                position += 1
            }
        }
        throw fault("a string without an end")
    }

    /// Reads what follows a backslash.
    private mutating func escape() throws(FrameError) -> Character {
        guard let byte = next else { throw fault("a string without an end") }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Character(Unicode.Scalar(byte))
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return Character(try unicodeEscape())
        default: throw fault("an unknown escape")
        }
    }

    private mutating func unicodeEscape() throws(FrameError) -> Unicode.Scalar {
        let first = try hexadecimal()
        if let scalar = Unicode.Scalar(first) { return scalar }
        // Beyond U+FFFF a character is written as two halves.
        if UTF16.isLeadSurrogate(UInt16(first)), next == UInt8(ascii: "\\") {
            position += 1
            guard next == UInt8(ascii: "u") else { throw fault("half a character") }
            position += 1
            let second = try hexadecimal()
            if UTF16.isTrailSurrogate(UInt16(second)),
                let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
            {
                return scalar
            }
        }
        throw fault("half a character")
    }

    private mutating func hexadecimal() throws(FrameError) -> UInt32 {
        guard position + 4 <= bytes.count else { throw fault("an escape without its four digits") }
        var number: UInt32 = 0
        for byte in bytes[position..<position + 4] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw fault("an escape without its four digits")
            }
            number = number << 4 | UInt32(digit)
        }
        position += 4
        return number
    }

    private func text(of content: Span<UInt8>) throws(FrameError) -> String {
        do {
            return String(copying: try UTF8Span(validating: content))
        } catch {
            throw fault("a string is not UTF-8, before")
        }
    }
}
