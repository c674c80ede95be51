// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
package import Foundation
package import ShortcutRunner

/// A running shortcut.
package struct RunningShortcut: Sendable {
    /// A number that increases with each run.
    package var id = 0
    package var name: String
    /// The stored shortcut; nil for one that runs from a file.
    package var shortcut: UUID?
    /// The app that started it; nil if a person did.
    package var app: BundleIdentifier?
    /// The current action; nil before the first action that waits for something.
    package var progress: RunProgress?

    package init(name: String, shortcut: UUID? = nil, app: BundleIdentifier? = nil) {
        self.name = name
        self.shortcut = shortcut
        self.app = app
    }
}
