// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import AppHost
import Apps
import BeckonSystem
import CommandLineInterface
import Foundation
import Sentences
import Store
import Wire

import struct Processes.Termination

/// `beckon open`: an app comes to the front, by its name or by a URL.
enum OpenCommand {
    private static let target = Argument<String>.positional(
        "APP|URL", "the app's identifier or name, or a URL that an app opens")
    private static let words = Argument<[String]>.positionals(
        "ARGUMENT", minimum: 0, "passed to the program when it starts; put -- before arguments that begin with a dash")
    private static let follows = Argument.flag(
        "follow",
        "shows the app's output until it ends or you press Ctrl-C; default in a terminal unless 'beckon serve' runs"
    )

    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "open", "opens an app; in a terminal, waits until it ends unless 'beckon serve' runs",
            takes: [target, words, follows],
            examples: [
                Example("beckon open Pizzeria", "opens Pizzeria, which shows its menu"),
                Example(
                    "beckon open 'dailypunch://log-in?name=Ada'",
                    "opens the app that handles this scheme, which logs Ada in"),
            ],
            body: surroundings.session(run))
    }

    private static func run(_ session: Session) async throws -> ExitCode {
        let (app, item) = try await target(session)
        let words = try session[Self.words]
        if item != nil, let word = words.first {
            throw UsageError("'\(word)' cannot be passed with a URL", remedy: "leave it out, or name the app")
        }
        do {
            let stays = try session[follows] || (!session.system.options.isShared && session.terminal.isInteractive)
            let status = try await open(app, words, item, session, stays: stays)
            try await session.answerScreens()
            await session.close()
            return status
        } catch {
            await session.close()
            // Ctrl-C is how one leaves an app.
            if Task.isCancelled { return .success }
            throw error
        }
    }

    /// - Throws: `UsageError` that names the scheme, and the nearest one there is.
    private static func target(_ session: Session) async throws -> (InstalledApp, LaunchItem?) {
        let name = try session[Self.target]
        let finder = try await session.finder()
        // An identifier has no colon, and a name with one may still be the name of an app.
        guard name.contains(":"), let url = URL(string: name), url.scheme != nil else {
            return (try finder.app(name), nil)
        }
        do {
            let (app, others) = try await session.system.urlTakers().app(for: url)
            if !others.isEmpty {
                let names = others.map { $0.id.text }.joined(separator: ", ")
                session.terminal.warn(
                    "\(app.id) opens the URL, because it was installed before \(names), which also "
                        + "handles it")
            }
            return (app, .url(url, source: nil))
        } catch let error as OpeningError {
            throw UsageError("\(error)", remedy: remedy(of: error))
        }
    }

    static func remedy(of error: OpeningError) -> Sentence {
        switch error {
        case .noScheme: "add a scheme, such as pizzeria://menu"
        case .noTaker(_, known: []): "install an app with CFBundleURLTypes in its Info.plist"
        case .noTaker(let scheme, let known):
            NearestName.to(scheme, among: known).map { "did you mean '\($0):'?" }
                ?? "use \(Sentence.names(known.map { $0 + ":" }))"
        case .noShortcutAddress: "write it as shortcuts://run-shortcut?name=NAME"
        case .noShortcut: "see 'beckon shortcut list'"
        case .nobodyToAsk, .notOwnFile, .unreadableShortcut: "add it with 'beckon shortcut import FILE'"
        case .tooMany: "wait a little"
        }
    }

    private static func open(
        _ app: InstalledApp, _ words: [String], _ item: LaunchItem?, _ session: Session, stays: Bool
    ) async throws -> ExitCode {
        let asking = stays ? try await session.askForPhrases(of: app) : nil
        defer { asking?.cancel() }
        let opened = try await session.open(app, arguments: words, for: item)
        if opened.isHandled == false { session.terminal.warn("\(app.id) ignored the URL") }
        if session.isJSON { try session.terminal.output.json(opened.json) }
        var termination = opened.termination
        if termination == nil, stays {
            termination = await end(of: app.id.text, in: session.system)
        }
        guard let termination, !Task.isCancelled else { return .success }
        if case .exit(let status) = termination.cause { return ExitCode(rawValue: Int32(status)) }
        session.terminal.report("\(app.id) \(termination.cause)")
        return .failure
    }

    /// Waits for the end of the app. Ctrl-C leaves an app of the daemon's as it is, and ends any other.
    private static func end(of identifier: String, in system: RunningSystem) async -> Termination? {
        let (ends, continuation) = AsyncStream<Termination?>.makeStream()
        let waiting = Task {
            continuation.yield(await system.end(of: identifier))
            continuation.finish()
        }
        let end = await withTaskCancellationHandler {
            await ends.first { _ in true } ?? nil
        } onCancel: {
            if !system.options.isShared { Task { await system.close(identifier) } }
            continuation.finish()
        }
        waiting.cancel()
        return end
    }
}

extension OpenedApp {
    /// What `beckon open --json` prints once the app is in front. Launched is an app for which a process was started;
    /// handled is what it was opened for, if it was for anything.
    fileprivate var json: JSONObject {
        [
            "identifier": app.identifier, "state": app.state.rawValue, "process": app.process,
            "launched": isLaunched, "handled": isHandled,
        ]
    }
}
