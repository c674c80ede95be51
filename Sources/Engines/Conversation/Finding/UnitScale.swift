// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues

/// Measurements in the base unit of what they measure, so that those of two units can be compared.
enum UnitScale {
    /// Nil for a unit that is not among those that people measure such things in.
    static func base(_ measurement: MeasurementValue) -> Double? {
        units(of: measurement.dimension).first { $0.symbol == measurement.unit }
            .map { $0.converter.baseUnitValue(fromValue: measurement.value) }
    }

    private static func units(of dimension: MeasurementValue.Dimension) -> [Dimension] {
        switch dimension {
        case .mass:
            [UnitMass.kilograms, .grams, .milligrams, .micrograms, .metricTons, .pounds, .ounces, .stones]
                as [UnitMass]
        case .length:
            [
                UnitLength.meters, .kilometers, .centimeters, .millimeters, .miles, .yards, .feet, .inches,
                .nauticalMiles,
            ]
                as [UnitLength]
        case .speed:
            [UnitSpeed.metersPerSecond, .kilometersPerHour, .milesPerHour, .knots] as [UnitSpeed]
        case .temperature: [UnitTemperature.kelvin, .celsius, .fahrenheit] as [UnitTemperature]
        case .energy:
            [UnitEnergy.joules, .kilojoules, .calories, .kilocalories, .kilowattHours] as [UnitEnergy]
        case .volume:
            [
                UnitVolume.liters, .milliliters, .centiliters, .deciliters, .cubicMeters, .cups, .pints, .quarts,
                .gallons, .fluidOunces, .teaspoons, .tablespoons,
            ] as [UnitVolume]
        case .duration: [UnitDuration.seconds, .minutes, .hours] as [UnitDuration]
        case .area: [UnitArea.squareMeters, .squareKilometers, .hectares, .acres, .squareFeet] as [UnitArea]
        case .power: [UnitPower.watts, .kilowatts, .megawatts, .horsepower] as [UnitPower]
        case .pressure: [UnitPressure.newtonsPerMetersSquared, .bars, .hectopascals] as [UnitPressure]
        case .informationStorage:
            [UnitInformationStorage.bytes, .kilobytes, .megabytes, .gigabytes, .terabytes, .bits]
                as [UnitInformationStorage]
        case .acceleration, .angle, .concentrationMass, .dispersion, .electricCharge, .electricCurrent,
            .electricPotentialDifference, .electricResistance, .frequency, .fuelEfficiency, .illuminance:
            []
        }
    }
}
