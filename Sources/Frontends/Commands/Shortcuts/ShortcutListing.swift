// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface

/// Shortcuts as `beckon shortcuts` lists them: number, title, app, and what the app suggests to say.
struct ShortcutListing {
    var shortcuts: [ShortcutDescription]
    let words: ShortcutWords

    /// One row each, or with JSON an object a line.
    ///
    /// - Parameter nothing: What is said to a person where there is none.
    func show(asJSON: Bool, nothing: String, on terminal: Terminal) throws {
        if asJSON {
            for shortcut in shortcuts { try terminal.output.json(shortcut) }
        } else if shortcuts.isEmpty {
            terminal.errors.line(nothing)
        } else {
            let rows = shortcuts.map { shortcut in
                [
                    String(shortcut.id), shortcut.title, words.app(shortcut.app),
                    shortcut.phrase.map { "“\($0)”" } ?? "",
                ]
            }
            TextTable(rows).lines(styling: [.cyan, .bold, nil, .faint], on: terminal.output)
                .forEach { terminal.output.line($0) }
        }
    }
}
