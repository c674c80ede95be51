// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Sentences

/// `beckon shortcuts`: what may be done again, and what apps propose.
struct ShortcutCommands: Sendable {
    let surroundings: Surroundings

    var command: Command {
        Command(
            "shortcuts", "lists what may be done again, and what apps propose",
            has: [
                ShortcutsSuggestedCommand(surroundings: surroundings).command,
                ShortcutsProposedCommand(surroundings: surroundings).command,
            ])
    }
}
