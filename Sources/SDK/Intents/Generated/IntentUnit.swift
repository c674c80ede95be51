// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

/// A unit of a physical quantity that an intent may carry.
@_spi(Generated) public protocol IntentUnit: Dimension {
    /// Which quantity.
    static var measured: MeasuredQuantity { get }
    /// The units Foundation has for the quantity.
    static var known: [Self] { get }
}

/// A physical quantity.
@_spi(Generated) public struct MeasuredQuantity: Sendable {
    let dimension: MeasurementValue.Dimension
}

@_spi(Generated) extension UnitMass: IntentUnit {
    /// Mass.
    public static var measured: MeasuredQuantity { MeasuredQuantity(dimension: .mass) }
    /// From picograms to slugs.
    public static var known: [UnitMass] {
        [
            .kilograms, .grams, .decigrams, .centigrams, .milligrams, .micrograms, .nanograms, .picograms, .ounces,
            .pounds, .stones, .metricTons, .shortTons, .carats, .ouncesTroy, .slugs,
        ]
    }
}

@_spi(Generated) extension UnitLength: IntentUnit {
    /// Length.
    public static var measured: MeasuredQuantity { MeasuredQuantity(dimension: .length) }
    /// From picometres to parsecs.
    public static var known: [UnitLength] {
        [
            .megameters, .kilometers, .hectometers, .decameters, .meters, .decimeters, .centimeters, .millimeters,
            .micrometers, .nanometers, .picometers, .inches, .feet, .yards, .miles, .scandinavianMiles, .lightyears,
            .nauticalMiles, .fathoms, .furlongs, .astronomicalUnits, .parsecs,
        ]
    }
}

@_spi(Generated) extension UnitSpeed: IntentUnit {
    /// Speed.
    public static var measured: MeasuredQuantity { MeasuredQuantity(dimension: .speed) }
    /// Metric, imperial and nautical.
    public static var known: [UnitSpeed] { [.metersPerSecond, .kilometersPerHour, .milesPerHour, .knots] }
}

@_spi(Generated) extension UnitTemperature: IntentUnit {
    /// Temperature.
    public static var measured: MeasuredQuantity { MeasuredQuantity(dimension: .temperature) }
    /// Kelvin, Celsius, Fahrenheit.
    public static var known: [UnitTemperature] { [.kelvin, .celsius, .fahrenheit] }
}

@_spi(Generated) extension UnitEnergy: IntentUnit {
    /// Energy.
    public static var measured: MeasuredQuantity { MeasuredQuantity(dimension: .energy) }
    /// Joules, calories, kilowatt hours.
    public static var known: [UnitEnergy] { [.kilojoules, .joules, .kilocalories, .calories, .kilowattHours] }
}

@_spi(Generated) extension UnitVolume: IntentUnit {
    /// Volume.
    public static var measured: MeasuredQuantity { MeasuredQuantity(dimension: .volume) }
    /// Metric, imperial and kitchen measures.
    public static var known: [UnitVolume] {
        [
            .megaliters, .kiloliters, .liters, .deciliters, .centiliters, .milliliters, .cubicKilometers,
            .cubicMeters, .cubicDecimeters, .cubicCentimeters, .cubicMillimeters, .cubicInches, .cubicFeet,
            .cubicYards, .cubicMiles, .acreFeet, .bushels, .teaspoons, .tablespoons, .fluidOunces, .cups, .pints,
            .quarts, .gallons, .imperialTeaspoons, .imperialTablespoons, .imperialFluidOunces, .imperialPints,
            .imperialQuarts, .imperialGallons, .metricCups,
        ]
    }
}
