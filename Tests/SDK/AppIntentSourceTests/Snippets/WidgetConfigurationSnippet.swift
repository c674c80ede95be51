// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct PlantWidgetIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Plant Widget" }
    static var description: IntentDescription { "Chooses what the widget shows." }

    @Parameter(title: "Plant") var plant: PlantEntity?
    @Parameter(title: "Plants", size: 3) var plants: [PlantEntity]
    @Parameter(title: "Others", default: [], size: [.systemSmall: 1, .systemLarge: 5]) var others: [PlantEntity]?
    @Parameter(title: "Follow App", default: true) var followsApp: Bool?
    @Parameter(title: "Size", default: .small) var size: CupSize

    init() {}

    init(plants: [PlantEntity]) {
        self.plants = plants
    }

    static var parameterSummary: some ParameterSummary {
        When(widgetFamily: .oneOf, [.systemMedium, .systemLarge]) {
            When(\.$followsApp, .equalTo, true) {
                Summary()
            } otherwise: {
                When(\.$plant, .hasNoValue) {
                    Summary { \.$followsApp }
                } otherwise: {
                    Summary("Show \(\.$plants)") {
                        \.$followsApp
                        \.$plant
                    }
                }
            }
        } otherwise: {
            Switch(.widgetFamily) {
                Case(.systemSmall) { Summary { \.$plant } }
                Case([.accessoryCircular, .accessoryInline]) { Summary("Show \(\.$plant)") }
                DefaultCase { Summary { \.$size } }
            }
        }
    }
}
