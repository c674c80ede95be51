// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
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
        /// What lies on it, in English.
        public let toppings: String
        /// In euros, for one of middle size.
        public let price: Decimal

        /// What a guest reads, in the guest's language.
        public var title: String { NSLocalizedString(name, tableName: "Menu", comment: "a kind of pizza") }
        /// What a guest reads of the toppings, in the guest's language.
        public var description: String { NSLocalizedString(toppings, tableName: "Menu", comment: "on a pizza") }

        init(
            _ identifier: String, _ name: String, _ toppings: String, price: Decimal, minutes: Int,
            isVegetarian: Bool = false, isAvailable: Bool = true
        ) {
            (self.identifier, self.name, self.toppings) = (identifier, name, toppings)
            (self.price, minutesInOven) = (price, minutes)
            (self.isVegetarian, self.isAvailable) = (isVegetarian, isAvailable)
        }
    }

    /// In the order of the printed menu.
    public let entries: [Entry]

    /// The menu of the house. The truffles are out of season.
    public static let house = Menu(entries: [
        Entry(
            "margherita", "Margherita", "Tomato, mozzarella, basil", price: 8, minutes: 12, isVegetarian: true),
        Entry("marinara", "Marinara", "Tomato, garlic, oregano", price: 7, minutes: 11, isVegetarian: true),
        Entry("salami", "Salami", "Tomato, mozzarella, Milano salami", price: 10, minutes: 14),
        Entry("hot-salami", "Hot Salami", "Tomato, mozzarella, ’nduja salami, chilli", price: 11, minutes: 14),
        Entry("ham", "Ham and Mushroom", "Tomato, mozzarella, cooked ham, mushrooms", price: 11, minutes: 15),
        Entry("tuna", "Tuna and Onion", "Tomato, tuna, red onion, capers", price: 12, minutes: 15),
        Entry(
            "truffle", "Truffle", "Cream, mozzarella, black truffle", price: 16, minutes: 16, isVegetarian: true,
            isAvailable: false),
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
