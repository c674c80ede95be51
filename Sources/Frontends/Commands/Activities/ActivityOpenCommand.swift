// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import AppHost
import Apps
import BeckonSystem
import CommandLineInterface
import Donations
import Sentences
import Store
import Wire

/// `beckon activity open`: an app goes on where a kept activity says.
struct ActivityOpenCommand: Sendable {
    let surroundings: Surroundings

    private static let number = Argument<Int>.positional("ID", "the activity's number in the list")

    var command: Command {
        Command(
            "open", "opens the app of a kept activity, at its place", takes: [Self.number],
            examples: [Example("beckon activity open 3", "goes on with the third activity ever kept")], body: run)
    }

    private func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
        let session = try await Session(arguments, surroundings)
        let number = try arguments[Self.number]
        guard let record = try await session.system.activities.activity(number) else {
            throw UsageError("there is no activity \(number)", remedy: "see 'beckon activity list'")
        }
        let catalog = try await session.catalog(warning: terminal)
        let app = try IntentFinder(catalog: catalog, language: session.language).app(record.app)
        return try await session.finishing(on: terminal) {
            let opened = try await session.open(app, for: .activity(record.activity, nil), on: terminal)
            guard opened.isHandled != false else {
                terminal.report("\(app.id) did not go on with \(record.activity.activityType)")
                return .failure
            }
            try await session.system.activities.markUsed(record.id)
            if session.isJSON {
                try terminal.output.json(ActivityDescription(record))
            } else {
                let name = app.name(in: session.language).isolated
                terminal.say("\(name) is open at ‘\((record.activity.title ?? "").isolated)’.")
            }
            return .success
        }
    }
}
