// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The tokens of the beginning of a text; a value is not longer than that.
struct TokenRow {
    /// In the order of the text.
    private(set) var tokens: Tokens = []

    /// Whether the text goes on after the last token.
    let isCut: Bool

    /// The most scalars of a value.
    static let longest = 200

    /// - Parameters:
    ///   - count: The most tokens that are wanted.
    ///   - longest: The most scalars that are looked at.
    init(_ text: String, from start: String.Index? = nil, count: Int = .max, longest: Int = Self.longest) {
        let scalars = text.unicodeScalars
        var index = start ?? text.startIndex
        let limit = scalars.index(index, offsetBy: longest, limitedBy: text.endIndex) ?? text.endIndex
        isCut = limit < text.endIndex
        var isSpaced = false
        while index < limit, tokens.count < count {
            let scalar = Self.halfWidth(scalars[index])
            guard let kind = Self.kind(of: scalar), !isHyphen(scalar, in: scalars, at: index) else {
                isSpaced = true
                index = scalars.index(after: index)
                continue
            }
            let source = text[index..<Self.end(of: kind, in: scalars, from: index, limit: limit)]
            tokens.append(Token(text: Self.folded(source, kind), kind: kind, source: source, isSpaced: isSpaced))
            (index, isSpaced) = (source.endIndex, false)
        }
    }

    /// The next token of a text, however many spaces stand before it.
    static func firstToken(of text: String, from start: String.Index) -> Token? {
        let rest = text.unicodeScalars[start...]
        let first = rest.firstIndex { kind(of: halfWidth($0)) != nil }
        return first.flatMap { TokenRow(text, from: $0, count: 1).tokens.first }
    }

    /// Whether the sign joins two words, as in "twenty-one" and "20-minute", and says nothing.
    private func isHyphen(_ scalar: Unicode.Scalar, in scalars: String.UnicodeScalarView, at index: String.Index)
        -> Bool
    {
        guard ["-", "\u{2010}", "\u{2011}"].contains(scalar), let last = tokens.last, last.source.endIndex == index,
            last.kind == .word || last.kind == .digits
        else { return false }
        let next = scalars.index(after: index)
        return next < scalars.endIndex && Self.kind(of: scalars[next]) == .word
    }

    /// The words of an entry; "d’" is one of them.
    static func words(of entry: String) -> [String] {
        var words = TokenRow(entry).tokens.map(\.text)
        if words.count > 1, words.last == "'" { words[words.count - 2] += words.removeLast() }
        return words
    }

    private static func end(
        of kind: Token.Kind, in scalars: String.UnicodeScalarView, from start: String.Index, limit: String.Index
    ) -> String.Index {
        var end = scalars.index(after: start)
        guard kind == .word || kind == .digits else { return end }
        while end < limit, Self.kind(of: halfWidth(scalars[end])) == kind { end = scalars.index(after: end) }
        // The apostrophe of "o'clock" and "d'heure" ends a word.
        if kind == .word, end < limit, halfWidth(scalars[end]) == "'" {
            let next = scalars.index(after: end)
            if next < limit, Self.kind(of: scalars[next]) == .word { return next }
        }
        return end
    }

    /// Nil for a space.
    private static func kind(of scalar: Unicode.Scalar) -> Token.Kind? {
        switch scalar.value {
        case 0x30...0x39: return .digits
        case 0x41...0x5A, 0x61...0x7A: return .word
        case 0...0x20, 0xA0, 0xAD, 0x2000...0x200B, 0x202F, 0x3000: return nil
        case 0x21...0x7F: return .sign
        case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF, 0x3007: return .ideograph
        default:
            let properties = scalar.properties
            if properties.isWhitespace { return nil }
            return properties.isAlphabetic || properties.generalCategory == .nonspacingMark ? .word : .sign
        }
    }

    /// ８ as 8, and the long dashes as a minus.
    private static func halfWidth(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
        case 0x2212, 0x2013, 0x2014: "-"
        case 0xFFE5: "¥"
        case 0x2019: "'"
        default: scalar
        }
    }

    private static func folded(_ text: Substring, _ kind: Token.Kind) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        var words = ""
        for scalar in text.unicodeScalars { words.unicodeScalars.append(halfWidth(scalar)) }
        guard kind == .word else { return words }
        return words.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            .replacing("ß", with: "ss").replacing("œ", with: "oe").replacing("\u{B5}", with: "μ")
    }
}
