// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import Phrases

/// Finds which of the listed options a person means.
struct OptionMatcher {
    /// An option with all the words that mean it.
    struct Candidate: Hashable {
        var value: IntentValue
        /// What is shown first, then identifiers, synonyms, other names.
        var names: [String]
    }

    let candidates: [Candidate]

    /// The positions of the options whose names are the text, apart from case,
    /// width, accents and punctuation.
    func exact(_ text: String) -> [Int] {
        let key = FoldedText(text).key
        guard !key.isEmpty else { return [] }
        return positions { $0.key == key }
    }

    /// The positions of the options that begin with the text; where there are
    /// none, of those that hold its words in a row.
    func partial(_ text: String) -> [Int] {
        let wanted = FoldedText(text).tokens.map(\.text)
        guard let last = wanted.last else { return [] }
        let beginning = positions { name in
            let tokens = name.tokens.map(\.text)
            // The last word may be unfinished: "marg" for "Margherita".
            return tokens.count >= wanted.count && tokens[wanted.count - 1].hasPrefix(last)
                && tokens.prefix(wanted.count - 1).elementsEqual(wanted.dropLast())
        }
        if !beginning.isEmpty { return beginning }
        return holding(wanted)
    }

    /// The positions of all options that hold the text's words in a row.
    func holding(_ text: String) -> [Int] {
        holding(FoldedText(text).tokens.map(\.text))
    }

    private func holding(_ wanted: [String]) -> [Int] {
        guard !wanted.isEmpty else { return [] }
        return positions { $0.tokens.map(\.text).contains(wanted) }
    }

    private func positions(where isMeant: (FoldedText) -> Bool) -> [Int] {
        candidates.indices.filter { candidates[$0].names.contains { isMeant(FoldedText($0)) } }
    }
}
