// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Conversation

/// Whether a person has seen already what a shortcut gives at its end: most show it themselves.
package actor SeenResult {
    private var last: PlainValue?

    package init() {}

    /// False for the output alone, and only where the same was shown right before.
    package func isToBeShown(_ turn: Turn) -> Bool {
        guard case .shown(let showing) = turn else { return true }
        defer { last = showing.value }
        guard showing.style == .output else { return true }
        return !showing.text.isEmpty && showing.value != last
    }
}
