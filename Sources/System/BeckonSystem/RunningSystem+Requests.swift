// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import AppHost
package import Apps
package import Assistant
package import Conversation
import Donations
import ExtensionHost
import Foundation
package import Panels
import PersonalShortcuts
import Phrases
import Sentences
import Shortcuts
import Store
import Wire

/// Handles a person's requests from every front end.
extension RunningSystem {
    /// Holds the conversation that a request starts, and returns when it is over.
    ///
    /// - Parameters:
    ///   - catalog: The installed apps, if the caller has just asked for them.
    ///   - answers: Asked whenever the person has to say more.
    ///   - show: Called with each turn, in order; the conversation goes on when it returns.
    /// - Throws: `StoreError`; ``RequestError`` if an action cannot be repeated.
    package func perform(
        _ request: Request, among catalog: AppCatalog? = nil, _ context: RequestContext, answers: some AnswerSource,
        show: @escaping Assistant.Show
    ) async throws -> Outcome {
        let catalog = if let catalog { catalog } else { try await apps.catalog() }
        switch request {
        case .say(let text, let narrowing):
            let phrase = try await store.phrase(saying: text)
            if narrowing == .none, let shortcut = try await shortcut(called: text, phrase) {
                return try await run(ShortcutCall(shortcut, said: text), context, answers: answers, show: show)
            }
            return await assistant(for: catalog, context)
                .say(text, own: phrase, to: narrowing, answers: answers, show: show)
        case .run(let candidate):
            return await assistant(for: catalog, context).run(candidate, answers: answers, show: show)
        case .shortcut(let call): return try await run(call, context, answers: answers, show: show)
        case .add(let addition): return try await add(addition, context, answers: answers, show: show)
        case .again(let number, let said):
            guard let action = try await donations.action(number) else { throw RequestError.noAction(number) }
            return try await run(action, said: said, among: catalog, context, answers: answers, show: show)
        }
    }

    private func run(
        _ action: DonatedActionRecord, said: String, among catalog: AppCatalog, _ context: RequestContext,
        answers: some AnswerSource, show: @escaping Assistant.Show
    ) async throws -> Outcome {
        switch action.content {
        case .activity(_, let activity):
            let response = Response(opening: action.app, at: activity)
            await show(.response(response), nil)
            return .answered(response)
        case .shortcut(let identifier, _):
            let call = ShortcutCall(identifier, said: said, startedBy: .suggestion)
            return try await run(call, context, answers: answers, show: show)
        case .intent(let name, let payload):
            var candidate = try Self.candidate(name, of: action.app, in: catalog, context.language)
            candidate.invocation = Invocation(values: payload.values)
            let assistant = assistant(for: catalog, context)
            return await assistant.run(candidate, said: said, answers: answers, show: show)
        }
    }

    private func run(
        _ call: ShortcutCall, _ context: RequestContext, answers: some AnswerSource, show: @escaping Assistant.Show
    ) async throws -> Outcome {
        guard let record = try await store.shortcut(call.identifier),
            let document = try await shortcuts.document(of: record)
        else { throw RequestError.noShortcut(call.said) }
        await show(.said(text: call.said), nil)
        var start = ShortcutStart(
            document, name: record.name, record: record, input: call.input.map { .text($0) } ?? .nothing,
            startedBy: call.starter)
        start.app = call.app
        let result = SeenResult()
        let (outcome, content) = try await run(start, context, answers: answers) { turn, app in
            if await result.isToBeShown(turn) { await show(turn, app) }
        }
        await callBack(call, outcome, content)
        return outcome
    }

    /// The shortcut with these words as its phrase, or else as its name.
    ///
    /// - Parameter phrase: The person's own phrase with these words; nil if they have none.
    private func shortcut(called text: String, _ phrase: PhraseRecord?) async throws -> UUID? {
        guard let phrase else { return try await shortcuts.called(text)?.identifier }
        guard case .shortcut(let identifier, _) = phrase.meaning else { return nil }
        return identifier
    }

    static func candidate(
        _ intent: String, of app: String, in catalog: AppCatalog, _ language: String
    ) throws(RequestError) -> Candidate {
        guard let app = BundleIdentifier(app).flatMap({ catalog[$0] }) else { throw .noApp(app) }
        guard let intent = app.intents.first(where: { $0.className == intent }) else {
            throw .noIntent(intent, app: app.name(in: language))
        }
        return Candidate(app: app, intent: intent)
    }

    /// - Parameter donates: Whether the App Intents that are performed count as what the person has done: those of
    ///   shortcuts do not, as it is the shortcut that was run.
    func assistant(for catalog: AppCatalog, _ context: RequestContext, donates: Bool = true) -> Assistant {
        let (donations, store, warn) = (donations, store, context.warn)
        var environment = AssistantEnvironment(
            language: context.language, calendar: surroundings.calendar, now: surroundings.now,
            workingDirectory: context.workingDirectory, home: context.home,
            handled: { intent, app in
                do {
                    try await donations.markUsed(intent, of: app)
                } catch {
                    warn("cannot record that \(intent.className) of \(app) was used: \(error)")
                }
            })
        environment.isInstalled = { app in
            FileManager.default.fileExists(atPath: app.location.path(percentEncoded: false))
        }
        environment.performed = { interaction, app, start in
            guard donates else { return }
            do {
                try await donations.keepPerformed(interaction, of: app, since: start)
            } catch {
                warn("cannot record that \(interaction.intent.className) of \(app) was performed: \(error)")
            }
        }
        environment.picturing = context.picturing
        environment.handOver = { intent, app async throws(ExtensionFailure) in
            try await self.ask(.handedOver(intent), of: app)
        }
        environment.bringToFront = { _, launch in try await self.appHost().bringToFront(launch) }
        environment.isLocked = { [self] in await isLocked(for: context) }
        environment.mediaContexts = {
            do {
                return try await store.mediaContexts()
            } catch {
                warn("the settings of media apps cannot be read: \(error)")
                return [:]
            }
        }
        environment.naming = { [addressBook] spoken, app, question in
            do {
                return try await addressBook.find(spoken, for: app.text) { _ in await question() }.person
            } catch {
                warn("cannot look up ‘\(spoken)’: \(error)")
                return nil
            }
        }
        environment.chosenApp = { intent in
            do throws(StoreError) {
                return try await store.chosenApp(for: intent)
            } catch {
                warn("cannot look up the app for \(intent): \(error)")
                return nil
            }
        }
        environment.chose = { intent, app in
            do throws(StoreError) {
                try await store.choose(app.text, for: intent)
            } catch {
                warn("cannot record that \(app) was chosen for \(intent): \(error)")
            }
        }
        return Assistant(
            catalog: catalog, books: phraseBooks, phrases: store, transport: context.transport,
            environment: environment)
    }

    /// Whether what needs an unlocked device has to wait: the device is everybody's, a terminal's too.
    func isLocked(for context: RequestContext) async -> Bool {
        if isLocked { return true }
        return await context.isLocked()
    }

    /// Explains what a sentence would do and what else it could mean, without doing anything.
    ///
    /// - Throws: `StoreError`.
    package func explain(
        _ text: String, to narrowing: Narrowing, _ context: RequestContext
    ) async throws -> Explanation {
        try await assistant(for: try await apps.catalog(), context).explain(text, to: narrowing)
    }
}

extension Panels {
    /// The panels of extensions that are reached over a transport.
    ///
    /// - Parameter language: A BCP 47 tag, in which an extension is started.
    package init(over transport: any ExtensionTransport, language: String) {
        self.init { request, part, app async throws(ExtensionFailure) in
            try await transport.send(.draw(request), to: BundleLaunch(part, of: app, language: language))
        }
    }
}
