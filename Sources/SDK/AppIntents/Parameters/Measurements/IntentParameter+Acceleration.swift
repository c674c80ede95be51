// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

extension IntentParameter where Value.ValueType == Measurement<UnitAcceleration> {
    /// The units of the quantity.
    public enum Acceleration: Hashable, Sendable, CaseIterable {
        case gravity, metersPerSecondSquared

        /// Foundation's unit.
        var measured: UnitAcceleration {
            switch self {
            case .gravity: .gravity
            case .metersPerSecondSquared: .metersPerSecondSquared
            }
        }
    }

    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: Acceleration? { facts.unit(.defaultUnit) }
    /// The unit that all values are given in.
    public var unit: Acceleration? { facts.unit(.unit) }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { facts[.unitAdjustForLocale] as? Bool }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { facts[.supportsNegativeNumbers] as? Bool }
}

extension IntentParameterContext where Value.ValueType == Measurement<UnitAcceleration> {
    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: IntentParameter<Measurement<UnitAcceleration>>.Acceleration? {
        parameter.defaultUnit?.twin()
    }
    /// The unit that all values are given in.
    public var unit: IntentParameter<Measurement<UnitAcceleration>>.Acceleration? {
        parameter.unit?.twin()
    }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { parameter.unitAdjustForLocale }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { parameter.supportsNegativeNumbers }
}

extension IntentParameter.Acceleration where Value.ValueType == Measurement<UnitAcceleration> {
    /// The same unit of a parameter that is no optional.
    fileprivate func twin() -> IntentParameter<Measurement<UnitAcceleration>>.Acceleration? {
        IntentParameter<Measurement<UnitAcceleration>>.Acceleration.allCases.first { $0.measured == measured }
    }
}

extension UnitAcceleration: MeasuredUnit {
    static var quantity: MeasurementValue.Dimension { .acceleration }
    static var all: [UnitAcceleration] {
        IntentParameter<Measurement<UnitAcceleration>>.Acceleration.allCases.map(\.measured)
    }
}

extension UnitAcceleration: _ChosenUnit {
    /// The units of the quantity, by their names.
    public typealias _Units = IntentParameter<Measurement<UnitAcceleration>>.Acceleration

    /// Foundation's unit.
    public static func _measured(_ unit: _Units) -> UnitAcceleration { unit.measured }
}
