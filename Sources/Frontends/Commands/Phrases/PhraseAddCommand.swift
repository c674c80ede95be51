// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Assistant
import CommandLineInterface
import Conversation
import Phrases
import Store

/// `beckon phrase add`: gives an intent a phrase of one's own.
struct PhraseAddCommand: Sendable {
    let surroundings: Surroundings

    private static let text = Argument<String>.positional(
        "TEXT", "what you will say; {name} stands for a parameter's value")
    private static let target = Argument<String>.positional(
        "BUNDLE.INTENT", "the app's identifier or name, a dot, and the intent")
    private static let values = Argument<[String]>.positionals(
        "NAME=VALUE", minimum: 0, "values of parameters that go with the phrase")

    var command: Command {
        Command(
            "add", "gives an intent a phrase", takes: [Self.text, Self.target, Self.values],
            examples: [
                Example(
                    "beckon phrase add \"Pizza night\" Pizzeria.OrderPizza kind=margherita quantity=2",
                    "fixes two values"),
                Example(
                    "beckon phrase add \"Bring me {quantity} pizzas\" Pizzeria.OrderPizza", "leaves one to be said"),
            ],
            body: run)
    }

    private func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
        let session = try await Session(arguments, surroundings)
        let catalog = try await session.catalog(warning: terminal)
        let finder = IntentFinder(catalog: catalog, language: session.language)
        let (app, intent) = try finder.target(try arguments[Self.target])
        let texts = try ParameterTexts.read(try arguments[Self.values], for: intent)
        let pattern = try pattern(of: try arguments[Self.text], for: intent)
        let phrase = try await session.store.add(
            PhraseRecord(
                id: 0, text: pattern.text, normalized: PhraseKey(pattern).text, app: app.id.text,
                intent: intent.className, texts: texts, added: surroundings.now().date))
        if session.isJSON {
            try terminal.output.json(PhraseDescription(phrase))
        } else {
            terminal.output.line(
                "‘\(phrase.text)’ now means \(intent.title(in: session.language)) of \(app.name(in: session.language))."
            )
        }
        return .success
    }

    /// The phrase, its slots named as the definition names the parameters.
    private func pattern(of text: String, for intent: OfferedIntent) throws -> PhrasePattern {
        let pattern = try PhrasePattern(text)
        var corrected = text
        for slot in pattern.slots {
            let name = try ParameterTexts.name(slot, of: intent)
            if name != slot { corrected = corrected.replacing("{\(slot)}", with: "{\(name)}") }
        }
        return try PhrasePattern(corrected)
    }
}
