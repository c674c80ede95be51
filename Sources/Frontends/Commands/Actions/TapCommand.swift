// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import AppHost
import Apps
import BeckonSystem
import CommandLineInterface
import HomeScreen
import Sentences
import Wire

/// `beckon tap`: one of an app's quick actions is chosen.
enum TapCommand {
    private static let type = Argument<String>.positional("TYPE", "the action's type, as 'beckon actions' lists it")
    private static let index = Argument<Int?>.option(
        "index", "N", "if several actions have this type, picks the Nth from the top; default: 1")

    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "tap", "performs one of an app's quick actions, which opens the app",
            takes: [AppArgument.named, type, index],
            examples: [
                Example("beckon tap Contacts com.example.contacts.search", "opens the app's search"),
                Example(
                    "beckon tap Contacts com.example.contacts.contact --index 2",
                    "performs the second of several actions of one type"),
            ],
            body: surroundings.session(run))
    }

    private static func run(_ session: Session) async throws -> ExitCode {
        let app = try await session.app()
        let menu = try await session.system.homeScreen.menu(of: app, language: session.language)
        let item = try action(try session[type], try session[index], in: menu, of: app.id.text).item
        return try await session.finishing {
            let opened = try await session.open(app, for: .quickAction(item))
            let isHandled = opened.isHandled ?? true
            if session.isJSON {
                // Launched is an app that was started for it.
                let tap: JSONObject = [
                    "app": app.id.text, "type": item.type, "title": item.title, "isHandled": isHandled,
                    "isLaunched": opened.isLaunched,
                ]
                try session.terminal.output.json(tap)
            } else {
                let name = app.name(in: session.language).isolated
                let title = item.title.isolated
                session.terminal.note(isHandled ? "\(name) took ‘\(title)’." : "\(name) declined ‘\(title)’.")
            }
            return isHandled ? .success : .failure
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
