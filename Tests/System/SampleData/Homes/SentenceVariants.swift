// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import HomeAssistant
import Phrases

/// Home Assistant's test sentences as people say and type them, each meaning what it meant before.
///
/// They are the same in each run. A sentence that a kind leaves no room for has no variant of it.
package struct SentenceVariants: Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        /// As they are.
        case unchanged
        /// With a letter wrong, missing, doubled or changed about with the next.
        case slip
        /// With words around that the grammar lets anyone say.
        case filler
        /// With such as it has never heard about.
        case unknownFiller
        /// With its room or floor, which ended it, in front.
        case fronted
        /// With its room or floor, which stood within it, in front.
        case frontedFromWithin
    }

    private let sentences: HomeSentences
    private let vocabulary: Set<String>
    private let fillers: Set<String>

    package init(_ sentences: HomeSentences) {
        self.sentences = sentences
        vocabulary = Set(
            sentences.cases.flatMap {
                $0.sentence.lowercased().split { !$0.isLetter || $0.isIdeograph }.map(String.init)
            })
        fillers = Set(
            (FillerWords.words(of: sentences.language) + (sentences.templates.skipWords ?? [])).map { $0.lowercased() })
    }

    /// All sentences of a kind, in the order of the cases.
    package func cases(_ kind: Kind) -> [HomeCase] {
        let known = SpokenFillers(language: sentences.language, in: fillers, areKnown: true)
        let unknown = SpokenFillers(language: sentences.language, in: fillers, areKnown: false)
        return sentences.cases.enumerated().compactMap { place, sentence in
            var random = SeededRandom(seed: "\(kind.rawValue) \(sentences.language) \(place)")
            let marked = MarkedSentence(sentence)
            let changed: String? =
                switch kind {
                case .unchanged: sentence.sentence
                case .slip: Slips(vocabulary: vocabulary).sentence(marked, using: &random)
                case .filler: FillerPlaces(words: known).sentence(marked, using: &random)
                case .unknownFiller: FillerPlaces(words: unknown).sentence(marked, using: &random)
                case .fronted: FrontedPlaces(language: sentences.language, areAtEnd: true).sentence(marked)
                case .frontedFromWithin: FrontedPlaces(language: sentences.language, areAtEnd: false).sentence(marked)
                }
            guard let changed else { return nil }
            var variant = sentence
            variant.sentence = changed
            return variant
        }
    }
}
