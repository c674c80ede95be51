// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Assistant
import BeckonSystem
import CommandLineInterface
import Conversation
import IntentValues
import PersonalShortcuts
import Phrases
import Sentences
import Store
import SystemTexts

/// `beckon phrase add`: gives an intent, or an action, a phrase of your own.
enum PhraseAddCommand {
    private static let text = Argument<String>.positional(
        "TEXT", "what you will say; {name} stands for a parameter's value")
    private static let target = Argument<String?>.optionalPositional(
        "BUNDLE.INTENT", "the app's identifier or name, a dot, and the intent")
    private static let values = Argument<[String]>.positionals(
        "NAME=VALUE", minimum: 0, "values of parameters that the phrase sets")
    private static let donated = Argument<Int?>.option(
        "donated", "ID", "uses this action from 'beckon phrase donated'")
    private static let proposed = Argument<Int?>.option(
        "proposed", "ID", "uses this action from 'beckon phrase proposed'")
    private static let shortcut = Argument<String?>.option(
        "shortcut", "SHORTCUT", "runs this shortcut")
    private static let replaces = Argument.flag("replace", "replaces what the phrase did before")

    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "add", "gives an intent or an action a phrase of your own",
            takes: [text, target, values, donated, proposed, shortcut, replaces],
            examples: [
                Example(
                    "beckon phrase add \"Pizza night\" Pizzeria.OrderPizza kind=margherita quantity=2",
                    "sets two values"),
                Example(
                    "beckon phrase add \"Bring me {quantity} pizzas\" Pizzeria.OrderPizza",
                    "leaves one value for you to say"),
                Example("beckon phrase add \"The usual\" --donated 3", "repeats an action"),
                Example("beckon phrase add \"Tea time\" --shortcut Timer", "runs a shortcut"),
            ],
            body: surroundings.session(run))
    }

    private static func run(_ session: Session) async throws -> ExitCode {
        let names = try await session.words()
        guard let phrase = try await add(try await giver(session, names.catalog), names, session) else {
            return .failure
        }
        let text = PhraseScreenText(session.language)
        try session.show(phrase.json(names), line: text(.saved, phrase, names))
        return .success
    }

    /// Gives a phrase, in place of the one with the number.
    private typealias Give = @Sendable (_ text: String, _ replaced: Int?) async throws -> PhraseRecord

    private static func giver(_ session: Session, _ catalog: AppCatalog) async throws -> Give {
        let phrases = session.system.phrases
        let target = try session[Self.target]
        let (donated, proposed) = (try session[Self.donated], try session[Self.proposed])
        let shortcut = try session[Self.shortcut]
        guard [target != nil, donated != nil, proposed != nil, shortcut != nil].count(where: { $0 }) <= 1 else {
            throw UsageError(
                "a phrase can stand for only one action",
                remedy: "give one of BUNDLE.INTENT, --donated, --proposed and --shortcut")
        }
        if let donated { return { try await phrases.give($0, toAction: donated, replacing: $1) } }
        if let proposed { return { try await phrases.give($0, toProposal: proposed, replacing: $1) } }
        if let shortcut {
            let record = try await session.keptShortcut(shortcut)
            return { try await phrases.give($0, toShortcut: record.identifier, called: record.name, replacing: $1) }
        }
        guard let target else {
            throw UsageError(
                "the phrase needs an action",
                remedy: "give BUNDLE.INTENT, --donated ID, --proposed ID or --shortcut NAME")
        }
        if let number = Int(target) {
            throw UsageError(
                "no intent is called \(number)",
                remedy: "for a donated action, write '--donated \(number)'")
        }
        let (app, intent) = try IntentFinder(catalog: catalog, language: session.language).target(target)
        let texts = try ParameterTexts.read(try session[Self.values], for: intent)
        for slot in try PhraseWording.pattern(of: try session[Self.text]).slots {
            _ = try ParameterTexts.name(slot, of: intent)
        }
        let things = await things(named: texts, for: Candidate(app: app, intent: intent), session)
        let meaning = PhraseRecord.Meaning.intent(
            intent.className, values: things, texts: texts.filter { things[$0.key] == nil })
        return { try await phrases.add($0, meaning, of: app, replacing: $1) }
    }

    /// The app's things that values name: those the phrase keeps, whatever they are called later.
    private static func things(
        named texts: [String: String], for candidate: Candidate, _ session: Session
    ) async -> [String: IntentValue] {
        do {
            return try await session.system.things(named: texts, for: candidate, try session.context())
        } catch {
            // Where the app cannot be asked now, it is asked about the words when the phrase is said.
            return [:]
        }
    }

    /// Nil if the person wants none after all.
    private static func add(
        _ give: @escaping Give, _ names: ActionWords, _ session: Session
    ) async throws -> PhraseRecord? {
        let (text, terminal) = (PhraseScreenText(session.language), session.terminal)
        var words = try session[Self.text]
        let replaces = try session[Self.replaces]
        let isAsking = terminal.isInteractive && !session.isJSON && !replaces
        while true {
            do {
                guard isAsking else { return try await names.replacing(replaces) { try await give(words, $0) } }
                return try await give(words, nil)
            } catch let clash as PhraseClash {
                terminal.output.line(text(.clash, clash.taken, names))
                let answer = await terminal.ask(terminal.output.styled("› ", .faint)).map(PhraseWording.tidy) ?? ""
                if answer.isEmpty || text.isCancellation(answer) {
                    terminal.output.line(text(.left))
                    return nil
                }
                if text.isReplacement(answer) { return try await give(words, clash.taken.id) }
                words = answer
            }
        }
    }
}
