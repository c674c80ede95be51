// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
package import Foundation
package import ShortcutRunner

/// A shortcut that runs.
package struct RunningShortcut: Sendable {
    /// Given when it begins, in order.
    package var id = 0
    package var name: String
    /// The kept shortcut that it is; nil for one that is run from its file.
    package var shortcut: UUID?
    /// The app that had it run; nil if a person did.
    package var app: BundleIdentifier?
    /// The action that it is at; nil before the first that waits for something.
    package var progress: RunProgress?

    package init(name: String, shortcut: UUID? = nil, app: BundleIdentifier? = nil) {
        self.name = name
        self.shortcut = shortcut
        self.app = app
    }
}
