// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Sentences

/// `beckon activity`: what apps have kept to be found again.
struct ActivityCommands: Sendable {
    let surroundings: Surroundings

    var command: Command {
        Command(
            "activity", "lists what apps have kept to go on with, and goes on with it",
            has: [
                ActivityListCommand(surroundings: surroundings).command,
                ActivityOpenCommand(surroundings: surroundings).command,
            ])
    }
}
