// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

extension IntentParameter where Value.ValueType == Measurement<UnitDuration> {
    /// The units of the quantity.
    public enum Duration: Hashable, Sendable, CaseIterable {
        case hours, microseconds, milliseconds, minutes, nanoseconds, picoseconds, seconds

        /// Foundation's unit.
        var measured: UnitDuration {
            switch self {
            case .hours: .hours
            case .microseconds: .microseconds
            case .milliseconds: .milliseconds
            case .minutes: .minutes
            case .nanoseconds: .nanoseconds
            case .picoseconds: .picoseconds
            case .seconds: .seconds
            }
        }
    }

    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: Duration? { facts.unit(.defaultUnit) }
    /// The unit that all values are given in.
    public var unit: Duration? { facts.unit(.unit) }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { facts[.unitAdjustForLocale] as? Bool }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { facts[.supportsNegativeNumbers] as? Bool }
}

extension IntentParameterContext where Value.ValueType == Measurement<UnitDuration> {
    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: IntentParameter<Measurement<UnitDuration>>.Duration? {
        parameter.defaultUnit?.twin()
    }
    /// The unit that all values are given in.
    public var unit: IntentParameter<Measurement<UnitDuration>>.Duration? {
        parameter.unit?.twin()
    }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { parameter.unitAdjustForLocale }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { parameter.supportsNegativeNumbers }
}

extension IntentParameter.Duration where Value.ValueType == Measurement<UnitDuration> {
    /// The same unit of a parameter that is no optional.
    fileprivate func twin() -> IntentParameter<Measurement<UnitDuration>>.Duration? {
        IntentParameter<Measurement<UnitDuration>>.Duration.allCases.first { $0.measured == measured }
    }
}

extension UnitDuration: MeasuredUnit {
    static var quantity: MeasurementValue.Dimension { .duration }
    static var all: [UnitDuration] { IntentParameter<Measurement<UnitDuration>>.Duration.allCases.map(\.measured) }
}

extension UnitDuration: _ChosenUnit {
    /// The units of the quantity, by their names.
    public typealias _Units = IntentParameter<Measurement<UnitDuration>>.Duration

    /// Foundation's unit.
    public static func _measured(_ unit: _Units) -> UnitDuration { unit.measured }
}
