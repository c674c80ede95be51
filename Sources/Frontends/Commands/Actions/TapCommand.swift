// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import AppHost
import Apps
import CommandLineInterface
import HomeScreen
import QuickActions
import Sentences
import Wire

/// `beckon tap`: one of an app's quick actions is chosen.
struct TapCommand: Sendable {
    let surroundings: Surroundings

    private static let app = Argument<String>.positional("APP", "the app's identifier or name")
    private static let type = Argument<String>.positional("TYPE", "the action's type, as 'beckon actions' lists it")
    private static let index = Argument<Int?>.option(
        "index", "N", "of several actions of the type, the Nth from the top; the first if absent")

    var command: Command {
        Command(
            "tap", "chooses one of an app's quick actions: the app opens and gets it",
            takes: [Self.app, Self.type, Self.index],
            examples: [
                Example("beckon tap Contacts org.example.contacts.search", "opens the app where one searches"),
                Example(
                    "beckon tap Contacts org.example.contacts.open --index 2",
                    "takes the second of several actions of a type"),
            ],
            body: run)
    }

    private func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
        let session = try await Session(arguments, surroundings)
        let catalog = try await session.catalog(warning: terminal)
        let app = try IntentFinder(catalog: catalog, language: session.language).app(try arguments[Self.app])
        let menu = try await HomeScreen(store: session.store).menu(of: app, language: session.language)
        let action = try Self.action(try arguments[Self.type], try arguments[Self.index], in: menu, of: app.id.text)
        return try await session.finishing(on: terminal) {
            let opened = try await session.open(app, for: .quickAction(action.item), on: terminal)
            let tap = Tap(action, of: app, opened)
            if session.isJSON {
                try terminal.output.json(tap)
            } else {
                let name = app.name(in: session.language).isolated
                let title = action.item.title.isolated
                terminal.note(tap.isHandled ? "\(name) took ‘\(title)’." : "\(name) declined ‘\(title)’.")
            }
            return tap.isHandled ? .success : .failure
        }
    }

    /// - Throws: `UsageError` that lists what there is, the nearest first.
    static func action(
        _ type: String, _ index: Int?, in menu: QuickActionMenu, of app: String
    ) throws(UsageError) -> QuickAction {
        let matches = menu.actions(ofType: type)
        guard !matches.isEmpty else {
            let thing: Sentence = "\(app) has no quick action '\(type)'"
            guard let nearest = NearestName.to(type, among: menu.types) ?? menu.types.first else {
                throw UsageError(thing, remedy: "it has none at all, or none before its first launch")
            }
            let types = [nearest] + menu.types.filter { $0 != nearest }
            throw UsageError(thing, remedy: "use \(Sentence.names(types))")
        }
        let number = index ?? 1
        guard number > 0, number <= matches.count else {
            throw UsageError(
                "there is no action \(number) of the type '\(type)'",
                remedy: matches.count == 1 ? "leave --index out" : "give a number from 1 to \(matches.count)")
        }
        return matches[number - 1]
    }
}

/// What came of a tap, in the output of `beckon tap --json`.
private struct Tap: Encodable {
    var app: String
    var type: String
    var title: String
    var isHandled: Bool
    /// Whether the app was started for it.
    var isLaunched: Bool

    init(_ action: QuickAction, of app: InstalledApp, _ opened: OpenedApp) {
        self.app = app.id.text
        type = action.item.type
        title = action.item.title
        isHandled = opened.isHandled ?? true
        isLaunched = opened.isLaunched
    }
}
