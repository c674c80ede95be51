// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The question whether to carry out an intent.
package struct Confirmation: Hashable, Sendable {
    package var text: String
    /// The labels of the buttons, the one that agrees first.
    package var buttons: [String]
    package var panel: Panel?

    package init(text: String, buttons: [String], panel: Panel? = nil) {
        self.text = text
        self.buttons = buttons
        self.panel = panel
    }
}
