// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentsUI
import PizzeriaKit

/// What there is to see of an order.
enum OrderState {
    /// It waits for the guest to agree.
    case ready(order: String)
    /// It is in the oven, for so many minutes; nil if nobody knows.
    case baking(order: String, minutes: Int?)

    /// Nil for what the system says better by itself.
    init?(_ intent: OrderPizzaIntent, _ status: INIntentHandlingStatus) {
        let words = [intent.quantity.map { "\($0) ×" }, intent.kind?.displayString].compactMap(\.self)
            .joined(separator: " ")
        switch status {
        case .ready: self = .ready(order: words)
        case .success:
            let entry =
                Menu.house.entry(intent.kind?.identifier)
                ?? Menu.house.entries(matching: intent.kind?.displayString).first
            let order = entry.map { Order(kind: $0.identifier, quantity: intent.quantity?.intValue ?? 1) }
            self = .baking(order: words, minutes: entry.flatMap { order?.minutes(for: $0) })
        default: return nil
        }
    }
}
