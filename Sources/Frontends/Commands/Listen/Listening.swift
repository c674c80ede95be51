// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Assistant
import BeckonSystem
import CommandLineInterface
import Conversation
import Hearing
import Phrases
import Sentences
import SystemTexts
import Voice

/// What is heard about a person: sentences for the assistant, and answers to what it asks.
actor Listening: DialogueVoice {
    /// How long an answer may take to begin.
    private static let patience = Duration.seconds(15)
    /// How often an answer is asked for that was not understood.
    private static let attempts = 3

    private let ear: Ear
    private let model: SpeechModel
    private let anyWords: AnyWords
    private let recognizer: SpeechRecognizer
    private let speaker: Speaker?
    private let terminal: Terminal
    private let language: String
    private let isJSON: Bool
    private let variables: [String: String]

    /// - Parameter speaker: Nil if nothing is said aloud.
    /// - Throws: `Problem`, `StoreError`.
    init(to source: any SoundSource, _ session: Session, narrowing: Narrowing, speaker: Speaker?) async throws {
        ear = Ear(source)
        terminal = session.terminal
        language = session.language
        isJSON = session.isJSON
        variables = session.surroundings.variables
        self.speaker = speaker
        model = try SpeechModel.of(session.language)
        let grammar = try await SpokenGrammar.prepare(
            try await session.system.spokenGrammar(in: session.language, to: narrowing), model: model,
            variables: session.surroundings.variables)
        if !grammar.silentWords.isEmpty {
            let words = grammar.silentWords.prefix(10).joined(separator: ", ")
            session.terminal.note(
                "cannot listen for sentences with these words, whose pronunciation is not known: "
                    + "\(words)")
        }
        anyWords = try AnyWords(model)
        recognizer = try SpeechRecognizer(grammar, model: model, against: anyWords)
    }

    /// The next sentence of the grammar; nil if there is nothing more to hear. Refuses other speech in a
    /// sentence.
    func sentence() async throws -> String? {
        if terminal.isInteractive, !isJSON { terminal.note("listening…") }
        while let samples = try await ear.utterance() {
            let heard = await recognizer.hear(samples)
            try Task.checkCancellation()
            try show(heard)
            if let text = heard.sentence { return text }
            await refuse()
        }
        return nil
    }

    func say(_ turn: Turn) async {
        await speak(Speaker.text(of: turn))
    }

    func answer(to turn: Turn) async -> Answer? {
        do {
            return try await answerHeard(to: turn)
        } catch {
            if !Task.isCancelled { terminal.report("\(error)") }
            return nil
        }
    }

    private func answerHeard(to turn: Turn) async throws -> Answer? {
        guard let grammar = try SpokenAnswers(language: language).grammar(for: turn) else { return nil }
        let spoken = try await SpokenGrammar.prepare(grammar, model: model, variables: variables)
        let recognizer = try SpeechRecognizer(spoken, model: model, against: anyWords)
        for _ in 0..<Self.attempts {
            guard let samples = try await ear.utterance(within: Self.patience) else { return nil }
            let heard = await recognizer.hear(samples)
            try show(heard)
            if let text = heard.sentence { return .text(text) }
            await refuse()
        }
        return nil
    }

    // MARK: The result

    private func show(_ heard: SpeechRecognizer.Heard) throws {
        guard isJSON else { return }
        try terminal.output.json(HeardTurn(heard).json)
    }

    private func refuse() async {
        let sentence: Sentence = "I didn’t recognize that. Say “help” to hear what you can say."
        if !isJSON { terminal.note(sentence) }
        await speak(("sorry, I did not understand that" as Sentence).text(in: language))
    }

    private func speak(_ text: String) async {
        guard let speaker, !text.isEmpty else { return }
        await speaker.say(text)
        // Its own voice is no answer.
        await ear.forget()
    }
}
