// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Assistant
import BeckonSystem
import CommandLineInterface
import Conversation
import Donations
import Sentences
import Store
import SystemTexts

/// `beckon focus`: the person's focuses, and what apps do while one is on.
enum FocusCommands {
    private static let newName = Argument<String>.positional("NAME", "the name, such as Work")
    private static let focus = Argument<String>.positional("FOCUS", "the name of the focus")
    private static let filter = Argument<String>.positional("FILTER", "the name of the app's focus filter")
    private static let onlyFilter = Argument<String?>.optionalPositional("FILTER", "only this focus filter")
    private static let values = Argument<[String]>.positionals(
        "NAME=VALUE", minimum: 0, "values of parameters, as you would say them")

    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "focus", "turns a focus on and off, and sets what apps do while it is on",
            has: [
                Command(
                    "list", "lists your focuses and what apps do in each",
                    examples: [Example("beckon focus list", "lists all")], body: surroundings.session(list)),
                Command(
                    "add", "adds a focus", takes: [newName],
                    examples: [Example("beckon focus add Work", "adds a focus that is off")],
                    body: surroundings.session(add)),
                Command(
                    "remove", "removes a focus, and turns it off first if it is on", takes: [focus],
                    examples: [Example("beckon focus remove Work", "removes a focus with all its settings")],
                    body: surroundings.session(remove)),
                Command(
                    "set", "chooses what an app's focus filter does while a focus is on",
                    takes: [focus, AppArgument.named, filter, values],
                    examples: [
                        Example(
                            "beckon focus set Sleep \"Tea Diary\" CaffeineFocus hidesCaffeine=yes",
                            "hides what keeps you awake")
                    ],
                    body: surroundings.session(set)),
                Command(
                    "clear", "removes an app's settings from a focus", takes: [focus, AppArgument.named, onlyFilter],
                    examples: [Example("beckon focus clear Sleep \"Tea Diary\"", "removes all filters of the app")],
                    body: surroundings.session(clear)),
                Command(
                    "on", "turns a focus on, and the previous one off", takes: [focus],
                    examples: [Example("beckon focus on Sleep", "applies the filters that you chose")],
                    body: surroundings.session(turnOn)),
                Command(
                    "off", "turns the current focus off",
                    examples: [Example("beckon focus off", "stops applying its filters")],
                    body: surroundings.session(turnOff)),
            ])
    }

    private static func list(_ session: Session) async throws -> ExitCode {
        let words = try await session.words()
        let isOn = ("is on" as Sentence).text(in: session.language)
        try session.list(
            try await session.system.focuses.all(), none: "There is no focus; add one with 'beckon focus add'.",
            styling: [.bold, .cyan, .faint], json: { $0.json(words) }
        ) { focus in
            let filters = focus.filters.map { words.line(of: $0) }
            return [focus.name.withoutControls, focus.isOn ? isOn : "", filters.joined(separator: "; ")]
        }
        return .success
    }

    private static func add(_ session: Session) async throws -> ExitCode {
        let focus = try await session.system.focuses.add(try session[newName])
        let words = try await session.words()
        try session.show(focus.json(words), "The focus ‘\(focus.name.isolated)’ is added.")
        return .success
    }

    private static func remove(_ session: Session) async throws -> ExitCode {
        try await session.finishing {
            let (focus, runs) = try await session.system.removeFocus(try session[Self.focus], try session.context())
            return try await session.show(
                { ["name": focus.name, "isOn": false, "performed": $0] }, runs,
                "The focus ‘\(focus.name.isolated)’ is removed.")
        }
    }

    private static func set(_ session: Session) async throws -> ExitCode {
        let app = try await session.app()
        let intent = try await session.finder().intent(try session[filter], of: app)
        let texts = try ParameterTexts.read(try session[values], for: intent)
        let candidate = Candidate(app: app, intent: intent, invocation: Invocation(texts: texts))
        let name = try session[focus]
        let words = try await session.words()
        return try await session.finishing {
            let (filter, runs) = try await session.system.setFilter(candidate, inFocus: name, try session.context())
            return try await session.show(
                {
                    [
                        "focus": name, "app": filter.app, "intent": filter.intent,
                        "values": words.values(of: filter), "performed": $0,
                    ]
                }, runs,
                "While ‘\(name.isolated)’ is on: \(words.line(of: filter).isolated)")
        }
    }

    private static func clear(_ session: Session) async throws -> ExitCode {
        let app = try await session.app()
        let finder = try await session.finder()
        let intent = try session[onlyFilter].map { try finder.intent($0, of: app).className }
        let name = try session[focus]
        let words = try await session.words()
        return try await session.finishing {
            let (filters, runs) = try await session.system.clearFilters(
                of: app.id, intent, inFocus: name, try session.context())
            let shown = filters.map { words.line(of: $0) }.joined(separator: "; ")
            return try await session.show(
                { ["focus": name, "app": app.id.text, "cleared": filters.map(\.intent), "performed": $0] }, runs,
                filters.isEmpty
                    ? "Nothing was set."
                    : "Removed from ‘\(name.isolated)’: \(shown.isolated)")
        }
    }

    private static func turnOn(_ session: Session) async throws -> ExitCode {
        let focus = try await session.system.focuses.named(try session[focus])
        return try await session.finishing {
            let runs = try await session.system.turnOnFocus(focus.name, try session.context())
            return try await session.show(
                { ["name": focus.name, "isOn": true, "performed": $0] }, runs,
                "The focus ‘\(focus.name.isolated)’ is on.")
        }
    }

    private static func turnOff(_ session: Session) async throws -> ExitCode {
        try await session.finishing {
            let (focus, runs) = try await session.system.turnOffFocus(try session.context())
            return try await session.show(
                { ["name": focus?.name, "isOn": false, "performed": $0] }, runs,
                focus.map { "The focus ‘\($0.name.isolated)’ is off." } ?? "No focus was on.")
        }
    }
}
