// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A text reduced to what counts when words are compared.
///
/// Case, accents, full and half width, punctuation and traditional against
/// simplified Chinese make no difference. Words of scripts with spaces are one
/// token each; a Chinese, Japanese or Korean character is a token by itself, as
/// no space says where a word ends, and so is an emoji. Each token remembers the words it came from.
package struct FoldedText: Hashable, Sendable {
    /// A word or a character, folded, and where it stood.
    package struct Token: Hashable, Sendable {
        package var text: String
        package var range: Range<String.Index>
        /// Whether no space is heard beside it.
        package var isIdeograph = false
    }

    /// As it was given.
    package let original: String
    package let tokens: [Token]

    package init(_ text: String) {
        original = text
        tokens =
            text.utf8.allSatisfy { $0 < 0x80 }
            ? Self.plainTokens(of: text)
            : ScalarFolding.shared.tokens(of: text, folding: Self.folding) ?? Self.tokens(of: text)
    }

    /// The tokens with single spaces between them; two texts that are the same
    /// to a person have the same key.
    package var key: String {
        tokens.map(\.text).joined(separator: " ")
    }

    /// The same for ASCII, where a byte is a character and nothing needs
    /// Unicode's tables: twenty times as fast, and most phrases are ASCII.
    private static func plainTokens(of text: String) -> [Token] {
        var tokens: [Token] = []
        var word: [UInt8] = []
        var start = text.startIndex
        func endWord(at end: String.Index) {
            if !word.isEmpty { tokens.append(Token(text: String(decoding: word, as: UTF8.self), range: start..<end)) }
            word.removeAll(keepingCapacity: true)
        }
        for index in text.utf8.indices {
            let byte = text.utf8[index]
            switch byte {
            case UInt8(ascii: "'"): if isElided(word) { endWord(at: index) }
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"):
                if word.isEmpty { start = index }
                word.append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"):
                if word.isEmpty { start = index }
                word.append(byte | 0x20)
            default: endWord(at: index)
            }
        }
        endWord(at: text.endIndex)
        return tokens
    }

    private static func tokens(of text: String) -> [Token] {
        var tokens: [Token] = []
        var wordStart: String.Index?
        func endWord(at end: String.Index) {
            guard let start = wordStart else { return }
            wordStart = nil
            // What joins emoji tells no letters apart.
            var folded = fold(text[start..<end])
            folded.unicodeScalars.removeAll { $0 == "\u{200D}" }
            if !folded.isEmpty { tokens.append(Token(text: folded, range: start..<end)) }
        }
        var index = text.startIndex
        while index < text.endIndex {
            let next = text.index(after: index)
            switch CharacterKind(text[index]) {
            case .letter: wordStart = wordStart ?? index
            case .joiner:
                let isApostrophe = text[index].unicodeScalars.first?.isApostrophe ?? false
                if isApostrophe, let start = wordStart, isElided(fold(text[start..<index]).utf8) { endWord(at: index) }
            case .ideograph:
                endWord(at: index)
                let folded = foldedIdeograph(text[index..<next])
                tokens.append(Token(text: folded, range: index..<next, isIdeograph: true))
            case .separator: endWord(at: index)
            }
            index = next
        }
        endWord(at: text.endIndex)
        return tokens
    }

    /// Whether a word is a short one that stands for a longer one before an apostrophe: l’heure is two words, what’s is
    /// one.
    static func isElided(_ word: some Collection<UInt8>) -> Bool {
        guard let first = word.first, word.count <= 7 else { return false }
        return word.count == 1 ? elidedLetters.contains(first) : elidedWords.contains { word.elementsEqual($0.utf8) }
    }

    private static let elidedLetters = Set("cdjlmnst".utf8)
    private static let elidedWords = ["qu", "jusqu", "lorsqu", "puisqu", "quoiqu"]

    private static func folding(_ scalar: Unicode.Scalar) -> ScalarFolding.Entry {
        let character = Character(scalar)
        let kind = CharacterKind(character)
        let text = String(character)
        let folded = kind == .ideograph ? foldedIdeograph(text[...]) : fold(text[...])
        return ScalarFolding.Entry(kind: kind, folded: kind == .joiner ? "" : folded)
    }

    private static func fold(_ text: Substring) -> String {
        let folded = withoutMarks(text).folding(
            options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        // Keys are compared byte by byte where they are kept.
        return folded.filter { CharacterKind($0) != .joiner }.precomposedStringWithCanonicalMapping
    }

    /// A character that is a word, folded.
    private static func foldedIdeograph(_ text: Substring) -> String {
        guard let first = text.unicodeScalars.first else { return "" }
        // Foundation leaves the marks of half-width characters beside them, and knows no old form of Korean letters.
        let isOddlyWritten = (0xFF66...0xFFDC).contains(first.value) || (0x3131...0x318E).contains(first.value)
        return simplified(fold(isOddlyWritten ? text.precomposedStringWithCompatibilityMapping[...] : text))
    }

    /// Without what is not heard or seen: points of Hebrew and Arabic, which Foundation takes for letters of their own,
    /// skin tones, and characters that only say how others are shown.
    private static func withoutMarks(_ text: Substring) -> String {
        guard text.unicodeScalars.contains(where: \.mayBeMarked) else { return String(text) }
        let letters = text.decomposedStringWithCanonicalMapping.unicodeScalars.filter { !$0.isUnheard }
        return String(String.UnicodeScalarView(letters)).precomposedStringWithCanonicalMapping
    }

    private static func simplified(_ text: String) -> String {
        text.applyingTransform(StringTransform("Hant-Hans"), reverse: false) ?? text
    }
}

extension Unicode.Scalar {
    /// Hebrew and Arabic, and what is unheard itself.
    fileprivate var mayBeMarked: Bool {
        isUnheard || (0x0590...0x08FF).contains(value) || (0xFB1D...0xFB4F).contains(value)
    }

    fileprivate var isUnheard: Bool {
        switch value {
        case 0x0591...0x05BD, 0x05BF, 0x05C1, 0x05C2, 0x05C4, 0x05C5, 0x05C7: true
        case 0x0640, 0x064B...0x0652, 0x0670: true
        case 0x1F3FB...0x1F3FF: true
        // One joins emoji to another one, and some tell flags apart.
        case 0x200D, 0xE0020...0xE007F: false
        default: properties.isDefaultIgnorableCodePoint
        }
    }
}

extension FoldedText {
    /// The original words of a run of tokens, with the punctuation inside it.
    ///
    /// Beside it stays what is no punctuation of the sentence: the sign or point of a number, the beginning of a path,
    /// the end of “C++”.
    package func words(_ run: Range<Int>) -> String {
        String(original[range(of: run)])
    }

    /// Where the words of a run of tokens stand in the original.
    func range(of run: Range<Int>) -> Range<String.Index> {
        guard let first = tokens[run].first, let last = tokens[run].last else {
            return original.startIndex..<original.startIndex
        }
        let tail = original[last.range.upperBound...].prefix { $0 == "+" || $0 == "#" }
        return begin(of: first, at: run.lowerBound)..<tail.endIndex
    }

    /// Where so many folded letters of a token end in the original. Letters of one character stay together, and what is
    /// not heard goes with the character before it.
    func index(after count: Int, lettersOf token: Int) -> String.Index {
        let range = tokens[token].range
        let scalars = original.unicodeScalars[range]
        if scalars.count == tokens[token].text.unicodeScalars.count {
            return scalars.index(scalars.startIndex, offsetBy: max(0, count), limitedBy: range.upperBound)
                ?? range.upperBound
        }
        var index = range.lowerBound
        var left = count
        while index < range.upperBound {
            let next = original.index(after: index)
            let letters = FoldedText(String(original[index..<next])).tokens.first?.text.unicodeScalars.count ?? 0
            if letters > 0, left <= 0 { break }
            left -= letters
            index = next
        }
        return index
    }

    private func begin(of token: Token, at place: Int) -> String.Index {
        let before = place == 0 ? nil : tokens[place - 1]
        let gap = original[(before?.range.upperBound ?? original.startIndex)..<token.range.lowerBound]
        let edge = gap.lastIndex { $0.isWhitespace || Self.brackets.contains($0) }
        // In “10-5” it is not a sign.
        let isApart = edge != nil || before.map { CharacterKind(original[$0.range.lowerBound]) == .ideograph } ?? true
        let marks = edge.map { gap[gap.index(after: $0)...] } ?? gap
        guard isApart, !marks.isEmpty else { return token.range.lowerBound }
        let isNumber = original[token.range.lowerBound].isNumber && marks.wholeMatch(of: /[-+−－＋]?[.．]?/) != nil
        let isPath = marks.wholeMatch(of: /(?:~|\.\.?)?\/\.?/) != nil
        return isNumber || isPath ? marks.startIndex : token.range.lowerBound
    }

    private static let brackets: Set<Character> = [
        "(", "[", "\"", "'", "“", "‘", "«", "（", "【", "「", "『", "《", "：", "，",
    ]
}
