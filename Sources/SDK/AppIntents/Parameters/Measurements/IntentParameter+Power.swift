// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

extension IntentParameter where Value.ValueType == Measurement<UnitPower> {
    /// The units of the quantity.
    public enum Power: Hashable, Sendable, CaseIterable {
        case femtowatts, gigawatts, horsepower, kilowatts, megawatts, microwatts, milliwatts, nanowatts, picowatts,
            terawatts, watts

        /// Foundation's unit.
        var measured: UnitPower {
            switch self {
            case .femtowatts: .femtowatts
            case .gigawatts: .gigawatts
            case .horsepower: .horsepower
            case .kilowatts: .kilowatts
            case .megawatts: .megawatts
            case .microwatts: .microwatts
            case .milliwatts: .milliwatts
            case .nanowatts: .nanowatts
            case .picowatts: .picowatts
            case .terawatts: .terawatts
            case .watts: .watts
            }
        }
    }

    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: Power? { facts.unit(.defaultUnit) }
    /// The unit that all values are given in.
    public var unit: Power? { facts.unit(.unit) }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { facts[.unitAdjustForLocale] as? Bool }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { facts[.supportsNegativeNumbers] as? Bool }
}

extension IntentParameterContext where Value.ValueType == Measurement<UnitPower> {
    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: IntentParameter<Measurement<UnitPower>>.Power? {
        parameter.defaultUnit?.twin()
    }
    /// The unit that all values are given in.
    public var unit: IntentParameter<Measurement<UnitPower>>.Power? {
        parameter.unit?.twin()
    }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { parameter.unitAdjustForLocale }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { parameter.supportsNegativeNumbers }
}

extension IntentParameter.Power where Value.ValueType == Measurement<UnitPower> {
    /// The same unit of a parameter that is no optional.
    fileprivate func twin() -> IntentParameter<Measurement<UnitPower>>.Power? {
        IntentParameter<Measurement<UnitPower>>.Power.allCases.first { $0.measured == measured }
    }
}

extension UnitPower: MeasuredUnit {
    static var quantity: MeasurementValue.Dimension { .power }
    static var all: [UnitPower] { IntentParameter<Measurement<UnitPower>>.Power.allCases.map(\.measured) }
}

extension UnitPower: _ChosenUnit {
    /// The units of the quantity, by their names.
    public typealias _Units = IntentParameter<Measurement<UnitPower>>.Power

    /// Foundation's unit.
    public static func _measured(_ unit: _Units) -> UnitPower { unit.measured }
}
