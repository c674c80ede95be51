// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

extension IntentParameter where Value.ValueType == Measurement<UnitElectricCharge> {
    /// The units of the quantity.
    public enum ElectricCharge: Hashable, Sendable, CaseIterable {
        case ampereHours, coulombs, kiloampereHours, megaampereHours, microampereHours, milliampereHours

        /// Foundation's unit.
        var measured: UnitElectricCharge {
            switch self {
            case .ampereHours: .ampereHours
            case .coulombs: .coulombs
            case .kiloampereHours: .kiloampereHours
            case .megaampereHours: .megaampereHours
            case .microampereHours: .microampereHours
            case .milliampereHours: .milliampereHours
            }
        }
    }

    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: ElectricCharge? { facts.unit(.defaultUnit) }
    /// The unit that all values are given in.
    public var unit: ElectricCharge? { facts.unit(.unit) }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { facts[.unitAdjustForLocale] as? Bool }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { facts[.supportsNegativeNumbers] as? Bool }
}

extension IntentParameterContext where Value.ValueType == Measurement<UnitElectricCharge> {
    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: IntentParameter<Measurement<UnitElectricCharge>>.ElectricCharge? {
        parameter.defaultUnit?.twin()
    }
    /// The unit that all values are given in.
    public var unit: IntentParameter<Measurement<UnitElectricCharge>>.ElectricCharge? {
        parameter.unit?.twin()
    }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { parameter.unitAdjustForLocale }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { parameter.supportsNegativeNumbers }
}

extension IntentParameter.ElectricCharge where Value.ValueType == Measurement<UnitElectricCharge> {
    /// The same unit of a parameter that is no optional.
    fileprivate func twin() -> IntentParameter<Measurement<UnitElectricCharge>>.ElectricCharge? {
        IntentParameter<Measurement<UnitElectricCharge>>.ElectricCharge.allCases.first { $0.measured == measured }
    }
}

extension UnitElectricCharge: MeasuredUnit {
    static var quantity: MeasurementValue.Dimension { .electricCharge }
    static var all: [UnitElectricCharge] {
        IntentParameter<Measurement<UnitElectricCharge>>.ElectricCharge.allCases.map(\.measured)
    }
}

extension UnitElectricCharge: _ChosenUnit {
    /// The units of the quantity, by their names.
    public typealias _Units = IntentParameter<Measurement<UnitElectricCharge>>.ElectricCharge

    /// Foundation's unit.
    public static func _measured(_ unit: _Units) -> UnitElectricCharge { unit.measured }
}
