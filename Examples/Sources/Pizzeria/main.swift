// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PizzeriaKit

print("Pizzeria – today's menu")
for entry in Menu.house.entries {
    print("  \(entry.name)\(entry.isVegetarian ? " (vegetarian)" : "")\(entry.isAvailable ? "" : " – sold out")")
}
if let order = LastOrder.read(), let entry = Menu.house.entry(order.kind) {
    print("Last time you had \(order.quantity) × \(entry.name).")
}
