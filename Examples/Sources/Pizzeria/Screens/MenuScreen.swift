// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PizzeriaKit
import TextScreens
import UIKit

/// Today's menu, and what was ordered last.
final class MenuScreen: TextScreen {
    init() {
        super.init(title: NSLocalizedString("Pizzeria – today's menu", comment: "title"))
    }

    override var lines: [String] {
        let entries = Menu.house.entries.map { entry in
            entry.title
                + (entry.isVegetarian ? NSLocalizedString(" (vegetarian)", comment: "after a pizza's name") : "")
                + (entry.isAvailable ? "" : NSLocalizedString(" – sold out", comment: "after a pizza's name"))
        }
        guard let order = LastOrder.read(), let entry = Menu.house.entry(order.kind) else { return entries }
        let last = NSLocalizedString("Last time you had %1$ld × %2$@.", comment: "how many of which pizza")
        return entries + [String(format: last, order.quantity, entry.title)]
    }
}
