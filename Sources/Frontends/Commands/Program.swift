// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface

/// The program `beckon`.
package struct Program: Sendable {
    /// As `--version` prints it; the same as in `CHANGELOG.md`.
    static let version = "0.1.0"

    private let surroundings: Surroundings

    package init(in surroundings: Surroundings = .standard()) {
        self.surroundings = surroundings
    }

    /// Runs the process's own command line to its end, and gives its exit status.
    package func main() async -> Int32 {
        await command.main().rawValue
    }

    /// The whole tree of commands.
    var command: Command {
        Command(
            "beckon", "calls apps by phrase: installs them, talks to them, keeps your phrases",
            version: Self.version, takes: GlobalOptions.all,
            has: [
                InstallCommand(surroundings: surroundings).command,
                BundleCommand(surroundings: surroundings).command,
                SignCommand(surroundings: surroundings).command,
                VerifyCommand(surroundings: surroundings).command,
                UninstallCommand(surroundings: surroundings).command,
                OpenCommand(surroundings: surroundings).command,
                AppsCommand(surroundings: surroundings).command,
                IntentsCommand(surroundings: surroundings).command,
                PhraseCommands(surroundings: surroundings).command,
                SayCommand(surroundings: surroundings).command,
                RunCommand(surroundings: surroundings).command,
                ChatCommand(surroundings: surroundings).command,
                CheckCommand(surroundings: surroundings).command,
            ],
            examples: [
                Example("beckon install Examples", "builds the package and installs its apps"),
                Example("beckon say \"Order Pizza\"", "has a conversation; asks you where a terminal is there"),
                Example("beckon say \"Order Pizza\" --answer Margherita --answer 2 --answer yes", "has it without you"),
            ])
    }
}
