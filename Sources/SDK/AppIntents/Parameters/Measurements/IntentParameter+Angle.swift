// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

extension IntentParameter where Value.ValueType == Measurement<UnitAngle> {
    /// The units of the quantity.
    public enum Angle: Hashable, Sendable, CaseIterable {
        case arcMinutes, arcSeconds, degrees, gradians, radians, revolutions

        /// Foundation's unit.
        var measured: UnitAngle {
            switch self {
            case .arcMinutes: .arcMinutes
            case .arcSeconds: .arcSeconds
            case .degrees: .degrees
            case .gradians: .gradians
            case .radians: .radians
            case .revolutions: .revolutions
            }
        }
    }

    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: Angle? { facts.unit(.defaultUnit) }
    /// The unit that all values are given in.
    public var unit: Angle? { facts.unit(.unit) }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { facts[.unitAdjustForLocale] as? Bool }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { facts[.supportsNegativeNumbers] as? Bool }
}

extension IntentParameterContext where Value.ValueType == Measurement<UnitAngle> {
    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: IntentParameter<Measurement<UnitAngle>>.Angle? {
        parameter.defaultUnit?.twin()
    }
    /// The unit that all values are given in.
    public var unit: IntentParameter<Measurement<UnitAngle>>.Angle? {
        parameter.unit?.twin()
    }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { parameter.unitAdjustForLocale }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { parameter.supportsNegativeNumbers }
}

extension IntentParameter.Angle where Value.ValueType == Measurement<UnitAngle> {
    /// The same unit of a parameter that is no optional.
    fileprivate func twin() -> IntentParameter<Measurement<UnitAngle>>.Angle? {
        IntentParameter<Measurement<UnitAngle>>.Angle.allCases.first { $0.measured == measured }
    }
}

extension UnitAngle: MeasuredUnit {
    static var quantity: MeasurementValue.Dimension { .angle }
    static var all: [UnitAngle] { IntentParameter<Measurement<UnitAngle>>.Angle.allCases.map(\.measured) }
}

extension UnitAngle: _ChosenUnit {
    /// The units of the quantity, by their names.
    public typealias _Units = IntentParameter<Measurement<UnitAngle>>.Angle

    /// Foundation's unit.
    public static func _measured(_ unit: _Units) -> UnitAngle { unit.measured }
}
