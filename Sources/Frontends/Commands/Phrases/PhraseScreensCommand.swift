// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import BeckonSystem
import CommandLineInterface
import PersonalPhrases
import Sentences

/// `beckon phrase screens`: what apps wait for a person to answer.
struct PhraseScreensCommand: Sendable {
    let surroundings: Surroundings

    var command: Command {
        Command(
            "screens", "lists the screens on which apps ask for a phrase, while 'beckon serve' runs",
            examples: [Example("beckon phrase screens --json", "prints each with its number, for 'phrase answer'")],
            body: run)
    }

    private func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
        let session = try await Session(arguments, surroundings)
        let words = session.words(of: try await session.catalog(warning: terminal))
        let text = PhraseScreenText(session.language)
        let screens = session.system.phrases.screens.open
        if session.isJSON {
            for screen in screens { try terminal.output.json(PhraseScreenDescription(screen, words)) }
            return .success
        }
        guard !screens.isEmpty else {
            terminal.errors.line(text.none)
            return .success
        }
        let rows = screens.map { screen in
            [
                String(screen.id), words.title(of: screen), words.app(screen.app.text),
                text.state(screen.proposal, isEditing: screen.isEditing),
            ]
        }
        TextTable(rows).lines(styling: [.cyan, .bold, nil, .faint], on: terminal.output)
            .forEach { terminal.output.line($0) }
        return .success
    }
}
