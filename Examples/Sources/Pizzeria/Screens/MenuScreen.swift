// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PizzeriaKit
import TextScreens

/// Today's menu, and what was ordered last.
final class MenuScreen: TextScreen {
    init() {
        super.init(title: "Pizzeria – today's menu")
    }

    override var lines: [String] {
        let entries = Menu.house.entries.map { entry in
            "\(entry.name)\(entry.isVegetarian ? " (vegetarian)" : "")\(entry.isAvailable ? "" : " – sold out")"
        }
        guard let order = LastOrder.read(), let entry = Menu.house.entry(order.kind) else { return entries }
        return entries + ["Last time you had \(order.quantity) × \(entry.name)."]
    }
}
