// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

extension IntentParameter where Value.ValueType == Measurement<UnitLength> {
    /// The units of the quantity.
    public enum Length: Hashable, Sendable, CaseIterable {
        case astronomicalUnits, centimeters, decameters, decimeters, fathoms, feet, furlongs, hectometers, inches,
            kilometers, lightyears, megameters, meters, micrometers, miles, millimeters, nanometers, nauticalMiles,
            parsecs, picometers, scandinavianMiles, yards

        /// Foundation's unit.
        var measured: UnitLength {
            switch self {
            case .astronomicalUnits: .astronomicalUnits
            case .centimeters: .centimeters
            case .decameters: .decameters
            case .decimeters: .decimeters
            case .fathoms: .fathoms
            case .feet: .feet
            case .furlongs: .furlongs
            case .hectometers: .hectometers
            case .inches: .inches
            case .kilometers: .kilometers
            case .lightyears: .lightyears
            case .megameters: .megameters
            case .meters: .meters
            case .micrometers: .micrometers
            case .miles: .miles
            case .millimeters: .millimeters
            case .nanometers: .nanometers
            case .nauticalMiles: .nauticalMiles
            case .parsecs: .parsecs
            case .picometers: .picometers
            case .scandinavianMiles: .scandinavianMiles
            case .yards: .yards
            }
        }
    }

    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: Length? { facts.unit(.defaultUnit) }
    /// The unit that all values are given in.
    public var unit: Length? { facts.unit(.unit) }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { facts[.unitAdjustForLocale] as? Bool }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { facts[.supportsNegativeNumbers] as? Bool }
}

extension IntentParameterContext where Value.ValueType == Measurement<UnitLength> {
    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: IntentParameter<Measurement<UnitLength>>.Length? {
        parameter.defaultUnit?.twin()
    }
    /// The unit that all values are given in.
    public var unit: IntentParameter<Measurement<UnitLength>>.Length? {
        parameter.unit?.twin()
    }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { parameter.unitAdjustForLocale }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { parameter.supportsNegativeNumbers }
}

extension IntentParameter.Length where Value.ValueType == Measurement<UnitLength> {
    /// The same unit of a parameter that is no optional.
    fileprivate func twin() -> IntentParameter<Measurement<UnitLength>>.Length? {
        IntentParameter<Measurement<UnitLength>>.Length.allCases.first { $0.measured == measured }
    }
}

extension UnitLength: MeasuredUnit {
    static var quantity: MeasurementValue.Dimension { .length }
    static var all: [UnitLength] { IntentParameter<Measurement<UnitLength>>.Length.allCases.map(\.measured) }
}

extension UnitLength: _ChosenUnit {
    /// The units of the quantity, by their names.
    public typealias _Units = IntentParameter<Measurement<UnitLength>>.Length

    /// Foundation's unit.
    public static func _measured(_ unit: _Units) -> UnitLength { unit.measured }
}
