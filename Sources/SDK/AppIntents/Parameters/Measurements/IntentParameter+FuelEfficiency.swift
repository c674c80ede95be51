// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

extension IntentParameter where Value.ValueType == Measurement<UnitFuelEfficiency> {
    /// The units of the quantity.
    public enum FuelEfficiency: Hashable, Sendable, CaseIterable {
        case litersPer100Kilometers, milesPerGallon, milesPerImperialGallon

        /// Foundation's unit.
        var measured: UnitFuelEfficiency {
            switch self {
            case .litersPer100Kilometers: .litersPer100Kilometers
            case .milesPerGallon: .milesPerGallon
            case .milesPerImperialGallon: .milesPerImperialGallon
            }
        }
    }

    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: FuelEfficiency? { facts.unit(.defaultUnit) }
    /// The unit that all values are given in.
    public var unit: FuelEfficiency? { facts.unit(.unit) }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { facts[.unitAdjustForLocale] as? Bool }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { facts[.supportsNegativeNumbers] as? Bool }
}

extension IntentParameterContext where Value.ValueType == Measurement<UnitFuelEfficiency> {
    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: IntentParameter<Measurement<UnitFuelEfficiency>>.FuelEfficiency? {
        parameter.defaultUnit?.twin()
    }
    /// The unit that all values are given in.
    public var unit: IntentParameter<Measurement<UnitFuelEfficiency>>.FuelEfficiency? {
        parameter.unit?.twin()
    }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { parameter.unitAdjustForLocale }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { parameter.supportsNegativeNumbers }
}

extension IntentParameter.FuelEfficiency where Value.ValueType == Measurement<UnitFuelEfficiency> {
    /// The same unit of a parameter that is no optional.
    fileprivate func twin() -> IntentParameter<Measurement<UnitFuelEfficiency>>.FuelEfficiency? {
        IntentParameter<Measurement<UnitFuelEfficiency>>.FuelEfficiency.allCases.first { $0.measured == measured }
    }
}

extension UnitFuelEfficiency: MeasuredUnit {
    static var quantity: MeasurementValue.Dimension { .fuelEfficiency }
    static var all: [UnitFuelEfficiency] {
        IntentParameter<Measurement<UnitFuelEfficiency>>.FuelEfficiency.allCases.map(\.measured)
    }
}

extension UnitFuelEfficiency: _ChosenUnit {
    /// The units of the quantity, by their names.
    public typealias _Units = IntentParameter<Measurement<UnitFuelEfficiency>>.FuelEfficiency

    /// Foundation's unit.
    public static func _measured(_ unit: _Units) -> UnitFuelEfficiency { unit.measured }
}
