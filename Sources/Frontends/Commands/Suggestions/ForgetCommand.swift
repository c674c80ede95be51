// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import BeckonSystem
import CommandLineInterface
import Conversation
import Donations
import Offers
import Sentences
import Store
import SystemTexts

/// `beckon forget`: deletes what was donated and what was learned of it.
struct ForgetCommand: Sendable {
    private struct Removal: Encodable {
        var donations: Int
        /// The numbers of the actions that are gone with them.
        var actions: [Int]
    }

    let surroundings: Surroundings

    private static let app = Argument<String?>.optionalPositional("APP", "what was done in this app")
    private static let all = Argument.flag("all", "what was done in every app")
    private static let isSure = Argument.flag("yes", "asks nothing")

    var command: Command {
        Command(
            "forget", "forgets what you did: donations, and what was learned for suggestions",
            takes: [Self.app, Self.all, Self.isSure],
            examples: [
                Example("beckon forget Bank", "forgets what was done in one app"),
                Example("beckon forget --all --yes", "forgets everything without asking"),
            ],
            body: run)
    }

    private func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
        let (name, isAll) = (try arguments[Self.app], try arguments[Self.all])
        guard (name != nil) != isAll else {
            throw UsageError("it is not said what to forget", remedy: "give either an app or --all")
        }
        let session = try await Session(arguments, surroundings)
        var app: String?
        if let name {
            let catalog = try await session.catalog(warning: terminal)
            app = try IntentFinder(catalog: catalog, language: session.language).app(name).id.text
        }
        if try !arguments[Self.isSure] {
            let text = Texts<SuggestionText>(session.language)
            guard try await isConfirmed(app, text, terminal) else {
                terminal.errors.line(text(.kept))
                return .failure
            }
        }
        let removed = try await session.system.offers.forget(app: app)
        if session.isJSON {
            try terminal.output.json(Removal(donations: removed.count, actions: removed.actions.sorted()))
        } else {
            terminal.output.line(Texts<SuggestionText>(session.language)(.forgotten))
        }
        return .success
    }

    /// - Throws: `UsageError` without a terminal to ask at.
    private func isConfirmed(_ app: String?, _ text: Texts<SuggestionText>, _ terminal: Terminal) async throws -> Bool {
        guard terminal.isInteractive else {
            throw UsageError("there is no terminal to ask at whether to forget that", remedy: "add --yes")
        }
        let question = app.map { text(.forgetApp, ["app": $0]) } ?? text(.forgetAll)
        return await terminal.ask(question).map { AnswerWord($0) == .agree } ?? false
    }
}
