// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentsUI
import PizzeriaKit

/// What there is to see of an order.
enum OrderState {
    /// It waits for the guest to agree.
    case ready(order: String)
    /// It is in the oven, for so many minutes.
    case baking(order: String, minutes: Int)
    /// The shop is closed, until then.
    case closed(opening: String)
    /// There is none of that kind left.
    case unavailable(kind: String)

    /// Nil for what the system says better by itself.
    init?(_ intent: OrderPizzaIntent, _ response: OrderPizzaIntentResponse?, _ status: INIntentHandlingStatus) {
        let order = [intent.quantity.map { "\($0) ×" }, intent.kind?.displayString].compactMap(\.self)
            .joined(separator: " ")
        switch response?.code {
        case .success: self = .baking(order: order, minutes: response?.waitTime?.intValue ?? 0)
        case .closed: self = .closed(opening: response?.opening ?? "")
        case .unavailableKind: self = .unavailable(kind: intent.kind?.displayString ?? "")
        case _ where status == .ready: self = .ready(order: order)
        default: return nil
        }
    }
}
