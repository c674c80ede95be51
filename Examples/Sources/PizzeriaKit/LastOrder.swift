// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What was ordered last, which the extension writes and the app shows.
///
/// It lies in the defaults of the app group that both bundles belong to.
public struct LastOrder: Sendable {
    private static let group = "group.com.example.pizzeria"
    private static let key = "lastOrder"

    /// The kind's identifier on the menu.
    public var kind: String
    /// How many.
    public var quantity: Int

    /// An order as it was carried out.
    public init(kind: String, quantity: Int) {
        self.kind = kind
        self.quantity = quantity
    }

    /// Nil before the first order.
    public static func read() -> LastOrder? {
        guard let values = UserDefaults(suiteName: group)?.dictionary(forKey: key),
            let kind = values["kind"] as? String, let quantity = values["quantity"] as? Int
        else { return nil }
        return LastOrder(kind: kind, quantity: quantity)
    }

    /// Takes the place of the order before.
    public func write() {
        UserDefaults(suiteName: Self.group)?.set(["kind": kind, "quantity": quantity], forKey: Self.key)
    }
}
