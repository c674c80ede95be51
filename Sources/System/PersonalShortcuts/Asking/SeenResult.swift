// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Conversation

/// Whether a person has seen already what a shortcut gives at its end: most show it themselves.
package actor SeenResult {
    private var value: PlainValue?
    /// What an app answered.
    private var text: String?

    package init() {}

    /// False for the output alone, and only where the same was shown, or answered by an app, right before.
    package func isToBeShown(_ turn: Turn) -> Bool {
        switch turn {
        case .shown(let showing):
            defer { (value, text) = (showing.value, nil) }
            guard showing.style == .output else { return true }
            return !showing.text.isEmpty && showing.value != value && showing.text != text
        case .response(let response):
            (value, text) = (response.plainOutput, response.text)
            return true
        default: return true
        }
    }
}
