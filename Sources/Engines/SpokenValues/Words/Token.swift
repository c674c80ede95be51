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
    /// Where it stands in the text.
    var range: Range<String.Index>
    /// Whether a space or a hyphen stands before it.
    var isSpaced: Bool
}
