// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PizzeriaKit

/// What can be said without setting anything up.
struct PizzeriaShortcuts: AppShortcutsProvider {
    static let shortcutTileColor = ShortcutTileColor.red

    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OrderPizza(),
            phrases: ["Order with \(.applicationName)", "Order \(\.$kind) from \(.applicationName)"],
            shortTitle: "Order Pizza", systemImageName: "fork.knife")
    }
}
