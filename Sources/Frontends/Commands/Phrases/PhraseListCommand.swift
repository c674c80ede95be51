// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import IntentValues
import Store
import Wire

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
            [String(phrase.id), phrase.text, "\(phrase.app) \(phrase.target)", Self.details(of: phrase)]
        }
        TextTable(rows).lines(styling: [.cyan, .bold, nil, .faint], on: terminal.output)
            .forEach { terminal.output.line($0) }
        return .success
    }

    /// The values that go with the phrase, or where the app opens.
    private static func details(of phrase: PhraseRecord) -> String {
        switch phrase.meaning {
        case .intent(_, let values, let texts):
            values.mapValues(\.shownText).merging(texts) { $1 }.sorted { $0.key < $1.key }
                .map { "\($0.key)=\($0.value)" }.joined(separator: " ").withoutControls
        case .activity(let activity): "‘\((activity.title ?? "").withoutControls)’"
        }
    }
}
