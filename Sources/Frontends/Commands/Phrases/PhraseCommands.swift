// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Sentences

/// `beckon phrase`: a person's own phrases.
struct PhraseCommands: Sendable {
    let surroundings: Surroundings

    var command: Command {
        Command(
            "phrase", "adds, lists and removes your own phrases, and shows what may be given one",
            has: [
                PhraseAddCommand(surroundings: surroundings).command,
                PhraseListCommand(surroundings: surroundings).command,
                PhraseRemoveCommand(surroundings: surroundings).command,
                PhraseDonatedCommand(surroundings: surroundings).command,
                PhraseProposedCommand(surroundings: surroundings).command,
                PhraseScreensCommand(surroundings: surroundings).command,
                PhraseAnswerCommand(surroundings: surroundings).command,
            ])
    }
}
