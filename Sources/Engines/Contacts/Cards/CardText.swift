// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the value of a property says.
struct CardText {
    /// Gives the text of bytes in a set of characters, by its label; nil if that is not known.
    typealias Decoder = @Sendable (_ bytes: [UInt8], _ label: String) -> String?

    /// Bytes of a value that is a name, a number or an address; a longer one is not.
    static let greatestSize = 1024

    private let decoder: Decoder

    init(decoder: @escaping Decoder) {
        self.decoder = decoder
    }

    /// A text in one piece; empty for an invalid one.
    func text(of line: CardLine) -> String { Self.plain(Self.unescaped(characters(of: line)[...])) }

    /// The parts between semicolons, of which commas make several one.
    func parts(of line: CardLine) -> [String] {
        Self.split(characters(of: line), at: ";").map { part in
            Self.split(String(part), at: ",").map { Self.plain(Self.unescaped($0)) }.filter { !$0.isEmpty }
                .joined(separator: " ")
        }
    }

    /// The texts between commas.
    func list(of line: CardLine) -> [String] {
        Self.split(characters(of: line), at: ",").map { Self.plain(Self.unescaped($0)) }.filter { !$0.isEmpty }
    }

    private func characters(of line: CardLine) -> String {
        let encodings = line.values(of: "ENCODING")
        if encodings.contains("B") || encodings.contains("BASE64") { return "" }
        let isQuoted = encodings.contains("QUOTED-PRINTABLE")
        let bytes = isQuoted ? Self.unquoted(line.value) : Array(line.value)
        if let label = line.values(of: "CHARSET").first, label != "UTF-8", let text = decoder(bytes, label) {
            return text
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// What `=E7=8E=8B` stands for; an `=` without two digits is itself.
    private static func unquoted(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var rest = bytes
        while let byte = rest.popFirst() {
            let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
            if byte == UInt8(ascii: "="), digits.count == 2 {
                result.append(UInt8(digits[0] << 4 | digits[1]))
                rest = rest.dropFirst(2)
            } else {
                result.append(byte)
            }
        }
        return result
    }

    /// Parts between separators that no backslash stands before; a hundred at most.
    private static func split(_ text: String, at separator: Unicode.Scalar) -> [Substring] {
        var parts: [Substring] = []
        var start = text.startIndex
        var isEscaped = false
        let scalars = text.unicodeScalars
        for index in scalars.indices {
            if scalars[index] == separator, !isEscaped, parts.count < 100 {
                parts.append(text[start..<index])
                start = scalars.index(after: index)
            }
            isEscaped = !isEscaped && scalars[index] == "\\"
        }
        return parts + [text[start...]]
    }

    private static func unescaped(_ text: Substring) -> String {
        guard text.unicodeScalars.contains("\\") else { return String(text) }
        var result = String.UnicodeScalarView()
        var rest = text.unicodeScalars
        while let scalar = rest.popFirst() {
            guard scalar == "\\", let next = rest.first else {
                result.append(scalar)
                continue
            }
            switch next {
            case "n", "N": result.append("\n")
            case "\\", ",", ";", ":": result.append(next)
            default:
                result.append(scalar)
                continue
            }
            rest.removeFirst()
        }
        return String(result)
    }

    /// Most are: letters, digits and signs of ASCII with single spaces between.
    private static func isPlain(_ text: String) -> Bool {
        var before = UInt8(ascii: " ")
        for byte in text.utf8 {
            guard (0x20..<0x7F).contains(byte), byte != 0x20 || before != 0x20 else { return false }
            before = byte
        }
        return before != 0x20 || text.isEmpty
    }

    /// In one line, without what cannot be seen; empty if it is too long for a name.
    private static func plain(_ text: String) -> String {
        guard text.utf8.count <= greatestSize else { return "" }
        if isPlain(text) { return text }
        let seen = text.unicodeScalars.filter { scalar in
            scalar.properties.isWhitespace
                || ![.control, .surrogate, .unassigned].contains(scalar.properties.generalCategory)
                    && !(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value)
                    && scalar != "\u{FEFF}"
        }
        return String(String.UnicodeScalarView(seen)).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
