// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a language says numbers.
struct NumberGrammar: Sendable {
    /// The longest groups of words first.
    private(set) var lexicon = Lexicon<NumberWord>()
    /// How digits are separated.
    let separators: DigitRun.Separators
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

    /// Takes the words of numbers from a language.
    init(_ words: LanguageWords, _ separators: DigitRun.Separators) {
        func numbers(_ key: String) -> Set<Decimal> {
            Set(words.words(.numbers, key).compactMap { Decimal(string: $0) })
        }
        self.separators = separators
        bare = numbers("bare")
        tensBeforeTeens = numbers("tens before teens")
        hasUnitsFirst = words.isSet(.numbers, "units first")
        isCompound = words.isSet(.numbers, "compound")
        isDigitwise = words.isSet(.numbers, "digit by digit")
        isElliptic = words.isSet(.numbers, "elliptic")
        let multipliers = numbers("multipliers").union([100])
        for (key, list) in words.all(.numbers) {
            guard let value = Decimal(string: key), key.allSatisfy(\.isNumber) else { continue }
            lexicon.add(
                list, multipliers.contains(value) ? .multiplier(value) : value < 100 ? .small(value) : .scale(value))
        }
        addNamedWords(words)
    }

    private mutating func addNamedWords(_ words: LanguageWords) {
        let named: [(String, NumberWord)] = [
            ("dozen", .dozen), ("half", .half), ("plus half", .plusHalf), ("over", .over), ("article", .article),
            ("and", .and), ("point", .point), ("minus", .minus), ("vague", .vague),
        ]
        for (key, word) in named { lexicon.add(words.words(.numbers, key), word) }
        for (value, list) in words.keys(.numbers, "value") {
            if let value = Decimal(string: value) { lexicon.add(list, .fixed(value)) }
        }
        let several = Dictionary(
            uniqueKeysWithValues: words.keys(.numbers, "fractions").map { ($0.rest, Set($0.words)) })
        for (key, one) in words.keys(.numbers, "fraction") {
            guard let value = Decimal(string: key), value > 0 else { continue }
            let both = several[key, default: []].intersection(one)
            lexicon.add(Array(both), .denominator(value, ofOne: true, ofSeveral: true))
            lexicon.add(one, .denominator(value, ofOne: true, ofSeveral: false))
            lexicon.add(Array(several[key, default: []]), .denominator(value, ofOne: false, ofSeveral: true))
        }
    }

    // MARK: - Pieces

    private static let mostPieces = 60
    /// The most bytes of a word that is a number.
    static let longestWord = 80

    /// The words of a number that begins at a token.
    ///
    /// - Parameter limit: The token before which it ends.
    func pieces(_ tokens: [Token], at start: Int, to limit: Int) -> [NumberPiece] {
        var pieces: [NumberPiece] = []
        var index = start
        while index < limit, pieces.count < Self.mostPieces {
            guard let (word, end) = word(tokens, at: index, to: limit, isFirst: index == start) else {
                guard let parts = parts(of: tokens[index]) else { break }
                index += 1
                for (place, word) in parts.enumerated() {
                    let isSpaced = place == 0 && tokens[index - 1].isSpaced
                    pieces.append(NumberPiece(word, tokens[index - 1], end: index, place == parts.count - 1, isSpaced))
                }
                continue
            }
            pieces.append(NumberPiece(word, tokens[index], end: end, true, tokens[index].isSpaced))
            index = end
        }
        return pieces
    }

    /// What the words at a token say in a number.
    private func word(
        _ tokens: [Token], at index: Int, to limit: Int, isFirst: Bool
    ) -> (word: NumberWord, end: Int)? {
        let token = tokens[index]
        if let run = DigitRun.read(tokens, at: index, to: limit, separators) { return run }
        if token.text == "-", isFirst, index + 1 < limit, !tokens[index + 1].isSpaced { return (.minus, index + 1) }
        if let match = lexicon.match(tokens, at: index, to: limit) {
            // A letter is a scale only right after digits: 50k.
            if token.text.utf8.count == 1, token.isSpaced, case .scale = match.value { return nil }
            return (match.value, match.end)
        }
        return Self.vulgarFraction(token).map { (.fraction($0), index + 1) }
    }

    /// The parts of a word that is a number: zwei, hundert, fünf.
    private func parts(of token: Token) -> [NumberWord]? {
        guard isCompound, token.kind == .word, token.text.utf8.count <= Self.longestWord else { return nil }
        return morphemes(token.text[...])
    }

    /// ½.
    static func vulgarFraction(_ token: Token) -> Decimal? {
        guard token.kind == .sign, let scalar = token.text.unicodeScalars.first, scalar.value > 0x7F,
            let value = scalar.properties.numericValue, value > 0, value < 1
        else { return nil }
        let under = (2...10).first { abs(value * Double($0) - (value * Double($0)).rounded()) < 1e-9 }
        return under.map { Decimal((value * Double($0)).rounded()) / Decimal($0) }
    }

    /// The parts of a word that is a number: zwei, hundert, fünf.
    func morphemes(_ word: Substring) -> [NumberWord]? {
        var dead: Set<String.Index> = []
        func split(_ rest: Substring) -> [NumberWord]? {
            if rest.isEmpty { return [] }
            guard !dead.contains(rest.startIndex) else { return nil }
            for length in stride(from: min(rest.count, 14), to: 0, by: -1) {
                guard let word = lexicon[String(rest.prefix(length))] else { continue }
                if let tail = split(rest.dropFirst(length)) { return [word] + tail }
            }
            dead.insert(rest.startIndex)
            return nil
        }
        return split(word)
    }

    // MARK: - Numbers

    /// The number that begins at a token; nil if no number begins there or if it continues in an unknown way.
    func number(_ tokens: [Token], at start: Int) -> NumberMatch? {
        var scanner = NumberScanner(self, pieces(tokens, at: start, to: tokens.count))
        return scanner.number()
    }

    /// The number that the tokens of a range are as a whole.
    func exact(_ tokens: [Token], _ start: Int, _ end: Int) -> NumberMatch? {
        var scanner = NumberScanner(self, pieces(tokens, at: start, to: end))
        guard let match = scanner.number() ?? scanner.bareFraction(), match.end == end else { return nil }
        return match
    }

    /// What is added to something that was said: "and a half", "et quart", 半.
    func fractionTail(_ tokens: [Token], at start: Int) -> NumberMatch? {
        var scanner = NumberScanner(self, pieces(tokens, at: start, to: tokens.count))
        return scanner.tail()
    }
}
