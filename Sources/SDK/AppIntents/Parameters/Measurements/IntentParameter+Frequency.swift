// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

extension IntentParameter where Value.ValueType == Measurement<UnitFrequency> {
    /// The units of the quantity.
    public enum Frequency: Hashable, Sendable, CaseIterable {
        case framesPerSecond, gigahertz, hertz, kilohertz, megahertz, microhertz, millihertz, nanohertz, terahertz

        /// Foundation's unit.
        var measured: UnitFrequency {
            switch self {
            case .framesPerSecond: .framesPerSecond
            case .gigahertz: .gigahertz
            case .hertz: .hertz
            case .kilohertz: .kilohertz
            case .megahertz: .megahertz
            case .microhertz: .microhertz
            case .millihertz: .millihertz
            case .nanohertz: .nanohertz
            case .terahertz: .terahertz
            }
        }
    }

    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: Frequency? { facts.unit(.defaultUnit) }
    /// The unit that all values are given in.
    public var unit: Frequency? { facts.unit(.unit) }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { facts[.unitAdjustForLocale] as? Bool }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { facts[.supportsNegativeNumbers] as? Bool }
}

extension IntentParameterContext where Value.ValueType == Measurement<UnitFrequency> {
    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: IntentParameter<Measurement<UnitFrequency>>.Frequency? {
        parameter.defaultUnit?.twin()
    }
    /// The unit that all values are given in.
    public var unit: IntentParameter<Measurement<UnitFrequency>>.Frequency? {
        parameter.unit?.twin()
    }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { parameter.unitAdjustForLocale }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { parameter.supportsNegativeNumbers }
}

extension IntentParameter.Frequency where Value.ValueType == Measurement<UnitFrequency> {
    /// The same unit of a parameter that is no optional.
    fileprivate func twin() -> IntentParameter<Measurement<UnitFrequency>>.Frequency? {
        IntentParameter<Measurement<UnitFrequency>>.Frequency.allCases.first { $0.measured == measured }
    }
}

extension UnitFrequency: MeasuredUnit {
    static var quantity: MeasurementValue.Dimension { .frequency }
    static var all: [UnitFrequency] { IntentParameter<Measurement<UnitFrequency>>.Frequency.allCases.map(\.measured) }
}

extension UnitFrequency: _ChosenUnit {
    /// The units of the quantity, by their names.
    public typealias _Units = IntentParameter<Measurement<UnitFrequency>>.Frequency

    /// Foundation's unit.
    public static func _measured(_ unit: _Units) -> UnitFrequency { unit.measured }
}
