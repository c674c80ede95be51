// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppHost
import CommandLineInterface

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
        let host = try session.daemonHost()
        let front = await host.running.filter { [.launching, .active, .inactive].contains($0.state) }
        guard !front.isEmpty else {
            terminal.errors.line("No app is in front.")
            return .success
        }
        for app in front {
            await host.sendToBackground(app.identifier)
            try session.tell("\(app.identifier) is in the background.", of: app.identifier, on: terminal)
        }
        return .success
    }
}
