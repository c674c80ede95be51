// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Conversation
import IntentDefinition
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
    private let language: String
    let shelf: SayingShelf

    /// - Parameters:
    ///   - options: What apps have said that their options are called.
    ///   - parts: What was compiled before; what is new is added.
    init(of candidates: [Candidate], language: String, options: OptionVocabulary, parts: inout PhraseParts) {
        self.candidates = candidates
        self.language = language
        let recognizer = Recognizer(parts.grammar(of: candidates, language: language, options: options))
        self.recognizer = recognizer
        shelf = SayingShelf {
            Self.completer(of: candidates, language: language, options: options, understood: recognizer)
        }
    }

    /// What a text may mean.
    func understanding(of text: String) -> Understanding<Candidate> {
        let meant = reading(of: text)
        if case .understood = meant { return meant }
        return toNamedApp(text) ?? meant
    }

    /// What a text means for the app that it names: “with Pigeon” may stand anywhere in a sentence. Nil where it names
    /// none, or several, or says nothing that this app does.
    private func toNamedApp(_ text: String) -> Understanding<Candidate>? {
        let apps = Dictionary(candidates.map { ($0.app.id, $0.app) }) { first, _ in first }
        let sentence = FoldedText(text)
        let said = apps.values.compactMap { app in
            AppMention(of: [app.info.title] + app.names.values, in: sentence, language: language).map { (app, $0) }
        }
        guard said.count == 1, let (app, mention) = said.first else { return nil }
        func own(_ candidates: [Candidate]) -> Candidate? {
            let own = candidates.filter { $0.app.id == app.id }
            return own.count == 1 ? own[0] : nil
        }
        switch reading(of: mention.rest) {
        case .understood(let candidate): return own([candidate]).map { .understood($0) }
        case .ambiguous(let candidates): return own(candidates).map { .understood($0) }
        case .likely(let candidate): return own([candidate]).map { .likely($0) }
        case .unsure(let candidates): return own(candidates).map { .unsure([$0]) }
        case .nothing: return nil
        }
    }

    private func reading(of text: String) -> Understanding<Candidate> {
        let understanding = recognizer.understanding(of: Utterance(text)) { meaning in
            candidates[meaning].intent.declaration.kind != .system
        }
        let meant = understanding.map { reading in
            var candidate = candidates[reading.meaning]
            candidate.invocation.texts =
                candidate.intent.declaration.kind == .system
                ? IntentWording.Template.constants(of: reading.label)
                : candidate.intent.values(saidBy: reading.label, in: language)
            for slot in reading.slots { candidate.invocation.texts[slot.name] = slot.text }
            candidate.guessed =
                reading.slots.first { slot in
                    let isSearched = candidate.intent.declaration.parameters.contains {
                        $0.name == slot.name && $0.supportsSearch
                    }
                    return slot.isFreeText && isSearched && !reading.label.isEmpty
                }?.name
            return candidate
        }
        return Self.choosingNamed(meant, in: FoldedText(text).words)
    }

    /// The same, where several may be meant, with those alone whose app the sentence names.
    private static func choosingNamed(
        _ meant: Understanding<Candidate>, in words: [String]
    ) -> Understanding<Candidate> {
        guard case .ambiguous(let candidates) = meant else { return meant }
        let named = candidates.filter { candidate in
            ([candidate.app.info.title] + candidate.app.names.values).contains { name in
                let name = FoldedText(name).words
                return !name.isEmpty && words.contains(name)
            }
        }
        guard let only = named.first else { return meant }
        return named.count == 1 ? .understood(only) : .ambiguous(named)
    }

    /// All the ways to understand a text, the best first, one of each intent.
    func readings(of text: String) -> [ExplainedReading] {
        recognizer.allReadings(of: Utterance(text)).map { reading in
            let candidate = candidates[reading.meaning]
            let said = reading.slots.map {
                ExplainedReading.Value(parameter: $0.name, said: $0.words, value: $0.text)
            }
            let stated = candidate.intent.values(saidBy: reading.label, in: language).sorted { $0.key < $1.key }
                .filter { name, _ in !said.contains { $0.parameter == name } }
            let values =
                said + stated.map { ExplainedReading.Value(parameter: $0.key, said: $0.value, value: $0.value) }
            return ExplainedReading(
                app: candidate.app, intent: candidate.intent, template: reading.label, values: values,
                slips: Double(reading.cost.penalty) / Double(Cost.slip))
        }
    }
}

extension FoldedText {
    fileprivate var words: [String] { tokens.map(\.text) }
}

extension Reading.Slot {
    /// As an answer to the question for its parameter: a whole number in digits, which every language reads.
    fileprivate var text: String {
        switch value {
        case .text(let text): text
        case .number(let number): Int(exactly: number).map { String($0) } ?? String(number)
        }
    }
}
