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

    /// Parts that a permutation may have: each set of them is compiled.
    package static let mostPermuted = 8

    /// Whether it has words of its own whatever is left out of it, and neither slots nor rules, as a name has to.
    package var isNeverSilent: Bool {
        isPlain && hasWords
    }

    private var isPlain: Bool {
        switch self {
        case .text: true
        case .slot, .rule: false
        case .optional(let inner): inner.isPlain
        case .sequence(let parts), .alternatives(let parts), .permutation(let parts): parts.allSatisfy(\.isPlain)
        }
    }

    private var hasWords: Bool {
        switch self {
        case .text(let text): !FoldedText(text).tokens.isEmpty
        case .sequence(let parts), .permutation(let parts): parts.contains(where: \.hasWords)
        case .alternatives(let branches): branches.allSatisfy(\.hasWords)
        case .optional, .slot, .rule: false
        }
    }
}
