// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Assistant
import BeckonSystem
import CommandLineInterface
import Conversation
import Sentences
import SystemTexts

/// `beckon chat`: one conversation after the other, until the person goes.
///
/// Extensions stay warm from one to the next; nothing said is remembered.
enum ChatCommand {
    private static let app = Argument<String?>.option("app", "APP", "talks to this app only")

    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "chat", "holds conversations line by line", takes: [app],
            examples: [Example("beckon chat", "reads what you type: a sentence, 'help' or 'quit'")],
            body: surroundings.session(run))
    }

    private static func run(_ session: Session) async throws -> ExitCode {
        let (catalog, terminal) = (try await session.catalog(), session.terminal)
        let narrowing = Narrowing(app: try await session.app(app)?.id)
        // Lines from a pipe are answers in the same way as phrases.
        let dialogue = Dialogue(
            on: terminal, form: session.isJSON ? .json : .plain, language: session.language, asks: true)
        let continuation = AppContinuation(session: session, catalog: catalog, dialogue: dialogue)
        return try await session.finishing {
            while let line = await dialogue.ask() {
                let text = await dialogue.meant(line.trimmed)
                switch text {
                case "": await dialogue.forget()
                case _ where AnswerWord.isWord(text, of: .quit): return .success
                case _ where AnswerWord.isWord(text, of: .open):
                    await dialogue.forget()
                    await continuation.followWish()
                default:
                    let isHelp = AnswerWord.isWord(text, of: .help)
                    _ = try await session.system.covering {
                        _ = try await session.perform(.say(text, to: narrowing), in: dialogue)
                        return await continuation.followAnswer()
                    }
                    if isHelp { terminal.note(Sentence(verbatim: Texts<TalkText>(session.language)(.chatHint))) }
                }
            }
            if terminal.isInteractive { terminal.output.line() }
            return .success
        }
    }
}
