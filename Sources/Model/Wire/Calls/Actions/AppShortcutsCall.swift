// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An app says that the values in its App Shortcuts' phrases are others now; the system asks for them again.
package struct AppShortcutsCall: SystemCall {
    package init() {}

    package typealias Reply = Done

    package var erased: AnySystemCall { .appShortcuts(self) }
}
