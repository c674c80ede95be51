// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An installed app.
package struct DeviceApp: Codable, Hashable, Sendable {
    /// The bundle identifier.
    package var id: String
    /// What a person reads.
    package var name: String
    /// What tells its icon from an older one; nil if its first letter stands for it.
    package var icon: String?
    /// What may be said to it without setting anything up.
    package var shortcuts: [Shortcut]

    /// Which way up it stays on a phone however that is held; nil if it turns.
    package var stance: Stance?
    /// The same on a tablet.
    package var padStance: Stance?

    /// A way up.
    package enum Stance: String, Codable, Hashable, Sendable {
        case upright, sideways
    }

    /// A shortcut that the app brings along.
    package struct Shortcut: Codable, Hashable, Sendable {
        /// What it does, in a word or two.
        package var title: String
        /// A sentence that calls it, with nothing left open.
        package var phrase: String

        package init(title: String, phrase: String) {
            self.title = title
            self.phrase = phrase
        }
    }

    package init(id: String, name: String, icon: String? = nil, shortcuts: [Shortcut] = []) {
        self.id = id
        self.name = name
        self.icon = icon
        self.shortcuts = shortcuts
    }
}
