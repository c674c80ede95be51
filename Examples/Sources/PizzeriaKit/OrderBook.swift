// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What was ordered, which the extension and the app write, and the app shows.
///
/// It lies in the defaults of the app group that both bundles belong to.
public struct OrderBook: Sendable {
    private static let group = "group.com.example.pizzeria"
    private static let ordersKey = "orders"
    private static let favouritesKey = "favourites"
    private static let capacity = 50

    /// The book of this device.
    public init() {}

    private var defaults: UserDefaults? { UserDefaults(suiteName: Self.group) }

    /// The latest first.
    public var orders: [Order] {
        guard let data = defaults?.data(forKey: Self.ordersKey) else { return [] }
        return (try? JSONDecoder().decode([Order].self, from: data)) ?? []
    }

    /// Puts an order in front of the others; the oldest are forgotten.
    public func add(_ order: Order) {
        let orders = ([order] + orders).prefix(Self.capacity)
        defaults?.set(try? JSONEncoder().encode(Array(orders)), forKey: Self.ordersKey)
    }

    /// The identifiers of the kinds that the guest likes most.
    public var favourites: [String] { defaults?.stringArray(forKey: Self.favouritesKey) ?? [] }

    /// Makes a kind a favorite, or none any more.
    public func toggleFavourite(_ kind: String) {
        let known = favourites
        defaults?.set(
            known.contains(kind) ? known.filter { $0 != kind } : known + [kind], forKey: Self.favouritesKey)
    }
}
