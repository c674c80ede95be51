// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct OpenPlantIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open Plant"

    @Parameter(title: "Plant")
    var target: PlantEntity

    @MainActor
    func perform() async throws -> some IntentResult {
        PlantNavigation.shared.selection = target.id.uuidString
        return .result()
    }
}

@MainActor
final class PlantNavigation {
    static let shared = PlantNavigation()
    var selection: String?
}
