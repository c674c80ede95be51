// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Parses the old style of `.strings` files: `"key" = "value";` with C comments.
///
/// Also taken, as Foundation takes them: words without quotation marks, single
/// quotation marks, `key;` for a key that is its own text, and braces around it all.
struct OldStyleStringsParser {
    private let scalars: [Unicode.Scalar]
    private let path: String
    private var position = 0
    private var line = 1

    init(_ text: String, path: String) {
        scalars = Array(text.unicodeScalars)
        self.path = path
    }

    /// All pairs of the file.
    mutating func parse() throws(StringsError) -> [String: String] {
        var strings: [String: String] = [:]
        try skipSpace()
        let isBraced = take("{")
        try skipSpace()
        while let next = peek, next != "}" {
            let key = try word(what: "a key")
            try skipSpace()
            var value = key
            if take("=") {
                try skipSpace()
                value = try word(what: "the text of '\(key.prefix(40))'")
                try skipSpace()
            }
            guard take(";") else {
                throw error("there is no ; after '\(key.prefix(40))'", mend: "write \"key\" = \"text\";")
            }
            strings[key] = value
            try skipSpace()
        }
        if peek == "}" || isBraced {
            guard isBraced, take("}") else { throw error("a brace is left open or never opened", mend: "remove it") }
            try skipSpace()
            if peek != nil { throw error("there is text after the closing }", mend: "remove it") }
        }
        return strings
    }

    private var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    private func error(_ message: String, mend: String) -> StringsError {
        StringsError(path: path, line: line, message, mend: mend)
    }

    private mutating func advance() {
        // CR LF counts once: by its LF.
        if scalars[position] == "\n" || isLoneReturn(at: position) { line += 1 }
        position += 1
    }

    private func isLoneReturn(at index: Int) -> Bool {
        scalars[index] == "\r" && !(index + 1 < scalars.count && scalars[index + 1] == "\n")
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard peek == scalar else { return false }
        advance()
        return true
    }

    private mutating func skipSpace() throws(StringsError) {
        while let next = peek {
            if next.properties.isWhitespace {
                advance()
            } else if next == "/", position + 1 < scalars.count, scalars[position + 1] == "/" {
                while let next = peek, next != "\n", next != "\r" { advance() }
            } else if next == "/", position + 1 < scalars.count, scalars[position + 1] == "*" {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(StringsError) {
        let opening = error("the comment is never closed", mend: "write */ at its end")
        position += 2
        while peek != nil {
            if peek == "*", position + 1 < scalars.count, scalars[position + 1] == "/" {
                position += 2
                return
            }
            advance()
        }
        throw opening
    }

    private mutating func word(what: String) throws(StringsError) -> String {
        if let quote = peek, quote == "\"" || quote == "'" { return try quoted(by: quote) }
        var word = String.UnicodeScalarView()
        while let next = peek, isBare(next) {
            word.append(next)
            advance()
        }
        guard !word.isEmpty else {
            throw error(
                peek.map { "'\($0)' stands where \(what) should" } ?? "the file ends where \(what) should stand",
                mend: "write \"key\" = \"text\";")
        }
        return String(word)
    }

    private func isBare(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            || "_.$:-/".unicodeScalars.contains(scalar)
    }

    private mutating func quoted(by quote: Unicode.Scalar) throws(StringsError) -> String {
        let opening = error("the text is never closed", mend: "write \(quote) at its end")
        advance()
        var units: [UInt16] = []
        while let next = peek {
            advance()
            if next == quote { return String(decoding: units, as: UTF16.self) }
            if next == "\\" {
                guard peek != nil else { throw opening }
                units.append(contentsOf: escape())
            } else {
                units.append(contentsOf: UTF16.encode(next) ?? UTF16.encodedReplacementCharacter)
            }
        }
        throw opening
    }

    /// What an escape stands for; `\U` escapes may be halves of a pair, so units and not characters.
    private mutating func escape() -> [UInt16] {
        let letter = scalars[position]
        advance()
        switch letter {
        case "n": return [10]
        case "t": return [9]
        case "r": return [13]
        case "a": return [7]
        case "b": return [8]
        case "f": return [12]
        case "v": return [11]
        case "U", "u": return number(radix: 16, most: 4) ?? Array(String(letter).utf16)
        case "0"..."7":
            position -= 1
            return number(radix: 8, most: 3) ?? []
        default: return Array(String(letter).utf16)
        }
    }

    private mutating func number(radix: UInt16, most: Int) -> [UInt16]? {
        var value: UInt16 = 0
        var count = 0
        while count < most, let next = peek, let digit = UInt16(String(next), radix: Int(radix)) {
            value = value &* radix &+ digit
            advance()
            count += 1
        }
        return count == 0 ? nil : [value]
    }
}
