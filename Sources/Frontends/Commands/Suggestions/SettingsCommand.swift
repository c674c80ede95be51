// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import BeckonSystem
import CommandLineInterface
import Offers
import Sentences
import Store
import SystemTexts

/// `beckon settings`: which apps may be learned from, and which are offered.
struct SettingsCommand: Sendable {
    /// `on` or `off`.
    enum Switch: String, ArgumentChoice {
        case on, off
    }

    private struct Description: Encodable {
        /// The bundle identifier.
        var app: String
        var learn: Bool
        var suggestions: Bool
    }

    let surroundings: Surroundings

    private static let app = Argument<String?>.optionalPositional("APP", "only this app, by identifier or name")
    private static let learn = Argument<Switch?>.option(
        "learn", "on|off", "whether what you do in the app is kept and learned from")
    private static let suggestions = Argument<Switch?>.option(
        "suggestions", "on|off", "whether what the app donated is offered")

    var command: Command {
        Command(
            "settings", "shows and changes which apps are learned from and offered",
            takes: [Self.app, Self.learn, Self.suggestions],
            examples: [
                Example("beckon settings", "shows all apps"),
                Example("beckon settings Bank --learn off", "keeps nothing of what you do in the app from now on"),
            ],
            body: run)
    }

    private func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
        let session = try await Session(arguments, surroundings)
        let catalog = try await session.catalog(warning: terminal)
        let name = try arguments[Self.app]
        let (learn, suggestions) = (try arguments[Self.learn], try arguments[Self.suggestions])
        guard name != nil || learn == nil && suggestions == nil else {
            throw UsageError("it is not said whose settings to change", remedy: "name the app")
        }
        let finder = IntentFinder(catalog: catalog, language: session.language)
        let apps = try name.map { [try finder.app($0)] } ?? catalog.apps
        for app in apps {
            var settings = try await session.store.settings(of: app.id.text)
            if let learn { settings.learns = learn == .on }
            if let suggestions { settings.suggests = suggestions == .on }
            if learn != nil || suggestions != nil { try await session.system.offers.keep(settings) }
            try show(settings, name: app.name(in: session.language), session, terminal)
        }
        return .success
    }

    private func show(
        _ settings: AppSettingsRecord, name: String, _ session: Session, _ terminal: Terminal
    ) throws {
        if session.isJSON {
            try terminal.output.json(
                Description(app: settings.app, learn: settings.learns, suggestions: settings.suggests))
        } else {
            let app = terminal.output.styled(name.isolated, .bold)
            let texts = Texts<SuggestionText>(session.language)
            let values = [
                "app": app, "learning": texts(settings.learns ? .learns : .learnsNot),
                "suggesting": texts(settings.suggests ? .suggests : .suggestsNot),
            ]
            terminal.output.line(texts(.settings, values))
        }
    }
}
