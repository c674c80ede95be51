// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// What can be said without setting anything up.
struct TeaShortcuts: AppShortcutsProvider {
    static let shortcutTileColor = ShortcutTileColor.lime

    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: LogCup(),
            phrases: ["Log a cup in \(.applicationName)", "Log \(\.$tea) in \(.applicationName)"],
            shortTitle: "Log Cup", systemImageName: "cup.and.saucer")
        AppShortcut(
            intent: CountCups(),
            phrases: [
                "Count my cups in \(.applicationName)", "How much tea was it \(\.$period) in \(.applicationName)",
            ],
            shortTitle: "Count Cups", systemImageName: "number")
        AppShortcut(
            intent: BuyTea(),
            phrases: ["Buy tea with \(.applicationName)", "Buy \(\.$tea) with \(.applicationName)"],
            shortTitle: "Buy Tea", systemImageName: "cart")
        AppShortcut(
            intent: SuggestTea(),
            phrases: ["What shall I drink, \(.applicationName)", "Suggest \(\.$kind) tea with \(.applicationName)"],
            shortTitle: "Suggest Tea", systemImageName: "sparkles")
        AppShortcut(
            intent: SteepTea(),
            phrases: ["Start the \(.applicationName) timer", "Steep \(\.$tea) in \(.applicationName)"],
            shortTitle: "Steep Tea", systemImageName: "timer")
    }
}
