// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What may be said, as an expression of words and slots.
package indirect enum PhraseTemplate: Hashable, Sendable {
    /// Words as they are said; white space at an end stands for a gap between words.
    case text(String)
    /// One after the other.
    case sequence([PhraseTemplate])
    /// One of them.
    case alternatives([PhraseTemplate])
    /// All of them, in any order.
    case permutation([PhraseTemplate])
    /// May be left out.
    case optional(PhraseTemplate)
    /// A value of a list, put under a name.
    case slot(list: String, name: String)
    /// A template that has a name of its own.
    case rule(String)

    /// Parts that a permutation may have: their orders are all compiled.
    package static let mostPermuted = 4
}
