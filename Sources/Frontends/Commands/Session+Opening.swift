// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import AppHost
import Apps
import BeckonSystem
import CommandLineInterface
import Conversation
import PersonalShortcuts
import Sentences
import Synchronization
import Wire

import class Processes.Broadcast

extension Session {
    /// Brings an app to the front, where it gets the item; what it prints from then on is shown.
    ///
    /// In the daemon the app stays when the command is done. Elsewhere it lives until ``finishing(_:)``
    /// or ``close()`` ends it.
    ///
    /// - Parameter arguments: For the program, where it is not running yet.
    /// - Throws: `AppHostError`, or `Problem` if a required sandbox is unavailable.
    func open(
        _ app: InstalledApp, arguments: [String] = [], for item: LaunchItem? = nil
    ) async throws -> OpenedApp {
        await watch(app)
        return try await system.open(app, language: appLanguage, arguments: arguments, for: item)
    }

    /// Opens an app where an answer leads, in the same way.
    func follow(_ opening: Response.Opening, in app: InstalledApp) async throws {
        await watch(app)
        try await system.follow(opening, in: app, language: appLanguage) { terminal.warn($0) }
    }

    /// Shows what the app prints from now on, and warns where it is about to be started without a sandbox.
    private func watch(_ app: InstalledApp) async {
        audience.show(app.id.text, of: system.news, on: terminal, isJSON: isJSON)
        guard !system.options.isSandboxed else { return }
        let isRunning = await system.runningApps.contains { $0.identifier == app.id.text }
        if !isRunning { terminal.warn(ExtensionSettings.danger(of: app.id.text)) }
    }

    /// Asks the person at the terminal for the phrases that the app wants, until the task is cancelled; nil if there
    /// is no terminal to ask at.
    func askForPhrases(of app: InstalledApp) async throws -> Task<Void, Never>? {
        guard terminal.isInteractive, !isJSON else { return nil }
        let dialogue = ScreenDialogue(system.phrases, words(of: try await system.apps.catalog()), on: terminal)
        return Task { await dialogue.run(for: app.id.text) }
    }

    /// Runs the body of a command that opens apps, and ends then what only it has use for. Screens that would end
    /// with their apps are answered first, if there is anybody at the terminal.
    ///
    /// - Throws: What the body throws; `CancellationError` where the command was cancelled meanwhile.
    func finishing<Result: Sendable>(_ body: () async throws -> Result) async throws -> Result {
        do {
            let result = try await body()
            try await answerScreens()
            await close()
            try Task.checkCancellation()
            return result
        } catch {
            await close()
            if Task.isCancelled { throw CancellationError() }
            throw error
        }
    }

    /// Asks for the phrases that apps want which end with the command, or says who could have been asked.
    func answerScreens() async throws {
        guard !system.options.isShared, !Task.isCancelled else { return }
        let screens = system.phrases.screens
        // An app may have asked just before it said that it is done.
        await system.phrases.settle()
        guard !screens.open.isEmpty else { return }
        let words = words(of: try await system.apps.catalog())
        guard terminal.isInteractive, !isJSON else {
            let text = PhraseScreenText(language)
            for screen in screens.open {
                let sentence = text.endsUnanswered(words.title(of: screen), words.app(screen.app.text))
                terminal.warn("\(sentence)")
            }
            return
        }
        while !Task.isCancelled, let screen = screens.open.first {
            _ = await ScreenDialogue(system.phrases, words, on: terminal).ask(about: screen)
            await system.phrases.settle()
        }
    }

    /// Ends the apps and extensions that the command has started, if no daemon keeps them.
    func close() async {
        if !system.options.isShared { await system.end() }
        audience.leave()
    }
}

/// Those who watch apps for a command.
final class AppAudience: Sendable {
    private let subscriptions = Mutex([String: Broadcast<AppHostEvent>.Subscription]())

    /// Shows what an app prints, in the middle of JSON on the error stream.
    func show(_ identifier: String, of news: Broadcast<AppHostEvent>, on terminal: Terminal, isJSON: Bool) {
        let subscription = news.subscribe { event in
            switch event {
            case .printed(identifier, let line, .standardOutput) where !isJSON: terminal.output.line(line.printable)
            case .printed(identifier, let line, _): terminal.errors.line(line.printable)
            case .problem(identifier, let text): terminal.warn("\(identifier): \(text)")
            default: break
            }
        }
        subscriptions.withLock { $0[identifier] = subscription }
    }

    /// Shows no more.
    func leave() {
        let subscriptions = subscriptions.withLock { all in
            defer { all = [:] }
            return all
        }
        withExtendedLifetime(subscriptions) {}
    }
}
