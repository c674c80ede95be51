// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct TripShortcuts: AppShortcutsProvider {
    @AppShortcutsBuilder
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OpenPlantIntent(),
            phrases: ["Open \(\.$target) in \(.applicationName)", "${applicationName}, plants"],
            shortTitle: "Open Plant",
            systemImageName: "leaf",
            parameterPresentation: ParameterPresentation(
                for: \.$target,
                summary: Summary("Open \(\.$target)"),
                optionsCollections: {
                    OptionsCollection(PlantEntityQuery(), title: "Plants", systemImageName: "leaf")
                }
            )
        )
        if #available(iOS 17.2, *) {
            AppShortcut(
                intent: AddTripIntent(), phrases: ["Add a trip to \(.applicationName)"], shortTitle: "Add Trip",
                systemImageName: "plus")
        }
    }

    static var negativePhrases: NegativeAppShortcutPhrases {
        NegativeAppShortcutPhrases {
            "Close \(.applicationName)"
            "Delete plants"
        }
    }
}

struct ListedShortcuts: AppShortcutsProvider {
    static let appShortcuts: [AppShortcut] = [
        AppShortcut(
            intent: NextRunIntent(), phrases: ["Next run in \(.applicationName)"], shortTitle: "Next Run",
            systemImageName: "figure.run")
    ]
    static let shortcutTileColor: ShortcutTileColor = .grayBlue

    static func register() { updateAppShortcutParameters() }
}
