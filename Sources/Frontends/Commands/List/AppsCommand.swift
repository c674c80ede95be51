// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import AppHost
import Apps
import BeckonSystem
import CommandLineInterface
import Sentences

/// `beckon apps`: what is installed.
enum AppsCommand {
    private static let unusable: Sentence = "No installed app can be used; the warnings above say why."

    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "apps", "lists the installed apps",
            examples: [Example("beckon apps --json", "prints one object per app")], body: surroundings.session(run))
    }

    private static func run(_ session: Session) async throws -> ExitCode {
        let isSystemRunning = session.system.options.isShared
        let running = isSystemRunning ? await session.system.runningApps : []
        let states = Dictionary(running.map { ($0.identifier, $0) }) { first, _ in first }
        let text = ListText(session.language)
        let catalog = try await session.catalog()
        let apps = catalog.apps
        let names = apps.distinctNames(in: session.language)
        try session.list(
            apps, none: catalog.problems.isEmpty ? Sentence(verbatim: text.noApps) : Self.unusable,
            styling: [.bold, nil, .faint, .green, .faint]
        ) { app in
            app.json(in: session.language, running: states[app.id.text], isSystemRunning: isSystemRunning)
        } cells: { app in
            [names[app.id] ?? app.name(in: session.language), app.id.text, text.intents(app.intents.count)]
                + (isSystemRunning ? cells(of: states[app.id.text], text, session.terminal) : [])
        }
        return .success
    }

    private static func cells(of app: RunningApp?, _ text: ListText, _ terminal: Terminal) -> [String] {
        guard let app else { return [text.notRunning, ""] }
        return [terminal.text(app.state.sentence), app.memory.map { "\(max(1, $0 >> 20)) MB" } ?? ""]
    }
}
