// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What an app calls one of its intents and what belongs to it, in the language of a person.
package struct IntentWords: Sendable {
    package var title: String
    /// What its parameters are called, by their names in a file.
    package var parameters: [String: String]
    /// What the choices of a parameter are called, by its name and then by theirs in a file.
    package var choices: [String: [String: String]]
    /// The app's own sentence for a step, by the values that are written in it; nil if it has none.
    package var summary: @Sendable (_ written: [String: String]) -> [SlotTemplate.Piece]?

    package init(
        title: String, parameters: [String: String], choices: [String: [String: String]] = [:],
        summary: @escaping @Sendable (_ written: [String: String]) -> [SlotTemplate.Piece]? = { _ in nil }
    ) {
        self.title = title
        self.parameters = parameters
        self.choices = choices
        self.summary = summary
    }
}
