// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Assistant
import CommandLineInterface
import PersonalPhrases
import Phrases
import Sentences
import Store

/// `beckon phrase remove`: takes a phrase away.
struct PhraseRemoveCommand: Sendable {
    let surroundings: Surroundings

    /// So many phrases are looked at for one that was meant.
    private static let suggestible = 1000
    private static let phrase = Argument<String>.positional("TEXT|ID", "the phrase, or its number in the list")

    var command: Command {
        Command(
            "remove", "removes a phrase", takes: [Self.phrase],
            examples: [Example("beckon phrase remove \"Pizza night\"", "removes a phrase by its words")], body: run)
    }

    private func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
        let session = try await Session(arguments, surroundings)
        let wanted = try arguments[Self.phrase]
        let words = session.isJSON ? session.words(of: try await session.catalog(warning: terminal)) : nil
        guard let phrase = try await remove(wanted, from: session.store) else {
            let known = try await session.store.latestPhrases(Self.suggestible).map(\.text)
            let remedy: Sentence =
                NearestName.to(wanted, among: known).map { "did you mean '\($0)'?" } ?? "see 'beckon phrase list'"
            throw UsageError("there is no phrase '\(wanted)'", remedy: remedy)
        }
        if let words {
            try terminal.output.json(PhraseDescription(phrase, words))
        } else {
            terminal.output.line(PhraseScreenText(session.language).removed(phrase.text))
        }
        return .success
    }

    /// The words win: a phrase may be a number.
    private func remove(_ wanted: String, from store: Store) async throws -> PhraseRecord? {
        if let pattern = try? PhraseWording.pattern(of: wanted),
            let phrase = try await store.removePhrase(normalized: PhraseKey(pattern).text)
        {
            return phrase
        }
        guard let id = Int(wanted) else { return nil }
        return try await store.removePhrase(id: id)
    }
}
