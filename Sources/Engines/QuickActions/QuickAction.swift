// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Wire

/// One entry of the menu that a person gets for an app on the home screen.
package struct QuickAction: Hashable, Sendable {
    /// Who wrote the action down.
    package enum Origin: String, Hashable, Sendable, Codable {
        /// The app's `Info.plist`; the app can't change it.
        case `static`
        /// The app itself, while it ran.
        case `dynamic`
    }

    package var origin: Origin
    /// What the app is given when a person chooses the action, in the person's language.
    package var item: ShortcutItemPayload

    package init(_ origin: Origin, _ item: ShortcutItemPayload) {
        self.origin = origin
        self.item = item
    }
}
