// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import CommandLineInterface
import Sentences

/// `beckon intents`: what the installed apps can do.
struct IntentsCommand: Sendable {
    let surroundings: Surroundings

    private static let app = Argument<String?>.optionalPositional("APP", "only of this app, by identifier or name")

    var command: Command {
        Command(
            "intents", "lists the intents of the installed apps", takes: [Self.app],
            examples: [Example("beckon intents Pizzeria", "lists one app's intents with their parameters")],
            body: run)
    }

    private func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
        let session = try await Session(arguments, surroundings)
        let catalog = try await session.catalog(warning: terminal)
        let finder = IntentFinder(catalog: catalog, language: session.language)
        let apps = try arguments[Self.app].map { [try finder.app($0)] } ?? catalog.apps
        for app in apps {
            let intents = app.intents.map { IntentDescription($0, of: app, language: session.language) }
            if session.isJSON {
                for intent in intents { try terminal.output.json(intent) }
            } else if !intents.isEmpty {
                show(intents, of: app, language: session.language, on: terminal.output)
            }
        }
        if !session.isJSON, apps.allSatisfy(\.intents.isEmpty) {
            terminal.errors.line(ListText(session.language).noIntents)
        }
        return .success
    }

    private func show(_ intents: [IntentDescription], of app: InstalledApp, language: String, on stream: TextStream) {
        stream.line(stream.styled(app.name(in: language).isolated, .bold) + stream.styled("  \(app.id)", .faint))
        let rows = intents.map { intent in
            ["  " + intent.title, intent.name, intent.parameters.map(\.name).joined(separator: ", ")]
        }
        TextTable(rows).lines(styling: [nil, .cyan, .faint], on: stream).forEach { stream.line($0) }
    }
}
