// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import BeckonSystem
import CommandLineInterface
import Sentences
import Store

/// `beckon uninstall`: takes an app away with all it has kept.
struct UninstallCommand: Sendable {
    let surroundings: Surroundings

    private static let app = Argument<String>.positional("APP", "the app's identifier, or its name")

    var command: Command {
        Command(
            "uninstall", "removes an app, its phrases and its files", takes: [Self.app],
            examples: [
                Example("beckon uninstall com.example.pizzeria", "removes an app by its identifier"),
                Example("beckon uninstall Pizzeria --json", "removes it by its name, and prints what went with it"),
            ],
            body: run)
    }

    private func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
        let session = try await Session(arguments, surroundings)
        let identifier = try await identifier(of: arguments[Self.app], in: session)
        let phrases = try await session.store.phrases(of: identifier.text)
        let system = session.system
        let removed = try await session.library.uninstall(identifier) { await system.stop($0) }
        for notice in removed.notices { terminal.warn(notice) }
        let description = RemovalDescription(removed, phrases: phrases.map(\.text), terminal.text)
        if session.isJSON {
            try terminal.output.json(description)
        } else {
            let name = terminal.output.styled(removed.name, .bold)
            terminal.output.line(
                ListText(session.language).removed(name, removed.identifier, hasFilesLeft: removed.hasFilesLeft))
            for line in description.details { terminal.say("  \(line)") }
        }
        return .success
    }

    /// The store's list counts: an app whose bundle cannot be read any more can be removed too.
    private func identifier(of name: String, in session: Session) async throws -> BundleIdentifier {
        let records = try await session.store.apps()
        if let identifier = BundleIdentifier(name), records.contains(where: { $0.identifier == name }) {
            return identifier
        }
        let finder = IntentFinder(catalog: try await session.system.apps.catalog(), language: session.language)
        return try finder.app(name).id
    }
}
