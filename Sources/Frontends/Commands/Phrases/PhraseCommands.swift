// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Assistant
import BeckonSystem
import CommandLineInterface
import Donations
import PersonalShortcuts
import Sentences
import Store
import SystemTexts
import Wire

/// `beckon phrase`: a person's own phrases, and what may be given one.
enum PhraseCommands {
    /// How many phrases are shown at first: a person may have given any number.
    private static let fewPhrases = 50
    /// How many actions are shown at first.
    private static let fewActions = 3
    /// So many phrases are looked at for one that was meant.
    private static let suggestible = 1000

    private static let limit = Argument<Int?>.option("limit", "N", "lists at most this many; default: \(fewPhrases)")
    private static let allPhrases = Argument.flag("all", "lists all")
    private static let offered = Argument.flag(
        "offered", "also lists what you can say to each installed app")
    private static let allActions = Argument.flag("all", "lists all, not just the last three")
    private static let phrase = Argument<String>.positional("TEXT|ID", "the phrase, or its number in the list")

    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "phrase", "adds, lists and removes your own phrases, and lists actions that can have one",
            has: [
                PhraseAddCommand.command(in: surroundings),
                Command(
                    "list", "lists your most recent phrases",
                    takes: [AppArgument.only, limit, allPhrases, offered],
                    examples: [
                        Example("beckon phrase list", "lists the last \(fewPhrases)"),
                        Example("beckon phrase list Pizzeria --all", "lists all phrases of one app"),
                        Example("beckon phrase list --offered", "lists everything that you can say"),
                    ],
                    body: surroundings.session(list)),
                Command(
                    "remove", "removes a phrase", takes: [phrase],
                    examples: [Example("beckon phrase remove \"Pizza night\"", "removes a phrase by its words")],
                    body: surroundings.session(remove)),
                Command(
                    "donated", "lists donated intents and saved activities, most recently used first",
                    takes: [AppArgument.only, allActions],
                    examples: [
                        Example("beckon phrase donated", "lists the last three"),
                        Example("beckon phrase donated Bank --all", "lists all actions of one app"),
                    ],
                    body: surroundings.session(donated)),
                Command(
                    "proposed", "lists actions for which apps propose a phrase", takes: [AppArgument.only],
                    examples: [
                        Example("beckon phrase proposed Bank", "lists the bank's proposals"),
                        Example("beckon phrase add \"Euro\" --proposed 2", "gives the second proposal a phrase"),
                    ],
                    body: surroundings.session(proposed)),
                Command(
                    "screens", "lists app screens that are asking for a phrase; needs 'beckon serve'",
                    examples: [
                        Example(
                            "beckon phrase screens --json", "prints each screen with its number, for 'phrase answer'")
                    ],
                    body: surroundings.session(screens)),
                PhraseAnswerCommand.command(in: surroundings),
            ])
    }

    private static func list(_ session: Session) async throws -> ExitCode {
        let limit = try shown(session)
        let app = try await session.app(AppArgument.only)?.id.text
        let words = try await session.words()
        if try session[offered] { return try await listOffered(session, words, of: app, limit) }
        let phrases = try await session.system.phrases.latest(limit, of: app)
        try session.list(phrases, none: nil, json: { $0.json(words) }) { phrase in
            [String(phrase.id), phrase.text, "\(phrase.app) \(phrase.target)", details(of: phrase, words)]
        }
        let count = try await session.system.phrases.count(of: app)
        if count > phrases.count {
            session.terminal.note("These are the last \(phrases.count) of \(count) phrases; --all lists every one.")
        } else if count == 0, !session.isJSON {
            session.terminal.errors.line(ListText(session.language).noPhrases(of: app))
        }
        return .success
    }

    private static func listOffered(
        _ session: Session, _ words: ActionWords, of app: String?, _ limit: Int
    ) async throws -> ExitCode {
        try session.list(
            try await session.system.sayings(of: app, language: session.language, atMost: limit),
            none: "There is nothing to say yet; install an app.", styling: [.bold, .faint],
            json: { $0.json }, cells: { $0.cells(words) })
        return .success
    }

    private static func shown(_ session: Session) throws -> Int {
        let isWhole = try session[allPhrases]
        guard let limit = try session[limit] else { return isWhole ? .max : fewPhrases }
        guard !isWhole else {
            throw UsageError("--limit and --all contradict each other", remedy: "give one of them")
        }
        guard limit > 0 else { throw UsageError("--limit is \(limit)", remedy: "give a number from 1") }
        return limit
    }

    /// The values that go with the phrase, or where the app opens.
    private static func details(of phrase: PhraseRecord, _ words: ActionWords) -> String {
        switch phrase.meaning {
        case .intent:
            words.values(of: phrase).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
        case .activity(let activity): "‘\(activity.title ?? "")’"
        case .shortcut: ""
        }
    }

    private static func remove(_ session: Session) async throws -> ExitCode {
        let wanted = try session[phrase]
        let words = session.isJSON ? try await session.words() : nil
        guard let phrase = try await session.system.removePhrase(called: wanted) else {
            let known = try await session.system.phrases.latest(suggestible).map(\.text)
            let remedy: Sentence =
                NearestName.to(wanted, among: known).map { "did you mean '\($0)'?" } ?? "see 'beckon phrase list'"
            throw UsageError("there is no phrase '\(wanted)'", remedy: remedy)
        }
        if let words {
            try session.terminal.output.json(phrase.json(words))
        } else {
            session.terminal.output.line(PhraseScreenText(session.language)(.removed, phrase.text))
        }
        return .success
    }

    private static func donated(_ session: Session) async throws -> ExitCode {
        let app = try await session.app(AppArgument.only)
        let isWhole = try session[allActions]
        let found = try await session.system.donations.actions(
            app: app?.id.text, limit: isWhole ? .max : fewActions + 1)
        let actions = isWhole ? found : Array(found.prefix(fewActions))
        let words = try await session.words()
        try session.list(
            actions, none: app.map { "\($0.id) has donated nothing." } ?? "No app has donated anything.",
            json: { $0.json(words) }
        ) { cells($0.id, words.title(of: $0), words.app(of: $0), words.phrase(of: $0)) }
        if found.count > actions.count, !session.isJSON { session.terminal.note("There are more; --all lists them.") }
        return .success
    }

    private static func proposed(_ session: Session) async throws -> ExitCode {
        let app = try await session.app(AppArgument.only)
        let words = try await session.words()
        try session.list(
            try await session.system.phrases.proposals(of: app?.id.text),
            none: app.map { "\($0.id) proposes nothing." } ?? "No app proposes anything.", json: { $0.json(words) }
        ) { cells($0.id, words.title(of: $0), words.app($0.app), words.phrase(of: $0.action)) }
        return .success
    }

    /// - Parameter phrase: What the app suggests to say.
    private static func cells(_ id: Int, _ title: String, _ app: String, _ phrase: String?) -> [String] {
        [String(id), title, app, phrase.map { "“\($0)”" } ?? ""]
    }

    private static func screens(_ session: Session) async throws -> ExitCode {
        let words = try await session.words()
        let text = PhraseScreenText(session.language)
        try session.list(
            session.system.phrases.screens.open, none: Sentence(verbatim: text(.noScreens)), json: { $0.json(words) }
        ) { screen in
            [
                String(screen.id), words.title(of: screen), words.app(screen.app.text),
                text.state(screen.proposal, isEditing: screen.isEditing),
            ]
        }
        return .success
    }
}
