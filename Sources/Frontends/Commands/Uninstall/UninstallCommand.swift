// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import BeckonSystem
import CommandLineInterface
import PersonalShortcuts
import Sentences
import Store

/// `beckon uninstall`: takes an app away with all it has kept.
enum UninstallCommand {
    private static let app = Argument<String>.positional("APP", "the app's identifier, or its name")

    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "uninstall", "removes an app, its phrases and its files", takes: [app],
            examples: [
                Example("beckon uninstall com.example.pizzeria", "removes an app by its identifier"),
                Example("beckon uninstall Pizzeria --json", "removes an app by its name and prints what was removed"),
            ],
            body: surroundings.session(run))
    }

    private static func run(_ session: Session) async throws -> ExitCode {
        let (system, terminal) = (session.system, session.terminal)
        let identifier = try await identifier(of: session[app], in: session)
        let phrases = try await session.system.phrases.latest(of: identifier.text)
        let removed = try await session.library.uninstall(identifier) { await system.stop($0) }
        for notice in removed.notices { terminal.warn(notice) }
        let name = terminal.output.styled(removed.name, .bold)
        let (texts, words) = (ListText(session.language), phrases.map(\.text))
        try session.show(
            removed.json(phrases: words, terminal.text),
            line: texts.removed(name, removed.identifier, hasFilesLeft: removed.hasFilesLeft))
        if !session.isJSON { for line in removed.details(phrases: words) { terminal.say("  \(line)") } }
        return .success
    }

    /// The store's list counts: an app whose bundle cannot be read any more can be removed too.
    private static func identifier(of name: String, in session: Session) async throws -> BundleIdentifier {
        let records = try await session.system.apps.records()
        if let identifier = BundleIdentifier(name), records.contains(where: { $0.identifier == name }) {
            return identifier
        }
        let finder = IntentFinder(catalog: try await session.system.apps.catalog(), language: session.language)
        return try finder.app(name).id
    }
}
