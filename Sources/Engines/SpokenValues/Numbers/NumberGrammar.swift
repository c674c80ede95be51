// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a language says numbers.
final class NumberGrammar: Sendable {
    /// The longest groups of words first.
    let lexicon: Lexicon<NumberWord>
    /// How digits are separated.
    let separators: Separators
    /// Multipliers and scales that need no number before them: "cent".
    let bare: Set<Decimal>
    /// Tens after which 10 to 19 may come: "soixante-dix".
    let tensBeforeTeens: Set<Decimal>
    /// Whether units come before tens: "fünfundzwanzig".
    let hasUnitsFirst: Bool
    /// Whether a number is one word: "zweihundertfünf".
    let isCompound: Bool
    /// Whether digits are said one by one: 二〇二六.
    let isDigitwise: Bool
    /// Whether the last multiplier may be left out: 一百二.
    let isElliptic: Bool

    private static let mostPieces = 60
    private static let longestWord = 80
    private static let longestMorpheme = 14

    /// Takes the words of numbers from a language.
    init(_ words: LanguageWords, _ separators: Separators) {
        func numbers(_ key: String) -> Set<Decimal> {
            Set(words[key].compactMap { Decimal(string: $0) })
        }
        self.separators = separators
        bare = numbers("bare")
        tensBeforeTeens = numbers("tens before teens")
        hasUnitsFirst = words.isSet("units first")
        isCompound = words.isSet("compound")
        isDigitwise = words.isSet("digit by digit")
        isElliptic = words.isSet("elliptic")
        lexicon = NumberGrammar.lexicon(words, multipliers: numbers("multipliers").union([100]))
    }

    private static func lexicon(_ words: LanguageWords, multipliers: Set<Decimal>) -> Lexicon<NumberWord> {
        var lexicon = Lexicon<NumberWord>()
        func add(_ words: [String], _ role: NumberWord.Role, _ value: Decimal?) {
            if let value { lexicon.add(words, NumberWord(role: role, value: value)) }
        }
        for (value, list) in words.numbers {
            add(list, multipliers.contains(value) ? .multiplier : value < 100 ? .small : .scale, value)
        }
        let named: [(String, NumberWord.Role, Decimal)] = [
            ("dozen", .dozen, 12), ("half", .half, .half), ("plus half", .plusHalf, .half), ("over", .over, 0),
            ("article", .article, 1), ("and", .and, 0), ("point", .point, 0), ("minus", .minus, 0),
            ("vague", .vague, 0),
        ]
        for (key, role, value) in named { add(words[key], role, value) }
        for (value, list) in words.keys("value") { add(list, .fixed, Decimal(string: value)) }
        // "third" and "thirds", and "Drittel" which is both.
        for (key, one) in words.keys("fraction") {
            let several = words["fractions " + key]
            add(one.filter(several.contains), .anyParts, Decimal(string: key))
            add(one, .part, Decimal(string: key))
            add(several, .parts, Decimal(string: key))
        }
        return lexicon
    }

    // MARK: - Pieces

    /// Whether a number may begin with the token, as a word or as a part of one.
    func begins(_ token: Token) -> Bool {
        lexicon.hasEntry(token.text) || vulgarFraction(token) != nil || morphemes(of: token) != nil
    }

    /// The words of a number that begins at a token.
    func pieces(_ tokens: Tokens, at start: Int) -> [NumberPiece] {
        var pieces: [NumberPiece] = []
        var index = start
        while index < tokens.endIndex, pieces.count < Self.mostPieces {
            let token = tokens[index]
            let (words, end): ([NumberWord], Int)
            if let found = word(tokens, at: index, isFirst: index == start) {
                (words, end) = ([found.word], found.end)
            } else if let parts = morphemes(of: token) {
                (words, end) = (parts, index + 1)
            } else {
                break
            }
            for (place, word) in words.enumerated() {
                pieces.append(
                    NumberPiece(
                        word: word, end: end, isWhole: place == words.count - 1, isSpaced: place == 0 && token.isSpaced,
                        isIdeograph: token.kind == .ideograph))
            }
            index = end
        }
        return pieces
    }

    /// What the words at a token say in a number.
    private func word(_ tokens: Tokens, at index: Int, isFirst: Bool) -> (word: NumberWord, end: Int)? {
        let token = tokens[index]
        if token.kind == .digits || token.kind == .sign {
            if let run = separators.read(tokens, at: index) { return run }
            if token.text == "-", isFirst, index + 1 < tokens.endIndex, !tokens[index + 1].isSpaced {
                return (NumberWord(role: .minus), index + 1)
            }
        }
        if let match = lexicon.match(tokens, at: index) {
            // A letter is a scale only right after digits: 50k.
            return match.value.role == .scale && token.isSpaced && token.text.utf8.count == 1
                ? nil : (match.value, match.end)
        }
        return vulgarFraction(token).map { (NumberWord(role: .fraction, value: $0), index + 1) }
    }

    /// ½, which Unicode decomposes into 1⁄2.
    private func vulgarFraction(_ token: Token) -> Decimal? {
        guard token.kind == .sign, token.text.utf8.count > 1 else { return nil }
        let parts = token.text.decomposedStringWithCompatibilityMapping.split(separator: "\u{2044}")
            .compactMap { Decimal(string: String($0)) }
        return parts.count == 2 && parts[1] > 0 ? parts[0] / parts[1] : nil
    }

    /// The parts of a word that is a number: zwei, hundert, fünf.
    private func morphemes(of token: Token) -> [NumberWord]? {
        guard isCompound, token.kind == .word, token.text.utf8.count <= Self.longestWord else { return nil }
        var dead: Set<String.Index> = []
        func split(_ rest: Substring) -> [NumberWord]? {
            if rest.isEmpty { return [] }
            guard !dead.contains(rest.startIndex) else { return nil }
            for length in stride(from: min(rest.count, Self.longestMorpheme), to: 0, by: -1) {
                guard let word = lexicon[String(rest.prefix(length))] else { continue }
                if let tail = split(rest.dropFirst(length)) { return [word] + tail }
            }
            dead.insert(rest.startIndex)
            return nil
        }
        return split(token.text[...])
    }
}
