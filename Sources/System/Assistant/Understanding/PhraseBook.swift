// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Conversation
import IntentDefinition
import Phrases

/// What can be said to the apps, and what it stands for.
///
/// Titles and the titles of parameter combinations may stand for several intents at once; the person is then asked
/// which.
struct PhraseBook: Sendable {
    private let recognizer: Recognizer
    /// By the meanings of the recognizer.
    let candidates: [Candidate]
    private let language: String
    let shelf: SayingShelf
    /// Whether the apps are of more than one team.
    private let hasRivals: Bool
    private let apps: [BundleIdentifier]
    private let mentions: AppMentions

    /// - Parameters:
    ///   - options: What apps have said that their options are called.
    ///   - parts: What was compiled before; what is new is added.
    init(of candidates: [Candidate], language: String, options: OptionVocabulary, parts: inout PhraseParts) {
        self.candidates = candidates
        self.language = language
        let recognizer = Recognizer(parts.grammar(of: candidates, language: language, options: options))
        self.recognizer = recognizer
        let all = Dictionary(candidates.map { ($0.app.id, $0.app) }) { first, _ in first }
            .values.sorted { $0.id.text < $1.id.text }
        apps = all.map(\.id)
        mentions = AppMentions(of: all.map { [$0.info.title] + $0.names.values }, language: language)
        hasRivals = candidates.contains { $0.app.identity.team != candidates[0].app.identity.team }
        shelf = SayingShelf(of: candidates) {
            Self.completer(of: candidates, language: language, options: options, understood: recognizer)
        }
    }

    /// What a text may mean.
    func understanding(of text: String) -> Understanding<Candidate> {
        let meant = reading(of: text)
        if case .understood = meant { return meant }
        return toNamedApp(text) ?? meant
    }

    /// What a text means for the app that it names: “with Pigeon” may stand anywhere in a sentence. Nil if it names
    /// none, or several, or says nothing that this app does.
    private func toNamedApp(_ text: String) -> Understanding<Candidate>? {
        let said = mentions.mentions(in: FoldedText(text))
        guard said.count == 1, let mention = said.first else { return nil }
        func own(_ candidates: [Candidate]) -> Candidate? {
            let own = candidates.filter { $0.app.id == apps[mention.app] }
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
        if case .understood(let best) = understanding {
            let rivals = rivals(of: best, in: text)
            if !rivals.isEmpty { return contested(by: [best] + rivals, in: text).map(candidate(for:)) }
        }
        return choosingNamed(cautious(understanding), in: text).map(candidate(for:))
    }

    /// The same, where nothing is paid, sent or deleted that was not said to the letter.
    private func cautious(_ meant: Understanding<Reading>) -> Understanding<Reading> {
        guard case .likely(let reading) = meant, reading.cost.slips > 0, candidates[reading.meaning].intent.isCostly
        else { return meant }
        return .unsure([reading])
    }

    /// What is as sure, and of an app that another team signed.
    private func rivals(of best: Reading, in text: String) -> [Reading] {
        guard hasRivals else { return [] }
        let team = candidates[best.meaning].app.identity.team
        return recognizer.rivals(of: best, Utterance(text)) { candidates[$0].app.identity.team != team }
    }

    /// A sentence that apps of several teams are sure of: anyone who came second cannot take it by its words or by its
    /// name.
    private func contested(by readings: [Reading], in text: String) -> Understanding<Reading> {
        let named = named(among: readings, in: text).filter { $0 != readings[0] }
        if named.count == 1, let only = named.first { return .understood(only) }
        return .ambiguous(readings)
    }

    private func candidate(for reading: Reading) -> Candidate {
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

    /// The same, where several may be meant, with those alone whose app the sentence names.
    private func choosingNamed(_ meant: Understanding<Reading>, in text: String) -> Understanding<Reading> {
        guard case .ambiguous(let readings) = meant else { return meant }
        let named = named(among: readings, in: text)
        guard let only = named.first else { return meant }
        return named.count == 1 ? .understood(only) : .ambiguous(named)
    }

    /// Those whose app a sentence names: beside apps of another team only where an app is named, as a name may be any
    /// word of theirs.
    private func named(among readings: [Reading], in text: String) -> [Reading] {
        let text = FoldedText(text)
        let isContested = Set(readings.map { candidates[$0.meaning].app.identity.team }).count > 1
        let named = isContested ? mentions.mentions(in: text).map(\.app) : mentions.named(in: text)
        let known = Set(named.map { apps[$0] })
        return readings.filter { known.contains(candidates[$0.meaning].app.id) }
    }

    /// All the ways to understand a text, the best first, one of each intent.
    func readings(of text: String) -> [ExplainedReading] {
        recognizer.allReadings(of: Utterance(text), isExplained: true).map { reading in
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
                slips: Double(reading.cost.penalty) / Double(Cost.slip), words: reading.runs)
        }
    }
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
