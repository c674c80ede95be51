// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import Assistant
import BeckonSystem
import CommandLineInterface
import Conversation
import Sentences

/// `beckon say` and `beckon run`: one conversation, begun with words or with an intent.
enum TalkCommands {
    private static let text = Argument<String>.positional("TEXT", "what you say")
    private static let app = Argument<String?>.option("app", "APP", "talks to this app only")
    private static let intent = Argument<String?>.option("intent", "INTENT", "considers only this intent of the app")
    private static let target = Argument<String>.positional(
        "BUNDLE.INTENT", "the app's identifier or name, a dot, and the intent")
    private static let values = Argument<[String]>.positionals(
        "NAME=VALUE", minimum: 0, "values of parameters, as you would say them")
    private static let answers = Argument<[String]>.options(
        "answer", "TEXT",
        "answers the next question; after the last answer, asks you in a terminal, unless --json is given")
    private static let staysOut = Argument.flag("no-open", "doesn't open the app, even if its response asks for that")
    private static let follows = Argument.flag(
        "follow", "keeps reporting progress, of a ride for example, until it ends")
    private static let explains = Argument.flag(
        "explain", "shows how Beckon understands TEXT, and what else it might mean, without running anything")
    private static let completes = Argument.flag(
        "complete", "shows completions for TEXT without running anything")
    private static let panel = Argument<String?>.option(
        "panel", "FILE.png", "draws the panel into this file; if there are several, the last one")

    static func say(in surroundings: Surroundings) -> Command {
        Command(
            "say", "says a sentence and holds the conversation that follows",
            takes: [text, answers, app, intent, staysOut, follows, explains, completes, panel],
            examples: [
                Example(
                    "beckon say \"Order Pizza\" --answer Margherita --answer 2 --answer yes", "answers three questions"),
                Example("beckon say \"two margheritas please\" --explain", "shows how Beckon understands that"),
                Example("beckon say \"order tw\" --complete", "shows possible completions"),
                Example(
                    "beckon say \"Punch In\" --app DailyPunch --json", "prints the turns of a conversation with one app"
                ),
            ],
            body: surroundings.session { session in
                if try session[explains] { return try await explain(session) }
                if try session[completes] { return try await complete(session) }
                return try await converse(.say(try session[text], to: try await narrowing(session)), session)
            })
    }

    static func run(in surroundings: Surroundings) -> Command {
        Command(
            "run", "runs one intent", takes: [target, values, answers, staysOut, follows, panel],
            examples: [
                Example("beckon run Pizzeria.OrderPizza kind=margherita quantity=2 --answer yes", "orders two pizzas")
            ],
            body: surroundings.session { session in
                let (app, intent) = try await session.finder().target(try session[target])
                let texts = try ParameterTexts.read(try session[values], for: intent)
                let candidate = Candidate(app: app, intent: intent, invocation: Invocation(texts: texts))
                return try await converse(.run(candidate), session)
            })
    }

    private static func explain(_ session: Session) async throws -> ExitCode {
        let explanation = try await session.system.explain(
            try session[text], to: try await narrowing(session), try session.context())
        let language = session.language
        try session.show(explanation.json(in: language), line: explanation.lines(in: language).joined(separator: "\n"))
        return explanation.outcome == .unknown ? .failure : .success
    }

    private static func complete(_ session: Session) async throws -> ExitCode {
        let words = try await session.words()
        let completions = try await session.system.completions(
            of: try session[text], to: try await narrowing(session), try session.context())
        try session.list(
            completions, none: "No sentence begins like that.", styling: [.bold, .faint],
            json: { $0.json }, cells: { $0.cells(words) })
        return completions.isEmpty ? .failure : .success
    }

    private static func converse(_ request: Request, _ session: Session) async throws -> ExitCode {
        let panel = try session[Self.panel].map(session.surroundings.file)
        let staysOut = try session[Self.staysOut]
        let dialogue = Dialogue.make(session, script: try session[answers], follows: try session[follows])
        let catalog = try await session.catalog()
        let continuation = AppContinuation(session: session, catalog: catalog, dialogue: dialogue)
        return try await session.finishing {
            try await session.system.covering {
                let outcome = try await session.perform(request, among: catalog, drawing: panel, in: dialogue)
                return staysOut ? ExitCode(rawValue: outcome.exitStatus) : await continuation.status(after: outcome)
            }
        }
    }

    private static func narrowing(_ session: Session) async throws -> Narrowing {
        let app = try await session.app(Self.app)
        guard let name = try session[intent] else { return Narrowing(app: app?.id) }
        let finder = try await session.finder()
        if let app { return Narrowing(app: app.id, intent: try finder.intent(name, of: app).className) }
        let (owner, intent) = try finder.target(name)
        return Narrowing(app: owner.id, intent: intent.className)
    }
}
