// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import BeckonSystem
import CommandLineInterface
import Donations
import Sentences
import Store
import Wire

/// `beckon activity list`: the activities that apps have kept.
struct ActivityListCommand: Sendable {
    let surroundings: Surroundings

    private static let app = Argument<String?>.optionalPositional("APP", "only of this app, by identifier or name")

    var command: Command {
        Command(
            "list", "lists the activities that apps have kept", takes: [Self.app],
            examples: [Example("beckon activity list Pizzeria", "lists one app's, the last used first")], body: run)
    }

    private func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
        let session = try await Session(arguments, surroundings)
        let catalog = try await session.catalog(warning: terminal)
        let finder = IntentFinder(catalog: catalog, language: session.language)
        let app = try arguments[Self.app].map { try finder.app($0) }
        let activities = try await session.system.activities.list(app: app?.id.text)
        if session.isJSON {
            for activity in activities { try terminal.output.json(ActivityDescription(activity)) }
            return .success
        }
        guard !activities.isEmpty else {
            terminal.note(app.map { "\($0.id) has kept no activity." } ?? "No app has kept an activity.")
            return .success
        }
        let rows = activities.map { kept in
            let owner = catalog.apps.first { $0.id.text == kept.app }
            return [
                String(kept.id), kept.activity.title ?? "", owner?.name(in: session.language) ?? kept.app,
                kept.activity.activityType,
            ]
        }
        TextTable(rows).lines(styling: [.cyan, .bold, nil, .faint], on: terminal.output)
            .forEach { terminal.output.line($0) }
        return .success
    }
}
