// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface

/// `beckon shortcuts`: what may be done again.
struct ShortcutCommands: Sendable {
    let surroundings: Surroundings

    var command: Command {
        Command(
            "shortcuts", "lists what apps have donated to be done again",
            has: [
                ShortcutsSuggestedCommand(surroundings: surroundings).command
            ])
    }
}
