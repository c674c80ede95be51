// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
package import Hearing
package import Sentences
import Synchronization

/// Hears the sentences of one grammar, and notices speech that is not one of them.
///
/// It works on a queue of its own, so that no thread of the pool waits for it.
package final class SpeechRecognizer: Sendable {
    /// What was heard in an utterance.
    package struct Heard: Hashable, Sendable {
        /// The nearest sentence of the grammar, its words folded; nil if it was like none at all.
        package var nearest: String?
        /// How well that fits.
        package var plausibility: Plausibility?

        /// What was said; nil if it was something else.
        package var sentence: String? { plausibility?.isMeant == true ? nearest : nil }
    }

    private let queue = DispatchQueue(label: "org.beckon.voice")
    private let decoder: Mutex<SphinxDecoder>
    private let anyWords: AnyWords

    /// Whether this machine can hear a language.
    ///
    /// - Parameter language: A BCP 47 tag.
    package static func isThere(for language: String) -> Bool {
        // What is missing is said when somebody listens.
        guard (try? SpeechModel.of(language)) != nil else { return false }
        return (try? RecognizerLibrary.load()) != nil
    }

    /// - Parameter anyWords: Of the same model.
    /// - Throws: `Problem` where the library is missing, or does not take the grammar.
    package init(_ grammar: SpokenGrammar, model: SpeechModel, against anyWords: AnyWords) throws(Problem<Fault>) {
        self.anyWords = anyWords
        decoder = Mutex(try SphinxDecoder(grammar, model: model))
    }

    /// What an utterance says.
    ///
    /// - Parameter samples: At ``SpeechFormat/rate``; as many as a ``SpeechDetector`` gives.
    package func hear(_ samples: [Int16]) async -> Heard {
        let samples = RoomTone.around(samples)
        async let words = anyWords.hypothesis(of: samples)
        let sentence = await sentence(in: samples)
        guard let sentence, let words = await words, !sentence.sentence.isEmpty else { return Heard() }
        return Heard(nearest: sentence.sentence, plausibility: Plausibility(of: sentence, against: words))
    }

    private func sentence(in samples: [Int16]) async -> Hypothesis? {
        await withCheckedContinuation { continuation in
            queue.async { [self] in
                continuation.resume(returning: decoder.withLock { $0.hypothesis(of: samples) })
            }
        }
    }
}
