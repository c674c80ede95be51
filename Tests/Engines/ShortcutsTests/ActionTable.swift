// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import Shortcuts

/// The table of `Documentation/Actions.md`, in English.
enum ActionTable {
    /// The whole page.
    static var markdown: String {
        let all = ActionSupport.all
        let there = all.filter { [.done, .partial].contains($0.state) }
        return """
            # Actions

            Shortcuts can use \(there.count) system actions, and every intent of every installed app. `make reference`
            generates this page; `beckon shortcut actions --json` prints the same.

            A `partial` action does most of what it does on a phone; the note says what is different. Identifiers omit
            their prefix, `is.workflow.actions.`.

            | action | identifier | state | parameters | note |
            |---|---|---|---|---|
            \(there.map(row).joined(separator: "\n"))

            ## Not available

            | identifier | why |
            |---|---|
            \(all.filter { ![.done, .partial].contains($0.state) }.map(absentRow).joined(separator: "\n"))

            """
    }

    private static func row(_ action: ActionSupport) -> String {
        let parameters = action.parameters.map { "`\($0.key)`: \(escaped($0.kind))" }.joined(separator: "<br>")
        return "| \(escaped("\(action.title)")) | `\(name(action))` | \(action.state.rawValue) | \(parameters) | "
            + "\(escaped("\(action.note ?? "")")) |"
    }

    private static func absentRow(_ action: ActionSupport) -> String {
        "| `\(name(action))` | \(action.state == .impossible ? "impossible here: " : "")\(escaped("\(action.note ?? "")")) |"
    }

    private static func name(_ action: ActionSupport) -> String {
        String(action.identifier.trimmingPrefix("is.workflow.actions."))
    }

    private static func escaped(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
