// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppHost
import BeckonSystem
import CommandLineInterface
import Sentences

/// `beckon home`: the home button.
struct HomeCommand: Sendable {
    let surroundings: Surroundings

    var command: Command {
        Command(
            "home", "sends the app in front to the background",
            examples: [Example("beckon home", "leaves the app; it is suspended a little later")], body: run)
    }

    private func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
        let session = try await Session(arguments, surroundings)
        _ = try session.daemonHost()
        let apps = await session.system.goHome()
        if apps.isEmpty { terminal.note("No app is in front.") }
        for app in apps { try session.tell("\(app) is in the background.", of: app, on: terminal) }
        return .success
    }
}
