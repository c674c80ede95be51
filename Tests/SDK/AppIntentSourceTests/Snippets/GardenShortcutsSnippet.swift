// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct GardenShortcuts: AppShortcutsProvider {
    static var shortcutTileColor: ShortcutTileColor = .lime

    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: WaterPlantIntent(),
            phrases: [
                "Water a plant with \(.applicationName)",
                "Water \(\.$plant) with \(.applicationName)",
                "\(.applicationName), I watered \(\.$plant)",
            ],
            shortTitle: "Water Plant",
            systemImageName: "drop"
        )
        AppShortcut(
            intent: LogWaterIntent(cup: .large),
            phrases: ["Log a large cup in \(.applicationName)"],
            shortTitle: "Large Cup",
            systemImageName: "cup.and.saucer"
        )
    }
}
