// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Sentences

/// Actions as `beckon phrase donated` and `beckon phrase proposed` list them: number, title, app, and what the app
/// suggests to say.
struct ActionListing {
    var actions: [AppActionDescription]
    let words: ActionWords

    /// One row each, or with JSON an object a line.
    ///
    /// - Parameter nothing: What is said to a person where there is none.
    func show(asJSON: Bool, nothing: Sentence, on terminal: Terminal) throws {
        if asJSON {
            for action in actions { try terminal.output.json(action) }
        } else if actions.isEmpty {
            terminal.note(nothing)
        } else {
            let rows = actions.map { action in
                [
                    String(action.id), action.title, words.app(action.app),
                    action.phrase.map { "“\($0)”" } ?? "",
                ]
            }
            TextTable(rows).lines(styling: [.cyan, .bold, nil, .faint], on: terminal.output)
                .forEach { terminal.output.line($0) }
        }
    }
}
