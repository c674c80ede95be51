// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import CommandLineInterface

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
        if session.isJSON {
            for app in apps { try terminal.output.json(AppDescription(app, language: session.language)) }
            return .success
        }
        guard !apps.isEmpty else {
            terminal.errors.line("No app is installed. Try 'beckon install PATH'.")
            return .success
        }
        let table = TextTable(
            apps.map { app in
                let count = app.intents.count
                return [app.name(in: session.language), app.id.text, count == 1 ? "1 intent" : "\(count) intents"]
            })
        table.lines(styling: [.bold, nil, .faint], on: terminal.output).forEach { terminal.output.line($0) }
        return .success
    }
}
