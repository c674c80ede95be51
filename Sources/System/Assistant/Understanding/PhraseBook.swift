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
    private let candidates: [Candidate]
    /// Those worth telling a person about.
    private var suggested = PhraseIndex<Int>()
    /// What can be said as it stands, without a gap for a value: a title of each app, then the next of each.
    let sayings: [String]

    /// - Parameter options: What apps have said that their options are called.
    init(of candidates: [Candidate], language: String, options: OptionVocabulary = OptionVocabulary()) {
        self.candidates = candidates
        recognizer = Self.recognizer(of: candidates, language: language, options: options)
        var sayings: [(turn: Int, text: String)] = []
        var turns: [BundleIdentifier: Int] = [:]
        for (place, candidate) in candidates.enumerated() {
            turns[candidate.app.id, default: 0] += 1
            let titles = candidate.intent.wordings(of: candidate.app, language: language)[0].titles.map(Self.slotted)
            for title in titles {
                // What an app calls an action may be no phrase, or that of another.
                guard let pattern = try? PhrasePattern(title) else { continue }
                try? suggested.insert(pattern, id: place)
            }
            if let saying = titles.first(where: { !$0.contains("{") }) {
                sayings.append((turns[candidate.app.id, default: 0], saying))
            }
        }
        var known: Set<String> = []
        // Sorting is stable: apps stay in their order.
        self.sayings = sayings.sorted { $0.turn < $1.turn }.map(\.text).filter { known.insert($0).inserted }
    }

    private static func recognizer(
        of candidates: [Candidate], language: String, options: OptionVocabulary
    ) -> Recognizer {
        var phrases = IntentPhrases()
        for (meaning, candidate) in candidates.enumerated() {
            var names: [String: [[String]]] = [:]
            for key in candidate.optionKeys(in: language) { names[key.parameter] = options[key] }
            for wording in candidate.intent.wordings(of: candidate.app, language: language, options: names) {
                // A grammar that is full takes no more; the apps before are understood all the same.
                try? phrases.add(wording, meaning: meaning)
            }
        }
        return Recognizer((try? phrases.grammar()) ?? Grammar.empty)
    }

    /// `${kind}` as the phrase slot `{kind}`.
    private static func slotted(_ title: String) -> String {
        title.replacing("${", with: "{")
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

    /// Phrases that come near a text, best first.
    func nearest(to text: String, limit: Int) -> [PhrasePattern] {
        suggested.nearest(to: text, limit: limit)
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
