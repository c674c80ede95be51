// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import CommandLineInterface
import IntentValues
import Sentences
import Store
import Wire

/// `beckon phrase list`: the phrases there are.
struct PhraseListCommand: Sendable {
    let surroundings: Surroundings

    /// How many are shown at first: a person may have given any number.
    private static let few = 50
    private static let app = Argument<String?>.optionalPositional("APP", "only of this app, by identifier or name")
    private static let limit = Argument<Int?>.option("limit", "N", "this many at most; \(few) if absent")
    private static let all = Argument.flag("all", "all of them, however many")

    var command: Command {
        Command(
            "list", "lists your phrases, the last that were added", takes: [Self.app, Self.limit, Self.all],
            examples: [
                Example("beckon phrase list", "lists the last \(Self.few)"),
                Example("beckon phrase list Pizzeria --all", "lists all of one app"),
            ],
            body: run)
    }

    private func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
        let limit = try limit(arguments)
        let session = try await Session(arguments, surroundings)
        let catalog = try await session.catalog(warning: terminal)
        let words = session.words(of: catalog)
        let app = try arguments[Self.app].map {
            try IntentFinder(catalog: catalog, language: session.language).app($0).id.text
        }
        let phrases = try await session.store.latestPhrases(limit, of: app)
        if session.isJSON {
            for phrase in phrases { try terminal.output.json(PhraseDescription(phrase, words)) }
        } else {
            let rows = phrases.map { phrase in
                [String(phrase.id), phrase.text, "\(phrase.app) \(phrase.target)", Self.details(of: phrase, words)]
            }
            TextTable(rows).lines(styling: [.cyan, .bold, nil, .faint], on: terminal.output)
                .forEach { terminal.output.line($0) }
        }
        try await tell(of: phrases.count, app, session, terminal)
        return .success
    }

    private func limit(_ arguments: ParsedArguments) throws -> Int {
        let (limit, isWhole) = (try arguments[Self.limit], try arguments[Self.all])
        guard let limit else { return isWhole ? .max : Self.few }
        guard !isWhole else {
            throw UsageError("--limit and --all contradict each other", remedy: "give one of them")
        }
        guard limit > 0 else { throw UsageError("--limit is \(limit)", remedy: "give a number from 1") }
        return limit
    }

    /// Says on the error stream that there are none, or which are not shown.
    private func tell(of shown: Int, _ app: String?, _ session: Session, _ terminal: Terminal) async throws {
        let count = try await session.store.phraseCount(of: app)
        if count > shown {
            terminal.note("These are the last \(shown) of \(count) phrases; --all lists every one.")
        } else if count == 0, !session.isJSON {
            terminal.errors.line(ListText(session.language).noPhrases(of: app))
        }
    }

    /// The values that go with the phrase, or where the app opens.
    private static func details(of phrase: PhraseRecord, _ words: ActionWords) -> String {
        switch phrase.meaning {
        case .intent:
            words.values(of: phrase).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
        case .activity(let activity): "‘\(activity.title ?? "")’"
        }
    }
}
