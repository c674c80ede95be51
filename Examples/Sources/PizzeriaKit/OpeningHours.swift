// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// When the shops bake.
public struct OpeningHours: Sendable {
    /// When a closed shop opens again; nil while it is open.
    public func nextOpening(of shop: Shop) -> String? {
        switch shop {
        // The oven at the station is being rebuilt.
        case .station: NSLocalizedString("on Monday", tableName: "OpeningHours", comment: "when a shop opens")
        case .harbour: nil
        }
    }

    /// The hours of this week.
    public init() {}
}
