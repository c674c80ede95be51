// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import Assistant
import BeckonSystem
import CommandLineInterface
import Conversation
import Sentences

/// `beckon say`: one conversation.
struct SayCommand: Sendable {
    let surroundings: Surroundings

    private static let text = Argument<String>.positional("TEXT", "what you say")
    private static let answers = Argument<[String]>.options(
        "answer", "TEXT", "the next answer; when none is left, a person at a terminal is asked, unless --json is given")
    private static let app = Argument<String?>.option("app", "APP", "says it to this app only")
    private static let intent = Argument<String?>.option("intent", "INTENT", "says it to this intent of the app only")
    private static let staysOut = Argument.flag(
        "no-open", "leaves the app unopened where the answer opens it")

    private static let panel = Argument<String?>.option(
        "panel", "FILE.png", "draws the panel into this file; of several, the last")

    var command: Command {
        Command(
            "say", "says something and has the conversation that follows",
            takes: [Self.text, Self.answers, Self.app, Self.intent, Self.staysOut, Self.panel],
            examples: [
                Example(
                    "beckon say \"Order Pizza\" --answer Margherita --answer 2 --answer yes", "answers three questions"),
                Example(
                    "beckon say \"Punch In\" --app DailyPunch --json", "prints the turns of one app's conversation"),
            ],
            body: run)
    }

    private func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
        let session = try await Session(arguments, surroundings)
        let catalog = try await session.catalog(warning: terminal)
        let narrowing = try narrowing(arguments, IntentFinder(catalog: catalog, language: session.language))
        let panel = try arguments[Self.panel].map { surroundings.file($0) }
        let dialogue = Dialogue.make(session, on: terminal, script: try arguments[Self.answers])
        let text = try arguments[Self.text]
        let staysOut = try arguments[Self.staysOut]
        let continuation = AppContinuation(session: session, catalog: catalog, dialogue: dialogue, terminal: terminal)
        return try await session.finishing(on: terminal) {
            try await session.system.covering {
                let outcome = try await session.perform(
                    .say(text, to: narrowing), drawing: panel, in: dialogue, on: terminal)
                return staysOut ? ExitCode(rawValue: outcome.exitStatus) : await continuation.status(after: outcome)
            }
        }
    }

    private func narrowing(_ arguments: ParsedArguments, _ finder: IntentFinder) throws -> Narrowing {
        let app = try arguments[Self.app].map { try finder.app($0) }
        guard let name = try arguments[Self.intent] else { return Narrowing(app: app?.id) }
        if let app { return Narrowing(app: app.id, intent: try finder.intent(name, of: app).className) }
        let (owner, intent) = try finder.target(name)
        return Narrowing(app: owner.id, intent: intent.className)
    }
}
