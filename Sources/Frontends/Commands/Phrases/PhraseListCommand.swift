// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Store

/// `beckon phrase list`: the phrases there are.
struct PhraseListCommand: Sendable {
    let surroundings: Surroundings

    var command: Command {
        Command("list", "lists your phrases", body: run)
    }

    private func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
        let session = try await Session(arguments, surroundings)
        let phrases = try await session.store.phrases()
        if session.isJSON {
            for phrase in phrases { try terminal.output.json(PhraseDescription(phrase)) }
            return .success
        }
        guard !phrases.isEmpty else {
            terminal.errors.line("There are no phrases. Try 'beckon phrase add TEXT BUNDLE.INTENT'.")
            return .success
        }
        let rows = phrases.map { phrase in
            let values = phrase.texts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
            return [String(phrase.id), phrase.text, "\(phrase.app) \(phrase.intent)", values.joined(separator: " ")]
        }
        TextTable(rows).lines(styling: [.cyan, .bold, nil, .faint], on: terminal.output)
            .forEach { terminal.output.line($0) }
        return .success
    }
}
