// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Assistant
import BeckonSystem
import CommandLineInterface
import Conversation
import Sentences

/// `beckon run`: one intent, directly.
struct RunCommand: Sendable {
    let surroundings: Surroundings

    private static let target = Argument<String>.positional(
        "BUNDLE.INTENT", "the app's identifier or name, a dot, and the intent")
    private static let values = Argument<[String]>.positionals(
        "NAME=VALUE", minimum: 0, "values of parameters, in the words one would answer with")
    private static let answers = Argument<[String]>.options(
        "answer", "TEXT", "the next answer; when none is left, a person at a terminal is asked, unless --json is given")
    private static let staysOut = Argument.flag(
        "no-open", "leaves the app unopened where the answer opens it")

    private static let panel = Argument<String?>.option(
        "panel", "FILE.png", "draws the panel into this file; of several, the last")

    var command: Command {
        Command(
            "run", "runs one intent", takes: [Self.target, Self.values, Self.answers, Self.staysOut, Self.panel],
            examples: [
                Example("beckon run Pizzeria.OrderPizza kind=margherita quantity=2 --answer yes", "orders two pizzas")
            ],
            body: run)
    }

    private func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
        let session = try await Session(arguments, surroundings)
        let catalog = try await session.catalog(warning: terminal)
        let finder = IntentFinder(catalog: catalog, language: session.language)
        let (app, intent) = try finder.target(try arguments[Self.target])
        let texts = try ParameterTexts.read(try arguments[Self.values], for: intent)
        let panel = try arguments[Self.panel].map { surroundings.file($0) }
        let dialogue = Dialogue.make(session, on: terminal, script: try arguments[Self.answers])
        let candidate = Candidate(app: app, intent: intent, invocation: Invocation(texts: texts))
        let staysOut = try arguments[Self.staysOut]
        let continuation = AppContinuation(session: session, catalog: catalog, dialogue: dialogue, terminal: terminal)
        return try await session.finishing(on: terminal) {
            try await session.system.covering {
                let outcome = try await session.perform(.run(candidate), drawing: panel, in: dialogue, on: terminal)
                return staysOut ? ExitCode(rawValue: outcome.exitStatus) : await continuation.status(after: outcome)
            }
        }
    }
}
