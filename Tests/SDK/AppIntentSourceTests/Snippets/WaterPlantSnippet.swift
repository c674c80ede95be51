// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct WaterPlantIntent: AppIntent {
    static var title: LocalizedStringResource = "Water Plant"
    static var description: IntentDescription? = "Notes that a plant has got its water."
    static var isDiscoverable: Bool { true }
    static var authenticationPolicy: IntentAuthenticationPolicy = .alwaysAllowed

    @Dependency
    private var garden: Garden

    @Parameter(title: "Plant", description: "The plant that was watered", requestValueDialog: "Which plant?")
    var plant: PlantEntity

    static var parameterSummary: some ParameterSummary {
        Summary("Water \(\.$plant)")
    }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        await garden.water(plant)
        return .result(dialog: "\(plant.name) says thanks.")
    }
}
