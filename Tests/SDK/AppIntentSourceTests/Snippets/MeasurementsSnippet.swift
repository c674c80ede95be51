// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

struct LogRunIntent: AppIntent {
    static let title: LocalizedStringResource = "Log Run"

    @Parameter(title: "Distance", defaultValue: 5, defaultUnit: .kilometers, defaultUnitAdjustForLocale: true)
    var distance: Measurement<UnitLength>

    @Parameter(title: "Weight", unit: .kilograms, supportsNegativeNumbers: false)
    var weight: Measurement<UnitMass>?

    @Parameter(title: "Energy", description: "As the watch says") var energy: Measurement<UnitEnergy>?
    @Parameter(title: "Storage", defaultUnit: .gigabytes) var storage: Measurement<UnitInformationStorage>?
    @Parameter(title: "Speeds", unit: .kilometersPerHour) var speeds: [Measurement<UnitSpeed>]?

    func perform() async throws -> some IntentResult & ReturnsValue<Measurement<UnitLength>> {
        .result(value: distance.converted(to: .miles))
    }
}
