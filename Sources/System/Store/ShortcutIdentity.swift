// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What makes two donations the same shortcut: an app's intent with the same values.
package struct ShortcutIdentity: Hashable, Sendable {
    /// A bundle identifier.
    package let app: String
    /// The class, without its module.
    package let intent: String
    /// The values in a form that is the same for the same shortcut.
    package let key: String

    package init(app: String, intent: String, key: String) {
        self.app = app
        self.intent = intent
        self.key = key
    }
}
