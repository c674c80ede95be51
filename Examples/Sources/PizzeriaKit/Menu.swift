// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents

/// What the pizzeria bakes, and what is left of it today.
public struct Menu: Sendable {
    /// A line of the menu.
    public struct Entry: Sendable {
        /// Unique on the menu.
        public let identifier: String
        /// In English, as the kitchen calls it.
        public let name: String
        /// Without meat or fish.
        public let isVegetarian: Bool
        /// Whether there is some left today.
        public let isAvailable: Bool
        /// How long one round in the oven takes.
        public let minutesInOven: Int

        /// What a guest reads, in the guest's language.
        public var title: String { NSLocalizedString(name, tableName: "Menu", comment: "a kind of pizza") }
    }

    /// In the order of the printed menu.
    public let entries: [Entry]

    /// The menu of the house. The truffles are out of season.
    public static let house = Menu(entries: [
        Entry(identifier: "margherita", name: "Margherita", isVegetarian: true, isAvailable: true, minutesInOven: 12),
        Entry(identifier: "marinara", name: "Marinara", isVegetarian: true, isAvailable: true, minutesInOven: 11),
        Entry(identifier: "salami", name: "Salami", isVegetarian: false, isAvailable: true, minutesInOven: 14),
        Entry(identifier: "hot-salami", name: "Hot Salami", isVegetarian: false, isAvailable: true, minutesInOven: 14),
        Entry(identifier: "ham", name: "Ham and Mushroom", isVegetarian: false, isAvailable: true, minutesInOven: 15),
        Entry(identifier: "tuna", name: "Tuna and Onion", isVegetarian: false, isAvailable: true, minutesInOven: 15),
        Entry(identifier: "truffle", name: "Truffle", isVegetarian: true, isAvailable: false, minutesInOven: 16),
    ])

    /// The entry with an identifier, nil when it is not on the menu.
    public func entry(_ identifier: String?) -> Entry? {
        entries.first { $0.identifier == identifier }
    }

    /// The entries whose title or name holds the text, all of them for an empty one.
    public func entries(matching text: String?) -> [Entry] {
        guard let text, !text.isEmpty else { return entries }
        func names(_ entry: Entry) -> [String] { [entry.title, entry.name] }
        let exact = entries.filter { entry in
            names(entry).contains { $0.compare(text, options: .caseInsensitive) == .orderedSame }
        }
        let holding = entries.filter { entry in
            names(entry).contains { $0.range(of: text, options: .caseInsensitive) != nil }
        }
        return holding.count > 1 && exact.count == 1 && text.contains(" ") ? exact : holding
    }
}
