// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Assistant
import BeckonSystem
import CommandLineInterface
import Conversation
import Sentences
import Store
import SystemTexts

/// `beckon chat`: one conversation after the other, until the person goes.
///
/// Extensions stay warm from one to the next; nothing said is remembered.
struct ChatCommand: Sendable {
    let surroundings: Surroundings

    private static let app = Argument<String?>.option("app", "APP", "talks to this app only")

    var command: Command {
        Command(
            "chat", "has conversations, line by line", takes: [Self.app],
            examples: [Example("beckon chat", "say a phrase, 'help' or 'quit'")], body: run)
    }

    private func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
        let session = try await Session(arguments, surroundings)
        let catalog = try await session.catalog(warning: terminal)
        let finder = IntentFinder(catalog: catalog, language: session.language)
        let narrowing = Narrowing(app: try arguments[Self.app].map { try finder.app($0).id })
        // Lines from a pipe are answers in the same way as phrases.
        let dialogue = Dialogue(
            on: terminal, form: session.isJSON ? .json : .plain, language: session.language, asks: true)
        let continuation = AppContinuation(session: session, catalog: catalog, dialogue: dialogue, terminal: terminal)
        return try await session.finishing(on: terminal) {
            while let line = await dialogue.ask() {
                let text = line.trimmed
                switch text {
                case "": await dialogue.forget()
                case _ where AnswerWord.isWord(text, of: .quit): return .success
                case _ where AnswerWord.isWord(text, of: .help):
                    await dialogue.forget()
                    help(
                        catalog, try await session.store.latestPhrases(100), on: terminal.output,
                        language: session.language)
                case _ where AnswerWord.isWord(text, of: .open):
                    await dialogue.forget()
                    await continuation.followWish()
                default:
                    _ = try await session.system.covering {
                        _ = try await session.perform(.say(text, to: narrowing), in: dialogue, on: terminal)
                        return await continuation.followAnswer()
                    }
                }
            }
            if terminal.isInteractive { terminal.output.line() }
            return .success
        }
    }

    private func help(_ catalog: AppCatalog, _ phrases: [PhraseRecord], on stream: TextStream, language: String) {
        let texts = Texts<TalkText>(language)
        stream.line(texts(.canSay))
        var rows = catalog.apps.flatMap { app in
            app.intents.map { ["  " + $0.title(in: language), app.name(in: language)] }
        }
        rows += phrases.map { phrase in
            let app = catalog.apps.first { $0.id.text == phrase.app }
            return ["  " + phrase.text, app?.name(in: language) ?? phrase.app]
        }
        TextTable(rows).lines(styling: [nil, .faint], on: stream).forEach { stream.line($0) }
        stream.line(texts(.chatHint))
    }
}
