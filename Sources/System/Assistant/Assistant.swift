// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
package import Apps
package import Conversation
import ExtensionHost
import Foundation
import IntentDefinition
import IntentPhrases
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
        let meaning: Listener.Meaning
        let commands: [Candidate]?
        do throws(StoreError) {
            meaning = try await self.meaning(of: text, own: phrase, narrowing)
            commands = phrase == nil ? try await self.commands(in: text, meaning, narrowing) : nil
        } catch {
            return await fail(.phrasesUnreadable(error, language: environment.language), show: show)
        }
        if !meaning.isSure, AnswerWord.isWord(text, of: .help), let help = await help(narrowing) {
            await show(.shown(help), nil)
            return .done
        }
        if let commands {
            var outcome = Outcome.leftWaiting
            for command in commands {
                outcome = await converse(about: command, answers: answers, show: show)
                // Anyone who leaves the first has not said yes to the second.
                guard case .answered = outcome else { return outcome }
            }
            return outcome
        }
        if !meaning.isSure, let candidate = followUp(text, narrowing) {
            return await converse(about: candidate, answers: answers, show: show)
        }
        return await follow(meaning, of: text, to: narrowing, answers: answers, show: show)
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

    /// Does what a text was taken for.
    private func follow(
        _ meaning: Listener.Meaning, of text: String, to narrowing: Narrowing, answers: some AnswerSource,
        show: @escaping Show
    ) async -> Outcome {
        switch meaning {
        case .understood(let candidate), .likely(let candidate):
            return await converse(about: candidate, answers: answers, show: show)
        case .ambiguous(let candidates):
            let sorted = MediaPreference(contexts: await environment.mediaContexts()).sorted(candidates)
            let choice = await CandidateChoice(sorted, language: environment.language)
                .ask(answers: answers, show: show)
            switch choice {
            case .success(let candidate):
                if let choice = candidates.choice { await environment.chose(choice, candidate.app.id) }
                return await converse(about: candidate, answers: answers, show: show)
            case .failure(let outcome): return outcome.value
            }
        case .unsure(let candidates):
            let choice = await CandidateChoice(unsure: candidates, language: environment.language)
                .ask(answers: answers, show: show)
            switch choice {
            case .success(let candidate): return await converse(about: candidate, answers: answers, show: show)
            case .failure(let outcome): return outcome.value
            }
        case .unknown(let suggestions):
            let isEmpty = catalog.apps.allSatisfy(\.intents.isEmpty)
            return await fail(
                isEmpty
                    ? .nothingInstalled(language: environment.language)
                    : .notUnderstood(suggestions, language: environment.language), show: show)
        case .opens(let app, let activity):
            let response = Response(opening: app.id.text, at: activity)
            await show(.response(response), app.name(in: environment.language))
            return .answered(response)
        case .orphaned(let phrase):
            return await fail(.orphaned(phrase, language: environment.language), show: show)
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

    /// Carries out one intent directly.
    ///
    /// - Parameter said: What to show as the person's own words.
    package func run(
        _ candidate: Candidate, said: String? = nil, answers: some AnswerSource, show: @escaping Show
    ) async -> Outcome {
        await converse(about: candidate, said: said, answers: answers, show: show)
    }

    /// Has the conversation about an intent, and about those that it has performed next.
    ///
    /// - Parameter depth: How many conversations wait until this one is over.
    func converse(
        about candidate: Candidate, said: String? = nil, depth: Int = 0, answers: some AnswerSource,
        show: @escaping Show
    ) async -> Outcome {
        var outcome = await converseOnce(about: candidate, said: said, depth: depth, answers: answers, show: show)
        var output: IntentValue?
        for _ in 0..<Self.longestChain {
            guard case .answered(var response) = outcome else { return outcome }
            response.output = response.output ?? output
            outcome = .answered(response)
            guard let next = response.next else { return outcome }
            guard let candidate = Candidate(next, of: candidate.app) else {
                return await fail(.notThere(next, candidate, language: environment.language), show: show)
            }
            output = response.output
            outcome = await converseOnce(about: candidate, said: nil, depth: depth, answers: answers, show: show)
        }
        guard case .answered(let response) = outcome, let next = response.next else { return outcome }
        return await fail(.notThere(next, candidate, language: environment.language), show: show)
    }

    /// So many App Intents may have another performed, one after the other.
    private static let longestChain = 8

    private func converseOnce(
        about candidate: Candidate, said: String?, depth: Int, answers: some AnswerSource, show: @escaping Show
    ) async -> Outcome {
        guard let launch = BundleLaunch(handling: candidate, language: environment.language) else {
            return await fail(.noHandler(of: candidate, language: environment.language), show: show)
        }
        if candidate.intent.isRestrictedWhileLocked, await environment.isLocked() {
            return await fail(.locked(candidate, language: environment.language), show: show)
        }
        let driver = ConversationDriver(
            candidate: candidate,
            launch: launch,
            transport: transport,
            books: books,
            environment: environment, answers: answers, show: show,
            options: books.options(of: candidate, language: environment.language),
            names: books.names(of: candidate, language: environment.language),
            interruption: interruption(of: candidate, depth: depth, answers: answers, show: show))
        // The thread that reads an answer continues with the conversation: no other has to be woken for it.
        return await withTaskExecutorPreference(CarryingExecutor.shared) {
            await driver.run(said: said)
        }
    }

    private func fail(_ failure: Failure, show: Show) async -> Outcome {
        await show(.error(failure), nil)
        return .failed(failure)
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
