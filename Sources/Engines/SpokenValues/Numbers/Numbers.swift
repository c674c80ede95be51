// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Numbers as a language says them, with English words as the fallback.
struct Numbers: Sendable {
    /// The numbers of the language.
    let own: NumberGrammar
    /// English words that mean nothing else in the language; nil in English.
    let english: NumberGrammar?

    /// The number that begins at a token; nil if no number begins there or if it continues in an unknown way.
    func number(_ tokens: [Token], at start: Int) -> NumberMatch? {
        grammar(tokens, at: start)?.number(tokens, at: start)
    }

    /// The number that the tokens of a range are as a whole.
    func exact(_ tokens: [Token], _ start: Int, _ end: Int) -> NumberMatch? {
        grammar(tokens, at: start)?.exact(tokens, start, end)
    }

    /// What is added to something that was said: "and a half", "et quart", 半.
    func fractionTail(_ tokens: [Token], at start: Int) -> NumberMatch? {
        grammar(tokens, at: start)?.fractionTail(tokens, at: start)
    }

    private func grammar(_ tokens: [Token], at index: Int) -> NumberGrammar? {
        guard index < tokens.count else { return nil }
        guard let english, tokens[index].kind == .word, !own.begins(tokens[index]) else { return own }
        return english
    }

    /// Whether a number may begin with the token.
    func begins(_ token: Token) -> Bool {
        switch token.kind {
        case .digits: true
        case .sign: token.text == "-" || own.begins(token) || [".", own.separators.decimal].contains(token.text)
        default: own.begins(token) || english?.begins(token) == true
        }
    }

    /// The number of a unit at a token: "two hours", "half an hour", "a quarter of an hour", "an hour".
    ///
    /// The longest unit counts, for 千克 is one by itself.
    ///
    /// - Parameters:
    ///   - fillers: What stands between a fraction and its unit.
    ///   - accepts: Whether the unit that begins at a token is one that is looked for.
    func amount<Unit>(
        _ tokens: [Token], at start: Int, of units: Lexicon<Unit>, fillers: Lexicon<Bool>,
        where accepts: (Unit, Int) -> Bool = { _, _ in true }
    ) -> Amount<Unit>? {
        guard start < tokens.count, begins(tokens[start]) else { return nil }
        let number = tokens[start...].prefix(Self.longest).prefix { $0.kind == .sign || begins($0) }
        // A number may end with words that begin none, and fillers may stand before its unit.
        for index in (start + 1)..<max(start + 1, min(number.endIndex + Self.farthestUnit, tokens.count)) {
            guard let unit = units.match(tokens, at: index), accepts(unit.value, index), !isOver(tokens, index),
                let number = count(tokens, start, index, fillers)
            else { continue }
            return Amount(value: number.value, unit: unit.value, end: unit.end, isDoubtful: number.isDoubtful)
        }
        return nil
    }

    private static let longest = 24
    private static let farthestUnit = 4
    /// "un million d’euros"
    private static let million: Decimal = 1_000_000

    /// The 分 of 三分之一 is no minute.
    private func isOver(_ tokens: [Token], _ index: Int) -> Bool {
        if case .over? = own.lexicon.match(tokens, at: index)?.value { true } else { false }
    }

    private func count(_ tokens: [Token], _ start: Int, _ end: Int, _ fillers: Lexicon<Bool>) -> NumberMatch? {
        if let number = exact(tokens, start, end) { return number }
        if let grammar = grammar(tokens, at: start), case (.article, end)? = grammar.lexicon.match(tokens, at: start) {
            return tokens[end].text.utf8.count > 1 ? NumberMatch(value: 1, end: end) : nil
        }
        for gap in max(start + 1, end - 3)..<max(start + 1, end) where fillers.match(tokens, at: gap)?.end == end {
            if let number = exact(tokens, start, gap), number.value < 1 || number.value >= Self.million {
                return number
            }
        }
        return nil
    }
}

/// A number of a unit.
struct Amount<Unit> {
    /// How many of the unit.
    var value: Decimal
    /// What is counted.
    var unit: Unit
    /// The token after it.
    var end: Int
    /// Whether the separator is another language's.
    var isDoubtful: Bool
}

extension NumberGrammar {
    /// Whether a number may begin with the token, as a word or as a part of one.
    func begins(_ token: Token) -> Bool {
        if lexicon.hasEntry(token.text) { return true }
        if token.kind == .sign { return Self.vulgarFraction(token) != nil }
        guard isCompound, token.kind == .word, token.text.utf8.count <= Self.longestWord else { return false }
        return morphemes(token.text[...]) != nil
    }
}
