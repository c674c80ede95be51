// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An app's relevant shortcuts; they take the place of those that were.
package struct RelevantShortcutsCall: SystemCall {
    package var shortcuts: [RelevantShortcutPayload]

    package init(shortcuts: [RelevantShortcutPayload]) {
        self.shortcuts = shortcuts
    }

    package typealias Reply = Done

    package var erased: AnySystemCall { .relevantShortcuts(self) }
}
