// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import AppHost
import Apps
import Assistant
import CommandLineInterface
import ExtensionHost

import enum Processes.OutputChannel

/// `beckon open`: an app's own program, in its sandbox.
struct OpenCommand: Sendable {
    let surroundings: Surroundings

    private static let app = Argument<String>.positional("APP", "the app's identifier or name")
    private static let words = Argument<[String]>.positionals(
        "ARGUMENT", minimum: 0, "passed to the program; those that begin with a dash after --")

    var command: Command {
        Command(
            "open", "starts an app and stays until it ends", takes: [Self.app, Self.words],
            examples: [
                Example("beckon open Pizzeria", "shows the menu"),
                Example("beckon open DailyPunch log-in Ada", "logs Ada in"),
            ],
            body: run)
    }

    private func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
        let session = try await Session(arguments, surroundings)
        let catalog = try await session.catalog(warning: terminal)
        let finder = IntentFinder(catalog: catalog, language: session.language)
        let app = try finder.app(try arguments[Self.app])
        let host = try session.appHost(for: app, warning: terminal) { event in
            guard case .printed(_, let line, let channel) = event else { return }
            switch channel {
            case .standardOutput: terminal.output.line(line)
            case .standardError: terminal.errors.line(line)
            }
        }
        let launch = BundleLaunch(app, language: session.language)
        let opened = try await host.open(launch, arguments: try arguments[Self.words])
        let end = if let end = opened.termination { end } else { await host.end(of: app.id.text) }
        guard let termination = end else { return .success }
        if case .exit(let status) = termination.cause { return ExitCode(rawValue: Int32(status)) }
        terminal.report("\(app.id) \(termination.cause)")
        return .failure
    }
}
