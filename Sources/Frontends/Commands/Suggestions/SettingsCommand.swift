// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import BeckonSystem
import CommandLineInterface
import HomeScreen
import Sentences
import Store
import SystemTexts

/// `beckon settings`: which apps may be learned from, and which are offered.
enum SettingsCommand {
    /// `on` or `off`.
    enum Switch: String, ArgumentChoice {
        case on, off
    }

    private static let app = Argument<String?>.optionalPositional("APP", "only this app, given by identifier or name")
    private static let learn = Argument<Switch?>.option(
        "learn", "on|off", "whether Beckon stores and learns from what you do in the app")
    private static let suggestions = Argument<Switch?>.option(
        "suggestions", "on|off", "whether Beckon suggests what the app donated")

    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "settings", "shows and changes which apps Beckon learns from and suggests",
            takes: [app, learn, suggestions],
            examples: [
                Example("beckon settings", "shows all apps"),
                Example("beckon settings Bank --learn off", "stops storing what you do in the app"),
            ],
            body: surroundings.session(run))
    }

    private static func run(_ session: Session) async throws -> ExitCode {
        let (learn, suggestions) = (try session[Self.learn], try session[Self.suggestions])
        guard try session[app] != nil || learn == nil && suggestions == nil else {
            throw UsageError("no app is given", remedy: "name the app")
        }
        for app in try await session.apps(app) {
            var settings = try await session.system.offers.settings(of: app.id.text)
            if let learn { settings.learns = learn == .on }
            if let suggestions { settings.suggests = suggestions == .on }
            if learn != nil || suggestions != nil { try await session.system.offers.keep(settings) }
            try show(settings, name: app.name(in: session.language), session)
        }
        return .success
    }

    private static func show(_ settings: AppSettingsRecord, name: String, _ session: Session) throws {
        let texts = Texts<SuggestionText>(session.language)
        let values = [
            "app": session.terminal.output.styled(name.isolated, .bold),
            "learning": texts(settings.learns ? .learns : .learnsNot),
            "suggesting": texts(settings.suggests ? .suggests : .suggestsNot),
        ]
        try session.show(
            ["app": settings.app, "learn": settings.learns, "suggestions": settings.suggests],
            line: texts(.settings, values))
    }
}
