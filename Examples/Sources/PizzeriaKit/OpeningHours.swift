// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents

/// When the shops bake.
public struct OpeningHours: Sendable {
    /// When a closed shop opens again; nil while it is open.
    public func nextOpening(of shop: PizzaShop) -> String? {
        switch shop {
        // The oven at the station is being rebuilt.
        case .station: NSLocalizedString("on Monday", tableName: "OpeningHours", comment: "when a shop opens")
        default: nil
        }
    }

    /// The hours of this week.
    public init() {}
}
