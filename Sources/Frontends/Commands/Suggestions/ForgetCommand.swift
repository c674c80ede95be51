// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import BeckonSystem
import CommandLineInterface
import Conversation
import Donations
import HomeScreen
import Sentences
import Store
import SystemTexts

/// `beckon forget`: deletes what was donated and what was learned of it.
enum ForgetCommand {
    private static let app = Argument<String?>.optionalPositional("APP", "forgets this app only")
    private static let all = Argument.flag("all", "forgets every app")
    private static let isSure = Argument.flag("yes", "doesn't ask for confirmation")

    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "forget", "deletes donations and everything learned for suggestions",
            takes: [app, all, isSure],
            examples: [
                Example("beckon forget Bank", "forgets one app"),
                Example("beckon forget --all --yes", "forgets everything without asking"),
            ],
            body: surroundings.session(run))
    }

    private static func run(_ session: Session) async throws -> ExitCode {
        guard try (session[Self.app] != nil) != session[all] else {
            throw UsageError("no app to forget is named", remedy: "give either an app or --all")
        }
        let app = try await session.app(Self.app)?.id.text
        let text = Texts<SuggestionText>(session.language)
        if try !session[isSure], try await !isConfirmed(app, text, session.terminal) {
            session.terminal.errors.line(text(.kept))
            return .failure
        }
        let removed = try await session.system.offers.forget(app: app)
        try session.show(removed.json, line: text(.forgotten))
        return .success
    }

    /// - Throws: `UsageError` without a terminal to ask at.
    private static func isConfirmed(_ app: String?, _ text: Texts<SuggestionText>, _ terminal: Terminal) async throws
        -> Bool
    {
        guard terminal.isInteractive else {
            throw UsageError("cannot ask for confirmation without a terminal", remedy: "add --yes")
        }
        let question = app.map { text(.forgetApp, ["app": $0]) } ?? text(.forgetAll)
        return await terminal.ask(question).map { AnswerWord($0) == .agree } ?? false
    }
}
