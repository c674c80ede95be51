// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

@testable import Pizzeria
@testable import PizzeriaKit

extension IntentProgram {
    static let pizzeria = IntentProgram(
        "Pizzeria", intents: [OrderPizza.self], enums: [Shop.self], entities: [Pizza(Menu.house.entries[0])],
        shortcuts: PizzeriaShortcuts.self)
}
