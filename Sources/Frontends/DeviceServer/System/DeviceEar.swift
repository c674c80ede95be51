// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import BeckonSystem
import Conversation
import Hearing
import PersonalShortcuts
import Phrases
import Store
import Voice

/// Hears what is said to the device: sentences for the installed apps, and answers to what is asked.
actor DeviceEar {
    /// A recognizer of sentences, with what it was made for.
    private struct Trained {
        var catalog: AppCatalog
        var phrases: [String]
        var language: String
        var recognizer: SpeechRecognizer
    }

    private let system: RunningSystem
    private var trained: Trained?
    private var anyWords: [SpeechModel: AnyWords] = [:]

    init(_ system: RunningSystem) {
        self.system = system
    }

    /// The first sentence, or answer, in what was recorded; nil if it is not one.
    ///
    /// - Parameter samples: At ``SpeechFormat/rate``.
    /// - Throws: `Problem`, `StoreError`.
    func hear(_ samples: [Int16], answering question: Turn?, language: String) async throws -> String? {
        let recognizer = try await recognizer(for: question, language)
        var detector = SpeechDetector()
        let utterances = detector.utterances(in: samples) + [detector.finish()].compactMap(\.self)
        for utterance in utterances {
            if let text = await recognizer.hear(utterance).sentence { return text }
        }
        return nil
    }

    private func recognizer(for question: Turn?, _ language: String) async throws -> SpeechRecognizer {
        let model = try SpeechModel.of(language)
        let anyWords = try anyWords[model] ?? AnyWords(model)
        self.anyWords[model] = anyWords
        if let question, let answers = try SpokenAnswers(language: language).grammar(for: question) {
            return try SpeechRecognizer(
                try await SpokenGrammar.prepare(answers, model: model, variables: system.surroundings.variables),
                model: model,
                against: anyWords)
        }
        let catalog = try await system.apps.catalog()
        let phrases = try await system.phrases.latest(500).map(\.text)
        if let trained, trained.catalog === catalog, trained.phrases == phrases, trained.language == language {
            return trained.recognizer
        }
        let grammar = try await SpokenGrammar.prepare(
            try await system.spokenGrammar(in: language), model: model, variables: system.surroundings.variables)
        let recognizer = try SpeechRecognizer(grammar, model: model, against: anyWords)
        trained = Trained(catalog: catalog, phrases: phrases, language: language, recognizer: recognizer)
        return recognizer
    }
}
