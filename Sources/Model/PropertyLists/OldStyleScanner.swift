// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// Reads the words of property lists of before XML, in which Xcode keeps its projects and apps their `.strings`.
///
/// A word stands in double or single quotation marks, with escapes, or without where it has none but plain characters;
/// between words may be spaces and comments as in C.
package struct OldStyleScanner {
    /// What is wrong with a text, and where.
    package struct Problem: Error, Hashable {
        package let line: Int
        package let reason: Sentence
        package let remedy: Sentence
    }

    private let scalars: [Unicode.Scalar]
    private var position = 0
    private var line = 1

    package init(_ text: String) { scalars = Array(text.unicodeScalars) }

    /// Nil at the end.
    package var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    /// A problem with what stands here.
    package func problem(_ reason: Sentence, remedy: Sentence) -> Problem {
        Problem(line: line, reason: reason, remedy: remedy)
    }

    /// Goes past a character, if it stands here.
    package mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard next == scalar else { return false }
        advance()
        return true
    }

    /// Goes past everything up to a character and the character; nil, and nowhere, when it doesn't come any more.
    package mutating func text(through end: Unicode.Scalar) -> String? {
        guard let place = scalars[position...].firstIndex(of: end) else { return nil }
        var text = String.UnicodeScalarView()
        while position <= place {
            text.append(scalars[position])
            advance()
        }
        return String(text)
    }

    /// Goes past spaces and comments.
    package mutating func skipSpace() throws(Problem) {
        while let next {
            if next.properties.isWhitespace {
                advance()
            } else if next == "/", follows("/") {
                while let next = self.next, next != "\n", next != "\r" { advance() }
            } else if next == "/", follows("*") {
                try skipComment()
            } else {
                return
            }
        }
    }

    /// The word that stands here, if one does.
    package mutating func word() throws(Problem) -> String? {
        if let quote = next, quote == "\"" || quote == "'" { return try quoted(by: quote) }
        var word = String.UnicodeScalarView()
        while let next, Self.isBare(next) {
            word.append(next)
            advance()
        }
        return word.isEmpty ? nil : String(word)
    }

    private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", ".", "$", ":", "-", "/": true
        default: !scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        }
    }

    private mutating func advance() {
        // CR LF counts once: by its LF.
        if scalars[position] == "\n" || (scalars[position] == "\r" && !follows("\n")) { line += 1 }
        position += 1
    }

    private func follows(_ scalar: Unicode.Scalar) -> Bool {
        position + 1 < scalars.count && scalars[position + 1] == scalar
    }

    private mutating func skipComment() throws(Problem) {
        let opening = problem("the comment is never closed", remedy: "write */ at its end")
        position += 2
        while let next {
            if next == "*", follows("/") {
                position += 2
                return
            }
            advance()
        }
        throw opening
    }

    private mutating func quoted(by quote: Unicode.Scalar) throws(Problem) -> String {
        let opening = problem("the text is never closed", remedy: "write \(quote) at its end")
        advance()
        var units: [UInt16] = []
        while let next {
            advance()
            if next == quote { return String(decoding: units, as: UTF16.self) }
            if next == "\\" {
                guard self.next != nil else { throw opening }
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
        while count < most, let next, let digit = UInt16(String(next), radix: Int(radix)) {
            value = value &* radix &+ digit
            advance()
            count += 1
        }
        return count == 0 ? nil : [value]
    }
}
