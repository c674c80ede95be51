// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Wire

/// A shortcut that an app proposes to give a phrase to, as the store has it.
package struct ProposalRecord: Hashable, Sendable, Identifiable {
    /// Given by the store, never given twice; it stays as long as the app proposes the same.
    package var id: Int
    /// The app's bundle identifier.
    package var app: String
    package var shortcut: ShortcutPayload

    package init(id: Int, app: String, shortcut: ShortcutPayload) {
        self.id = id
        self.app = app
        self.shortcut = shortcut
    }
}
