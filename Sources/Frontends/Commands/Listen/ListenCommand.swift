// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import Assistant
import BeckonSystem
import CommandLineInterface
import Conversation
import Foundation
import Sentences
import Voice

/// `beckon listen`: conversations aloud, until there is nothing more to hear.
enum ListenCommand {
    private static let file = Argument<String?>.option(
        "file", "WAV", "listens to a recording instead of the microphone; - reads standard input")
    private static let app = Argument<String?>.option("app", "APP", "listens for this app only")
    private static let answers = Argument<[String]>.options(
        "answer", "TEXT", "answers the next question; after the last answer, listens to you")
    private static let isOnce = Argument.flag("once", "ends after the first conversation")
    private static let isQuiet = Argument.flag("quiet", "doesn't speak")
    private static let staysOut = Argument.flag("no-open", "doesn't open apps, even if their responses ask for that")

    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "listen", "listens to speech and holds conversations",
            takes: [file, app, answers, isOnce, isQuiet, staysOut],
            examples: [
                Example("beckon listen", "listens until Ctrl-C; say the title of an app's intent"),
                Example(
                    "beckon listen --file order.wav --once --quiet --json",
                    "prints the conversation that one recording starts"),
            ],
            body: surroundings.session(run))
    }

    private static func run(_ session: Session) async throws -> ExitCode {
        let narrowing = Narrowing(app: try await session.app(app)?.id)
        let source = try source(session)
        let speaker = try session[isQuiet] ? nil : Speaker(session)
        let listening = try await Listening(to: source, session, narrowing: narrowing, speaker: speaker)
        return try await session.finishing { try await converse(listening, narrowing, session) }
    }

    private static func source(_ session: Session) throws -> any SoundSource {
        guard let path = try session[file] else { return try Microphone(variables: session.surroundings.variables) }
        guard path == "-" else {
            return try RecordedSound(path: session.surroundings.file(path).path(percentEncoded: false))
        }
        guard !session.system.options.isShared else {
            throw UsageError(
                "the running daemon has a different standard input", remedy: "end 'beckon serve', or name a file")
        }
        return PipedSound(descriptor: STDIN_FILENO, name: "-")
    }

    private static func converse(
        _ listening: Listening, _ narrowing: Narrowing, _ session: Session
    ) async throws -> ExitCode {
        let dialogue = Dialogue(
            on: session.terminal, form: session.isJSON ? .json : .plain, language: session.language,
            script: try session[answers], asks: false, voice: listening)
        let continuation = AppContinuation(session: session, catalog: try await session.catalog(), dialogue: dialogue)
        let (isOnce, staysOut) = (try session[isOnce], try session[staysOut])
        // Nothing that was said is no success.
        var status = ExitCode.failure
        while let text = try await listening.sentence() {
            status = try await session.system.covering {
                let outcome = try await session.perform(.say(text, to: narrowing), in: dialogue)
                return staysOut ? ExitCode(rawValue: outcome.exitStatus) : await continuation.status(after: outcome)
            }
            if isOnce { break }
        }
        return status
    }
}
