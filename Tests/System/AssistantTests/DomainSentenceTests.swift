// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Conversation
import Foundation
import IntentDefinition
import IntentValues
import Phrases
import SiriDomains
import Testing
import Wire

@testable import Assistant

@Suite("Sentences of SiriKit's domains")
struct DomainSentenceTests {
    private static let listeners: [String: Listener] = Dictionary(
        uniqueKeysWithValues: ["de", "en", "fr", "zh-Hans"].map { ($0, listener(language: $0)) })

    /// One that listens for all intents of all domains.
    private static func listener(language: String) -> Listener {
        let catalog = AppCatalog(apps: [try? DomainApp.app()].compactMap(\.self))
        var parts = PhraseParts()
        let book = PhraseBook(
            of: Candidate.all(in: catalog), language: language, options: OptionVocabulary(), parts: &parts)
        return Listener(catalog: catalog, book: book, own: OwnPhrases([]), narrowing: .none)
    }

    /// What a sentence is taken for without asking.
    private func taken(_ said: String, _ language: String) throws -> Candidate? {
        switch try #require(Self.listeners[language]).meaning(of: said) {
        case .understood(let candidate), .likely(let candidate): candidate
        default: nil
        }
    }

    private func check(_ sentence: DomainSentence, _ language: String) throws {
        let meant = try #require(try taken(sentence.said, language), "\(sentence.said)")
        #expect(meant.intent.declaration.name == sentence.intent, "\(sentence.said)")
        #expect(meant.invocation.texts == sentence.texts, "\(sentence.said)")
        try check(meant, language)
    }

    /// Whatever is said for a parameter is a value of it.
    private func check(_ candidate: Candidate, _ language: String) throws {
        let context = ConversationContext(
            app: .init(identifier: candidate.app.id.text, name: "Concierge"), definition: candidate.intent.definition,
            intent: candidate.intent.declaration, className: candidate.intent.qualifiedClassName, language: language)
        let reader = ValueReader(context, now: Date(timeIntervalSince1970: 1_800_000_000))
        for parameter in candidate.intent.declaration.parameters {
            guard let words = candidate.invocation.texts[parameter.name] else { continue }
            if case .unreadable(let reason) = reader.read(words, for: parameter) {
                Issue.record("\(parameter.name): \(reason)")
            }
        }
        var conversation = Conversation(context, candidate.invocation)
        let effects = conversation.start(
            at: Moment(date: Date(timeIntervalSince1970: 1_800_000_000), uptime: .zero), said: nil)
        for case .finish(.failed(let failure)) in effects { Issue.record("\(failure)") }
    }

    @Test("what people say in English is understood, with its values", arguments: DomainSentence.all(in: english))
    func inEnglish(sentence: DomainSentence) throws {
        try check(sentence, "en")
    }

    @Test("what people say in Chinese is understood, with its values", arguments: DomainSentence.all(in: chinese))
    func inChinese(sentence: DomainSentence) throws {
        try check(sentence, "zh-Hans")
    }

    @Test("what people say in German is understood, with its values", arguments: DomainSentence.all(in: german))
    func inGerman(sentence: DomainSentence) throws {
        try check(sentence, "de")
    }

    @Test("what people say in French is understood, with its values", arguments: DomainSentence.all(in: french))
    func inFrench(sentence: DomainSentence) throws {
        try check(sentence, "fr")
    }

    @Test("what is about something else is left to others", arguments: DomainSentence.all(in: strange))
    func others(sentence: DomainSentence) throws {
        let language = sentence.said.contains { $0.isASCII && $0.isLetter } ? "en" : "zh-Hans"
        let candidate = try taken(sentence.said, language)
        #expect(candidate?.intent.declaration.name == nil)
    }
}
