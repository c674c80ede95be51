// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import AppHost
import Apps
import BeckonSystem
import CommandLineInterface
import Sentences

/// `beckon apps`: what is installed.
struct AppsCommand: Sendable {
    let surroundings: Surroundings

    var command: Command {
        Command(
            "apps", "lists the installed apps",
            examples: [Example("beckon apps --json", "prints one object per app")], body: run)
    }

    private func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
        let session = try await Session(arguments, surroundings)
        let apps = try await session.catalog(warning: terminal).apps
        let isSystemRunning = session.system.options.isShared
        let running = isSystemRunning ? await session.system.startedAppHost?.running ?? [] : []
        let states = Dictionary(running.map { ($0.identifier, $0) }) { first, _ in first }
        if session.isJSON {
            for app in apps {
                try terminal.output.json(
                    AppDescription(
                        app, language: session.language, running: states[app.id.text],
                        isSystemRunning: isSystemRunning))
            }
            return .success
        }
        let text = ListText(session.language)
        guard !apps.isEmpty else {
            terminal.errors.line(text.noApps)
            return .success
        }
        let table = TextTable(
            apps.map { app in
                [app.name(in: session.language), app.id.text, text.intents(app.intents.count)]
                    + (isSystemRunning ? Self.cells(of: states[app.id.text], text, terminal) : [])
            })
        table.lines(styling: [.bold, nil, .faint, .green, .faint], on: terminal.output).forEach {
            terminal.output.line($0)
        }
        return .success
    }

    private static func cells(of app: RunningApp?, _ text: ListText, _ terminal: Terminal) -> [String] {
        guard let app else { return [text.notRunning, ""] }
        return [terminal.text(app.state.sentence), app.memory.map { "\(max(1, $0 >> 20)) MB" } ?? ""]
    }
}
