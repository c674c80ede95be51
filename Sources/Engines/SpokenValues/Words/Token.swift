// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A word, a run of digits, an ideograph or a sign of a text.
struct Token: Sendable {
    /// How a token belongs to the ones beside it.
    enum Kind: Sendable {
        case word, digits, ideograph, sign
    }

    /// Folded: half-width, lower case, without accents.
    var text: String
    /// What the token is.
    var kind: Kind
    /// What stands in the text.
    var source: Substring
    /// Whether a space or a hyphen stands before it.
    var isSpaced: Bool
}

/// The tokens that are read, from the first of a text to where reading has to stop.
typealias Tokens = ArraySlice<Token>

extension Tokens {
    /// Whether a word or a sign stands at an index.
    func has(_ text: String, at index: Int) -> Bool { index < endIndex && self[index].text == text }

    /// Whether a token of a kind stands there without a space before it.
    func isGlued(_ kind: Token.Kind, at index: Int) -> Bool {
        index < endIndex && self[index].kind == kind && !self[index].isSpaced
    }

    /// Whether one of the signs stands there between digits: the point of "1.5".
    func joinsDigits(_ signs: [String], at index: Int) -> Bool {
        isGlued(.digits, at: index + 1) && !self[index].isSpaced && signs.contains(self[index].text)
    }

    /// The index after a comma, if there is one.
    func skipComma(at index: Int) -> Int { has(",", at: index) || has("、", at: index) ? index + 1 : index }
}
