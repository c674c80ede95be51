// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import AppHost
import Apps
import BeckonSystem
import CommandLineInterface
import Sentences

/// `beckon close`: ends an app, as a swipe in the list of open apps does.
struct CloseCommand: Sendable {
    let surroundings: Surroundings

    private static let app = Argument<String>.positional("APP", "the app's identifier or name")

    var command: Command {
        Command(
            "close", "ends an app that runs", takes: [Self.app],
            examples: [Example("beckon close Pizzeria", "tells the app, and waits until it is gone")], body: run)
    }

    private func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
        let session = try await Session(arguments, surroundings)
        let host = try session.daemonHost()
        let app = try await session.app(try arguments[Self.app], warning: terminal).id.text
        if await host.stop(app) {
            try session.tell("\(app) has ended.", of: app, on: terminal)
        } else {
            terminal.note("\(app) is not running.")
        }
        return .success
    }
}

// Swift 6.3 ends with a signal where it optimizes a command with these inside.
extension Session {
    /// The apps that run in the daemon.
    ///
    /// - Throws: `UsageError` where there is none: then no app runs that this command could mean.
    @inline(never)
    func daemonHost() throws -> AppHost {
        guard system.options.isShared else {
            throw UsageError("no system runs on this state folder", remedy: "start one with 'beckon serve'")
        }
        return try system.appHost()
    }

    /// The app that a person names.
    @inline(never)
    func app(_ name: String, warning terminal: Terminal) async throws -> InstalledApp {
        try IntentFinder(catalog: try await catalog(warning: terminal), language: language).app(name)
    }

    /// Says what has been done with an app.
    @inline(never)
    func tell(_ sentence: Sentence, of app: String, on terminal: Terminal) throws {
        if isJSON { try terminal.output.json(["identifier": app]) } else { terminal.say(sentence) }
    }
}
