// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

extension IntentParameter where Value.ValueType == Measurement<UnitVolume> {
    /// The units of the quantity.
    public enum Volume: Hashable, Sendable, CaseIterable {
        case acreFeet, bushels, centiliters, cubicCentimeters, cubicDecimeters, cubicFeet, cubicInches, cubicKilometers,
            cubicMeters, cubicMiles, cubicMillimeters, cubicYards, cups, deciliters, fluidOunces, gallons,
            imperialFluidOunces, imperialGallons, imperialPints, imperialQuarts, imperialTablespoons, imperialTeaspoons,
            kiloliters, liters, megaliters, metricCups, milliliters, pints, quarts, tablespoons, teaspoons

        /// Foundation's unit.
        var measured: UnitVolume {
            switch self {
            case .acreFeet: .acreFeet
            case .bushels: .bushels
            case .centiliters: .centiliters
            case .cubicCentimeters: .cubicCentimeters
            case .cubicDecimeters: .cubicDecimeters
            case .cubicFeet: .cubicFeet
            case .cubicInches: .cubicInches
            case .cubicKilometers: .cubicKilometers
            case .cubicMeters: .cubicMeters
            case .cubicMiles: .cubicMiles
            case .cubicMillimeters: .cubicMillimeters
            case .cubicYards: .cubicYards
            case .cups: .cups
            case .deciliters: .deciliters
            case .fluidOunces: .fluidOunces
            case .gallons: .gallons
            case .imperialFluidOunces: .imperialFluidOunces
            case .imperialGallons: .imperialGallons
            case .imperialPints: .imperialPints
            case .imperialQuarts: .imperialQuarts
            case .imperialTablespoons: .imperialTablespoons
            case .imperialTeaspoons: .imperialTeaspoons
            case .kiloliters: .kiloliters
            case .liters: .liters
            case .megaliters: .megaliters
            case .metricCups: .metricCups
            case .milliliters: .milliliters
            case .pints: .pints
            case .quarts: .quarts
            case .tablespoons: .tablespoons
            case .teaspoons: .teaspoons
            }
        }
    }

    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: Volume? { facts.unit(.defaultUnit) }
    /// The unit that all values are given in.
    public var unit: Volume? { facts.unit(.unit) }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { facts[.unitAdjustForLocale] as? Bool }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { facts[.supportsNegativeNumbers] as? Bool }
}

extension IntentParameterContext where Value.ValueType == Measurement<UnitVolume> {
    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: IntentParameter<Measurement<UnitVolume>>.Volume? {
        parameter.defaultUnit?.twin()
    }
    /// The unit that all values are given in.
    public var unit: IntentParameter<Measurement<UnitVolume>>.Volume? {
        parameter.unit?.twin()
    }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { parameter.unitAdjustForLocale }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { parameter.supportsNegativeNumbers }
}

extension IntentParameter.Volume where Value.ValueType == Measurement<UnitVolume> {
    /// The same unit of a parameter that is no optional.
    fileprivate func twin() -> IntentParameter<Measurement<UnitVolume>>.Volume? {
        IntentParameter<Measurement<UnitVolume>>.Volume.allCases.first { $0.measured == measured }
    }
}

extension UnitVolume: MeasuredUnit {
    static var quantity: MeasurementValue.Dimension { .volume }
    static var all: [UnitVolume] { IntentParameter<Measurement<UnitVolume>>.Volume.allCases.map(\.measured) }
}

extension UnitVolume: _ChosenUnit {
    /// The units of the quantity, by their names.
    public typealias _Units = IntentParameter<Measurement<UnitVolume>>.Volume

    /// Foundation's unit.
    public static func _measured(_ unit: _Units) -> UnitVolume { unit.measured }
}
