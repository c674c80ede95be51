// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What an app calls an intent of its own, in a person's language.
package struct IntentWords: Sendable {
    package var title: String
    /// What its parameters are called, by their names in a file.
    package var parameters: [String: String]
    /// What the choices of a parameter are called, by its name and then by theirs in a file.
    package var choices: [String: [String: String]]

    package init(title: String, parameters: [String: String], choices: [String: [String: String]] = [:]) {
        self.title = title
        self.parameters = parameters
        self.choices = choices
    }
}
