// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

extension IntentParameter where Value.ValueType == Measurement<UnitElectricResistance> {
    /// The units of the quantity.
    public enum ElectricResistance: Hashable, Sendable, CaseIterable {
        case kiloohms, megaohms, microohms, milliohms, ohms

        /// Foundation's unit.
        var measured: UnitElectricResistance {
            switch self {
            case .kiloohms: .kiloohms
            case .megaohms: .megaohms
            case .microohms: .microohms
            case .milliohms: .milliohms
            case .ohms: .ohms
            }
        }
    }

    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: ElectricResistance? { facts.unit(.defaultUnit) }
    /// The unit that all values are given in.
    public var unit: ElectricResistance? { facts.unit(.unit) }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { facts[.unitAdjustForLocale] as? Bool }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { facts[.supportsNegativeNumbers] as? Bool }
}

extension IntentParameterContext where Value.ValueType == Measurement<UnitElectricResistance> {
    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: IntentParameter<Measurement<UnitElectricResistance>>.ElectricResistance? {
        parameter.defaultUnit?.twin()
    }
    /// The unit that all values are given in.
    public var unit: IntentParameter<Measurement<UnitElectricResistance>>.ElectricResistance? {
        parameter.unit?.twin()
    }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { parameter.unitAdjustForLocale }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { parameter.supportsNegativeNumbers }
}

extension IntentParameter.ElectricResistance where Value.ValueType == Measurement<UnitElectricResistance> {
    /// The same unit of a parameter that is no optional.
    fileprivate func twin() -> IntentParameter<Measurement<UnitElectricResistance>>.ElectricResistance? {
        IntentParameter<Measurement<UnitElectricResistance>>.ElectricResistance.allCases.first {
            $0.measured == measured
        }
    }
}

extension UnitElectricResistance: MeasuredUnit {
    static var quantity: MeasurementValue.Dimension { .electricResistance }
    static var all: [UnitElectricResistance] {
        IntentParameter<Measurement<UnitElectricResistance>>.ElectricResistance.allCases.map(\.measured)
    }
}

extension UnitElectricResistance: _ChosenUnit {
    /// The units of the quantity, by their names.
    public typealias _Units = IntentParameter<Measurement<UnitElectricResistance>>.ElectricResistance

    /// Foundation's unit.
    public static func _measured(_ unit: _Units) -> UnitElectricResistance { unit.measured }
}
