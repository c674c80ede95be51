// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
package import Apps
package import Conversation
import ExtensionHost
import Foundation
import IntentDefinition
import IntentValues
import Phrases
import Processes
package import Store
import SystemTexts

/// Understands what a person says, and leads the conversation that follows.
///
/// A value: it knows the apps it was made with. Every front end drives one and
/// shows the turns it gives, in their order.
package struct Assistant: Sendable {
    /// Shows a turn; the conversation goes on when it returns. The name is that of the app
    /// concerned, as a person reads it; nil while no app is found.
    package typealias Show = @Sendable (_ turn: Turn, _ app: String?) async -> Void

    let catalog: AppCatalog
    let books: PhraseBooks
    let phrases: any PhraseSource
    let transport: any ExtensionTransport
    let environment: AssistantEnvironment

    /// - Parameter books: What apps' phrases were written into before; a system that runs keeps them.
    package init(
        catalog: AppCatalog, books: PhraseBooks = PhraseBooks(), phrases: any PhraseSource,
        transport: any ExtensionTransport, environment: AssistantEnvironment
    ) {
        self.catalog = catalog
        self.books = books
        self.phrases = phrases
        self.transport = transport
        self.environment = environment
    }

    /// Does what a text asks for.
    ///
    /// - Parameters:
    ///   - phrase: The person's own phrase with just these words; nil if they have none.
    ///   - narrowing: The one app, or intent, that is listened to.
    ///   - answers: Asked whenever the person has to say more.
    package func say(
        _ text: String, own phrase: PhraseRecord?, to narrowing: Narrowing = .none, answers: some AnswerSource,
        show: @escaping Show
    ) async -> Outcome {
        await show(.said(text: text), nil)
        do throws(CandidateChoice.Ended) {
            var outcome = Outcome.leftWaiting
            for candidate in try await meant(by: text, own: phrase, narrowing, answers: answers, show: show) {
                outcome = await run(candidate, answers: answers, show: show)
                // Anyone who leaves the first has not said yes to the second.
                guard case .answered = outcome else { return outcome }
            }
            return outcome
        } catch {
            return error.value
        }
    }

    /// The intents that a text asks for, one after the other; the person is asked where it is not clear.
    private func meant(
        by text: String, own phrase: PhraseRecord?, _ narrowing: Narrowing, answers: some AnswerSource, show: Show
    ) async throws(CandidateChoice.Ended) -> [Candidate] {
        let meaning: Listener.Meaning
        let commands: [Candidate]?
        do throws(StoreError) {
            meaning = try await self.meaning(of: text, own: phrase, narrowing)
            commands = phrase == nil ? try await self.commands(in: text, meaning, narrowing) : nil
        } catch {
            throw await CandidateChoice.Ended(.phrasesUnreadable(error, language: environment.language), show: show)
        }
        if !meaning.isSure, AnswerWord.isWord(text, of: .help), let help = await help(narrowing) {
            await show(.shown(help), nil)
            throw CandidateChoice.Ended(.done)
        }
        if let commands { return commands }
        if !meaning.isSure, let candidate = followUp(text, narrowing) { return [candidate] }
        return [try await candidate(for: meaning, answers: answers, show: show)]
    }

    /// What was done last, once more or with other values, if the text says so and nothing else.
    func followUp(_ text: String, _ narrowing: Narrowing) -> Candidate? {
        guard let done = books.done, narrowing.admits(done.candidate),
            environment.now().uptime - done.time < DoneAction.remembered
        else { return nil }
        let language = environment.language
        let wordings = done.candidate.intent.wordings(
            of: done.candidate.app, language: language,
            options: books.options(of: done.candidate, language: language))
        let parameters = wordings[0].parameters.filter { $0.values != .freeText }
        // With too many names for a grammar, the app has to be told everything again.
        guard
            let answer = try? AnswerPhrases(
                parameters, stances: SpokenAnswer.stances, language: language, on: .afterAction
            ).answer(text),
            answer.stance == .again || answer.stance == .oneMore || answer.stance == nil && !answer.values.isEmpty,
            answer.place == nil
        else { return nil }
        var candidate = done.candidate
        candidate.invocation = Invocation(values: done.values, texts: answer.values)
        for name in answer.values.keys { candidate.invocation.values[name] = nil }
        return candidate
    }

    /// The intent that a text was taken for.
    private func candidate(
        for meaning: Listener.Meaning, answers: some AnswerSource, show: Show
    ) async throws(CandidateChoice.Ended) -> Candidate {
        let language = environment.language
        switch meaning {
        case .understood(let candidate), .likely(let candidate): return candidate
        case .ambiguous(let candidates):
            let sorted = MediaPreference(contexts: await environment.mediaContexts()).sorted(candidates)
            let candidate = try await CandidateChoice(sorted, language: language)
                .ask(answers: answers, show: show).get()
            if let choice = candidates.choice { await environment.chose(choice, candidate.app.id) }
            return candidate
        case .unsure(let candidates):
            return try await CandidateChoice(unsure: candidates, language: language)
                .ask(answers: answers, show: show).get()
        case .unknown(let suggestions):
            let isEmpty = catalog.apps.allSatisfy(\.intents.isEmpty)
            throw await CandidateChoice.Ended(
                isEmpty ? .nothingInstalled(language: language) : .notUnderstood(suggestions, language: language),
                show: show)
        case .opens(let app, let activity):
            let response = Response(opening: app.id.text, at: activity)
            await show(.response(response), app.name(in: language))
            throw CandidateChoice.Ended(.answered(response))
        case .orphaned(let phrase): throw await CandidateChoice.Ended(.orphaned(phrase, language: language), show: show)
        }
    }

    /// Phrases that come near are looked for among so many of the latest.
    private static let suggestible = 1000

    private var inquiry: OptionInquiry {
        OptionInquiry(books: books, transport: transport, language: environment.language)
    }

    func meaning(of text: String, _ narrowing: Narrowing) async throws(StoreError) -> Listener.Meaning {
        try await meaning(of: text, own: try await phrases.phrase(saying: text), narrowing)
    }

    /// - Parameter phrase: The person's own phrase with just these words; nil if they have none.
    func meaning(
        of text: String, own phrase: PhraseRecord?, _ narrowing: Narrowing
    ) async throws(StoreError) -> Listener.Meaning {
        // Word for word beats any phrase with slots, so the others need not be read.
        if let phrase, narrowing.admits(phrase) { return phrase.meaning(in: catalog, narrowing) }
        try await books.learnNames(from: phrases)
        let open = try await phrases.openPhrases()
        var meaning = listener(among: open, narrowing).meaning(of: text)
        let doubtful = meaning.doubtful ?? Candidate.all(in: catalog).filter(narrowing.admits)
        if await inquiry.learnOptions(of: doubtful) { meaning = listener(among: open, narrowing).meaning(of: text) }
        switch meaning {
        case .ambiguous(let candidates):
            // Anyone who was asked once which app is meant by what everybody says is not asked again.
            guard let choice = candidates.choice, let app = await environment.chosenApp(choice) else { return meaning }
            return candidates.first { $0.app.id.text == app }.map { .understood($0) } ?? meaning
        case .unknown:
            let latest = try await phrases.latestPhrases(Self.suggestible, of: nil)
            return listener(among: latest, narrowing).meaning(of: text)
        case .understood(let candidate), .likely(let candidate):
            // Where a person has said which app is meant, it tells them itself that it does not know a name.
            if narrowing == .none, await !inquiry.knowsGuess(of: candidate) { return .unsure([candidate]) }
            return meaning
        default: return meaning
        }
    }

    /// What a text means; nil if the person's phrases can't be read, which its first sentence has told.
    func meaning(orNil text: String) async -> Listener.Meaning? { try? await meaning(of: text, .none) }

    private func listener(among phrases: [PhraseRecord], _ narrowing: Narrowing) -> Listener {
        Listener(
            catalog: catalog, book: book(for: narrowing), own: books.own(phrases.filter(narrowing.admits)),
            narrowing: narrowing)
    }

    /// Among all apps a phrase may stand for the intent of another than the one that is listened to.
    func book(for narrowing: Narrowing) -> PhraseBook {
        guard narrowing != .none else { return books.book(for: catalog, language: environment.language) }
        return books.book(
            of: Candidate.all(in: catalog).filter(narrowing.admits), language: environment.language)
    }

    /// Has the conversation about an intent, and about those that it has performed next.
    ///
    /// - Parameters:
    ///   - said: What to show as the person's own words.
    ///   - depth: How many conversations wait until this one is over.
    package func run(
        _ candidate: Candidate, said: String? = nil, depth: Int = 0, answers: some AnswerSource,
        show: @escaping Show
    ) async -> Outcome {
        var (current, said, output, length) = (candidate, said, IntentValue?.none, 0)
        do throws(Failure) {
            while true {
                let driver = try await driver(of: current, depth: depth, answers: answers, show: show)
                // The thread that reads an answer continues with the conversation: no other has to be woken for it.
                let outcome = await withTaskExecutorPreference(CarryingExecutor.shared) { [said] in
                    await driver.run(said: said)
                }
                guard case .answered(var response) = outcome else { return outcome }
                response.output = response.output ?? output
                guard let next = response.next else { return .answered(response) }
                guard length < Self.longestChain, let following = Candidate(next, of: candidate.app) else {
                    throw Failure.notThere(next, candidate, language: environment.language)
                }
                (current, said, output, length) = (following, nil, response.output, length + 1)
            }
        } catch {
            await show(.error(error), nil)
            return .failed(error)
        }
    }

    /// So many App Intents may have another performed, one after the other.
    private static let longestChain = 8

    /// - Throws: Why nobody can be asked.
    private func driver<Answers: AnswerSource>(
        of candidate: Candidate, depth: Int, answers: Answers, show: @escaping Show
    ) async throws(Failure) -> ConversationDriver<Answers> {
        let language = environment.language
        guard let launch = BundleLaunch(handling: candidate, language: language) else {
            throw .noHandler(of: candidate, language: language)
        }
        if candidate.intent.isRestrictedWhileLocked, await environment.isLocked() {
            throw .locked(candidate, language: language)
        }
        return ConversationDriver(
            candidate: candidate, launch: launch, transport: transport, books: books, environment: environment,
            answers: answers, show: show, options: books.options(of: candidate, language: language),
            names: books.names(of: candidate, language: language),
            interruption: interruption(of: candidate, depth: depth, answers: answers, show: show))
    }
}

extension [Candidate] {
    /// What the app is kept for that is chosen among them, by the classes of their intents: what is everybody's, or may
    /// be; nil if the app does not tell which of them is meant.
    fileprivate var choice: String? {
        guard contains(where: { $0.intent.declaration.kind == .system }), Set(map(\.app.id)).count == count else {
            return nil
        }
        return Set(map(\.intent.className)).sorted().joined(separator: " ")
    }
}
