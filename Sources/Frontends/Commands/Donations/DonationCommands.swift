// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Sentences

/// `beckon donations`: what apps have donated, for developers.
struct DonationCommands: Sendable {
    let surroundings: Surroundings

    var command: Command {
        Command(
            "donations", "lists, deletes and watches what apps donate",
            has: [
                DonationListCommand(surroundings: surroundings).command,
                DonationDeleteCommand(surroundings: surroundings).command,
                DonationWatchCommand(surroundings: surroundings).command,
            ])
    }
}
