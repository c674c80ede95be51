// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import BeckonSystem
import CommandLineInterface
import Donations
import Sentences
import Store

/// `beckon phrase donated`: donated intents and saved activities, as the settings list them.
struct PhraseDonatedCommand: Sendable {
    let surroundings: Surroundings

    /// How many are shown at first.
    private static let few = 3
    private static let app = Argument<String?>.optionalPositional("APP", "only of this app, by identifier or name")
    private static let all = Argument.flag("all", "all of them, not the last three")

    var command: Command {
        Command(
            "donated", "lists donated intents and saved activities, the last used first", takes: [Self.app, Self.all],
            examples: [
                Example("beckon phrase donated", "lists the last three"),
                Example("beckon phrase donated Bank --all", "lists all of one app"),
            ],
            body: run)
    }

    private func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
        let session = try await Session(arguments, surroundings)
        let catalog = try await session.catalog(warning: terminal)
        let app = try arguments[Self.app].map { try IntentFinder(catalog: catalog, language: session.language).app($0) }
        let isWhole = try arguments[Self.all]
        let found = try await session.system.donations.actions(
            app: app?.id.text, limit: isWhole ? .max : Self.few + 1)
        let actions = isWhole ? found : Array(found.prefix(Self.few))
        let words = session.words(of: catalog)
        try ActionListing(actions: actions.map { AppActionDescription($0, words) }, words: words).show(
            asJSON: session.isJSON,
            nothing: app.map { "\($0.id) has donated nothing." } ?? "No app has donated anything.", on: terminal)
        if found.count > actions.count, !session.isJSON { terminal.note("There are more; --all lists them.") }
        return .success
    }
}
