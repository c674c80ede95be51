// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

extension IntentParameter where Value.ValueType == Measurement<UnitTemperature> {
    /// The units of the quantity.
    public enum Temperature: Hashable, Sendable, CaseIterable {
        case celsius, fahrenheit, kelvin

        /// Foundation's unit.
        var measured: UnitTemperature {
            switch self {
            case .celsius: .celsius
            case .fahrenheit: .fahrenheit
            case .kelvin: .kelvin
            }
        }
    }

    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: Temperature? { facts.unit(.defaultUnit) }
    /// The unit that all values are given in.
    public var unit: Temperature? { facts.unit(.unit) }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { facts[.unitAdjustForLocale] as? Bool }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { facts[.supportsNegativeNumbers] as? Bool }
}

extension IntentParameterContext where Value.ValueType == Measurement<UnitTemperature> {
    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: IntentParameter<Measurement<UnitTemperature>>.Temperature? {
        parameter.defaultUnit?.twin()
    }
    /// The unit that all values are given in.
    public var unit: IntentParameter<Measurement<UnitTemperature>>.Temperature? {
        parameter.unit?.twin()
    }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { parameter.unitAdjustForLocale }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { parameter.supportsNegativeNumbers }
}

extension IntentParameter.Temperature where Value.ValueType == Measurement<UnitTemperature> {
    /// The same unit of a parameter that is no optional.
    fileprivate func twin() -> IntentParameter<Measurement<UnitTemperature>>.Temperature? {
        IntentParameter<Measurement<UnitTemperature>>.Temperature.allCases.first { $0.measured == measured }
    }
}

extension UnitTemperature: MeasuredUnit {
    static var quantity: MeasurementValue.Dimension { .temperature }
    static var all: [UnitTemperature] {
        IntentParameter<Measurement<UnitTemperature>>.Temperature.allCases.map(\.measured)
    }
}

extension UnitTemperature: _ChosenUnit {
    /// The units of the quantity, by their names.
    public typealias _Units = IntentParameter<Measurement<UnitTemperature>>.Temperature

    /// Foundation's unit.
    public static func _measured(_ unit: _Units) -> UnitTemperature { unit.measured }
}
