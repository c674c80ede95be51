// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The shortcuts that an app proposes to give a phrase to; they take the place of those that were.
package struct ProposedShortcutsCall: SystemCall {
    package var shortcuts: [ShortcutPayload]

    package init(shortcuts: [ShortcutPayload]) {
        self.shortcuts = shortcuts
    }

    package typealias Reply = Done

    package var erased: AnySystemCall { .proposedShortcuts(self) }
}
