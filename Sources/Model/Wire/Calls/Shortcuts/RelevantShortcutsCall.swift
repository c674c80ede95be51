// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An app's relevant shortcuts; they take the place of those that were.
package struct RelevantShortcutsCall: Hashable, Sendable, Codable {
    package var shortcuts: [RelevantShortcutPayload]

    package init(shortcuts: [RelevantShortcutPayload]) {
        self.shortcuts = shortcuts
    }
}
