// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

extension IntentParameter where Value.ValueType == Measurement<UnitElectricCurrent> {
    /// The units of the quantity.
    public enum ElectricCurrent: Hashable, Sendable, CaseIterable {
        case amperes, kiloamperes, megaamperes, microamperes, milliamperes

        /// Foundation's unit.
        var measured: UnitElectricCurrent {
            switch self {
            case .amperes: .amperes
            case .kiloamperes: .kiloamperes
            case .megaamperes: .megaamperes
            case .microamperes: .microamperes
            case .milliamperes: .milliamperes
            }
        }
    }

    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: ElectricCurrent? { facts.unit(.defaultUnit) }
    /// The unit that all values are given in.
    public var unit: ElectricCurrent? { facts.unit(.unit) }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { facts[.unitAdjustForLocale] as? Bool }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { facts[.supportsNegativeNumbers] as? Bool }
}

extension IntentParameterContext where Value.ValueType == Measurement<UnitElectricCurrent> {
    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: IntentParameter<Measurement<UnitElectricCurrent>>.ElectricCurrent? {
        parameter.defaultUnit?.twin()
    }
    /// The unit that all values are given in.
    public var unit: IntentParameter<Measurement<UnitElectricCurrent>>.ElectricCurrent? {
        parameter.unit?.twin()
    }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { parameter.unitAdjustForLocale }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { parameter.supportsNegativeNumbers }
}

extension IntentParameter.ElectricCurrent where Value.ValueType == Measurement<UnitElectricCurrent> {
    /// The same unit of a parameter that is no optional.
    fileprivate func twin() -> IntentParameter<Measurement<UnitElectricCurrent>>.ElectricCurrent? {
        IntentParameter<Measurement<UnitElectricCurrent>>.ElectricCurrent.allCases.first { $0.measured == measured }
    }
}

extension UnitElectricCurrent: MeasuredUnit {
    static var quantity: MeasurementValue.Dimension { .electricCurrent }
    static var all: [UnitElectricCurrent] {
        IntentParameter<Measurement<UnitElectricCurrent>>.ElectricCurrent.allCases.map(\.measured)
    }
}

extension UnitElectricCurrent: _ChosenUnit {
    /// The units of the quantity, by their names.
    public typealias _Units = IntentParameter<Measurement<UnitElectricCurrent>>.ElectricCurrent

    /// Foundation's unit.
    public static func _measured(_ unit: _Units) -> UnitElectricCurrent { unit.measured }
}
