// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// A kind of pizza, as a guest picks it from a list.
public struct Pizza: AppEntity {
    /// What a list of them is called.
    public static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Pizza Kind", numericFormat: "\(placeholder: .int) kinds of pizza")
    /// The menu.
    public static let defaultQuery = PizzaQuery()

    /// On the menu.
    public let id: String
    /// In the guest's language.
    public let title: String
    /// As the kitchen calls it: guests who read Chinese may still say Margherita.
    public let name: String

    /// Without meat or fish.
    @Property(title: "Vegetarian") public var isVegetarian: Bool

    /// As a guest reads it.
    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(title)", synonyms: title == name ? [] : ["\(name)"])
    }

    /// The kind that a line of the menu is about.
    public init(_ entry: Menu.Entry) {
        (id, title, name) = (entry.identifier, entry.title, entry.name)
        isVegetarian = entry.isVegetarian
    }
}
