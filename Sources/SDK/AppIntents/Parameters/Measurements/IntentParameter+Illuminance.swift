// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

extension IntentParameter where Value.ValueType == Measurement<UnitIlluminance> {
    /// The units of the quantity.
    public enum Illuminance: Hashable, Sendable, CaseIterable {
        case lux

        /// Foundation's unit.
        var measured: UnitIlluminance {
            switch self {
            case .lux: .lux
            }
        }
    }

    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: Illuminance? { facts.unit(.defaultUnit) }
    /// The unit that all values are given in.
    public var unit: Illuminance? { facts.unit(.unit) }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { facts[.unitAdjustForLocale] as? Bool }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { facts[.supportsNegativeNumbers] as? Bool }
}

extension IntentParameterContext where Value.ValueType == Measurement<UnitIlluminance> {
    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: IntentParameter<Measurement<UnitIlluminance>>.Illuminance? {
        parameter.defaultUnit?.twin()
    }
    /// The unit that all values are given in.
    public var unit: IntentParameter<Measurement<UnitIlluminance>>.Illuminance? {
        parameter.unit?.twin()
    }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { parameter.unitAdjustForLocale }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { parameter.supportsNegativeNumbers }
}

extension IntentParameter.Illuminance where Value.ValueType == Measurement<UnitIlluminance> {
    /// The same unit of a parameter that is no optional.
    fileprivate func twin() -> IntentParameter<Measurement<UnitIlluminance>>.Illuminance? {
        IntentParameter<Measurement<UnitIlluminance>>.Illuminance.allCases.first { $0.measured == measured }
    }
}

extension UnitIlluminance: MeasuredUnit {
    static var quantity: MeasurementValue.Dimension { .illuminance }
    static var all: [UnitIlluminance] {
        IntentParameter<Measurement<UnitIlluminance>>.Illuminance.allCases.map(\.measured)
    }
}

extension UnitIlluminance: _ChosenUnit {
    /// The units of the quantity, by their names.
    public typealias _Units = IntentParameter<Measurement<UnitIlluminance>>.Illuminance

    /// Foundation's unit.
    public static func _measured(_ unit: _Units) -> UnitIlluminance { unit.measured }
}
