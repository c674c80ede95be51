// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
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
    package var item: QuickActionPayload

    package init(_ origin: Origin, _ item: QuickActionPayload) {
        self.origin = origin
        self.item = item
    }
}

extension QuickAction {
    /// Gives the words of a key of `InfoPlist.strings`; nil if no language has it.
    package typealias Words = (_ key: String) -> String?

    /// An entry of `UIApplicationShortcutItems` as a person meets it.
    ///
    /// A text that is not a key of the strings is shown as is.
    package init(_ entry: StaticQuickAction, words: Words) {
        self.init(
            .static,
            QuickActionPayload(
                type: entry.type, title: words(entry.title) ?? entry.title,
                subtitle: entry.subtitle.map { words($0) ?? $0 }, icon: QuickActionIconPayload(of: entry),
                userInfo: entry.userInfo.mapValues(PropertyListValue.init)))
    }
}
