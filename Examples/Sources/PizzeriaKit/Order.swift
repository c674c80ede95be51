// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Pizzas of one kind that somebody ordered.
public struct Order: Codable, Hashable, Sendable {
    /// How large a pizza is.
    public enum Size: Int, Codable, CaseIterable, Sendable {
        case small, medium, large

        /// What a pizza of the size costs more, in euros; less where it is below zero.
        public var surcharge: Decimal { Decimal(rawValue - 1) * 2 }
    }

    private static let ovenPlaces = 3

    /// The kind's identifier on the menu.
    public let kind: String
    /// How many.
    public let quantity: Int
    /// How large they are.
    public let size: Size
    /// When it was made.
    public let date: Date

    /// An order of now.
    public init(kind: String, quantity: Int, size: Size = .medium, date: Date = Date()) {
        self.kind = kind
        self.quantity = quantity
        self.size = size
        self.date = date
    }

    /// How long it takes; the oven holds three pizzas at a time.
    public func minutes(for entry: Menu.Entry) -> Int {
        (quantity + Self.ovenPlaces - 1) / Self.ovenPlaces * entry.minutesInOven
    }

    /// What all of it costs, in euros.
    public func price(for entry: Menu.Entry) -> Decimal {
        (entry.price + size.surcharge) * Decimal(quantity)
    }
}
