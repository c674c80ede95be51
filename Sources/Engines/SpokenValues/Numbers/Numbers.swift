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
    func number(_ tokens: Tokens, at start: Int) -> Match<Decimal>? {
        var scanner = scanner(tokens, at: start)
        return scanner?.number()
    }

    /// The number that all tokens from one on are as a whole.
    func exact(_ tokens: Tokens, at start: Int) -> Match<Decimal>? {
        var scanner = scanner(tokens, at: start)
        let match = scanner?.number() ?? scanner?.bareFraction()
        return match?.end == tokens.endIndex ? match : nil
    }

    /// What is added to something that was said: "and a half", "et quart", 半.
    func fractionTail(_ tokens: Tokens, at start: Int) -> Match<Decimal>? {
        var scanner = scanner(tokens, at: start)
        return scanner?.tail()
    }

    private func scanner(_ tokens: Tokens, at start: Int) -> NumberScanner? {
        guard start < tokens.endIndex else { return nil }
        var grammar = own
        if let english, tokens[start].kind == .word, !own.begins(tokens[start]) { grammar = english }
        let pieces = grammar.pieces(tokens, at: start)
        return pieces.isEmpty ? nil : NumberScanner(grammar, pieces)
    }

    /// Whether a number may begin with the token.
    func begins(_ token: Token) -> Bool {
        switch token.kind {
        case .digits: true
        case .sign: ["-", ".", own.separators.decimal].contains(token.text) || own.begins(token)
        default: own.begins(token) || english?.begins(token) == true
        }
    }

    /// What one word says in a number; nil if it is in none.
    func word(_ text: String) -> NumberWord? { own.lexicon[text] ?? english?.lexicon[text] }

    /// The digit that one word is.
    func digit(_ text: String) -> Int? {
        word(text).flatMap { $0.role == .small && $0.value < 10 ? $0.value.integer : nil }
    }

    /// All words of numbers.
    var words: Set<String> { own.lexicon.words().union(english?.lexicon.words() ?? []) }
}
