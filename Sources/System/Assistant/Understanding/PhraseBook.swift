// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Conversation
import IntentPhrases
import Phrases

/// What can be said to the apps, and what it stands for.
///
/// Titles and the titles of parameter combinations may stand for several intents at once; the person is then asked
/// which.
struct PhraseBook: Sendable {
    private let recognizer: Recognizer
    /// By the meanings of the recogniser.
    let candidates: [Candidate]
    let shelf: SayingShelf

    /// - Parameter options: What apps have said that their options are called.
    init(of candidates: [Candidate], language: String, options: OptionVocabulary = OptionVocabulary()) {
        self.candidates = candidates
        recognizer = Self.recognizer(of: candidates, language: language, options: options)
        shelf = SayingShelf { Self.completer(of: candidates, language: language, options: options) }
    }

    private static func recognizer(
        of candidates: [Candidate], language: String, options: OptionVocabulary
    ) -> Recognizer {
        var phrases = IntentPhrases()
        for (meaning, candidate) in candidates.enumerated() {
            let names = candidate.options(in: options, language)
            for wording in candidate.intent.wordings(of: candidate.app, language: language, options: names) {
                // A grammar that is full takes no more; the apps before are understood all the same.
                try? phrases.add(wording, meaning: meaning)
            }
        }
        return Recognizer((try? phrases.grammar()) ?? Grammar.empty)
    }

    /// What a text may mean.
    func understanding(of text: String) -> Understanding<Candidate> {
        recognizer.understanding(of: Utterance(text)).map { reading in
            var candidate = candidates[reading.meaning]
            for slot in reading.slots { candidate.invocation.texts[slot.name] = slot.text }
            return candidate
        }
    }

    /// All the ways to understand a text, the best first, one of each intent.
    func readings(of text: String) -> [ExplainedReading] {
        recognizer.allReadings(of: Utterance(text)).map { reading in
            let candidate = candidates[reading.meaning]
            let values = reading.slots.map {
                ExplainedReading.Value(parameter: $0.name, said: $0.words, value: $0.text)
            }
            return ExplainedReading(
                app: candidate.app, intent: candidate.intent, template: reading.label, values: values,
                slips: Double(reading.cost.penalty) / Double(Cost.slip))
        }
    }
}

extension Reading.Slot {
    /// As an answer to the question for its parameter: a whole number in digits, which every language reads.
    fileprivate var text: String {
        switch value {
        case .text(let text): text
        case .number(let number): Int(exactly: number).map { String($0) } ?? words
        }
    }
}
