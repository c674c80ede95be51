// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PizzeriaKit
import TextScreens
import UIKit

/// An order that was made outside the app.
final class OrderScreen: TextScreen {
    private let order: OrderPizzaIntent

    init(_ order: OrderPizzaIntent) {
        self.order = order
        super.init(title: NSLocalizedString("Your order", comment: "title"))
    }

    override var lines: [String] {
        ["\(order.quantity ?? 1) × \(order.kind?.displayString ?? NSLocalizedString("pizza", comment: "of no kind"))"]
    }
}
