// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

extension IntentParameter where Value.ValueType == Measurement<UnitSpeed> {
    /// The units of the quantity.
    public enum Speed: Hashable, Sendable, CaseIterable {
        case kilometersPerHour, knots, metersPerSecond, milesPerHour

        /// Foundation's unit.
        var measured: UnitSpeed {
            switch self {
            case .kilometersPerHour: .kilometersPerHour
            case .knots: .knots
            case .metersPerSecond: .metersPerSecond
            case .milesPerHour: .milesPerHour
            }
        }
    }

    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: Speed? { facts.unit(.defaultUnit) }
    /// The unit that all values are given in.
    public var unit: Speed? { facts.unit(.unit) }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { facts[.unitAdjustForLocale] as? Bool }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { facts[.supportsNegativeNumbers] as? Bool }
}

extension IntentParameterContext where Value.ValueType == Measurement<UnitSpeed> {
    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: IntentParameter<Measurement<UnitSpeed>>.Speed? {
        parameter.defaultUnit?.twin()
    }
    /// The unit that all values are given in.
    public var unit: IntentParameter<Measurement<UnitSpeed>>.Speed? {
        parameter.unit?.twin()
    }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { parameter.unitAdjustForLocale }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { parameter.supportsNegativeNumbers }
}

extension IntentParameter.Speed where Value.ValueType == Measurement<UnitSpeed> {
    /// The same unit of a parameter that is no optional.
    fileprivate func twin() -> IntentParameter<Measurement<UnitSpeed>>.Speed? {
        IntentParameter<Measurement<UnitSpeed>>.Speed.allCases.first { $0.measured == measured }
    }
}

extension UnitSpeed: MeasuredUnit {
    static var quantity: MeasurementValue.Dimension { .speed }
    static var all: [UnitSpeed] { IntentParameter<Measurement<UnitSpeed>>.Speed.allCases.map(\.measured) }
}

extension UnitSpeed: _ChosenUnit {
    /// The units of the quantity, by their names.
    public typealias _Units = IntentParameter<Measurement<UnitSpeed>>.Speed

    /// Foundation's unit.
    public static func _measured(_ unit: _Units) -> UnitSpeed { unit.measured }
}
