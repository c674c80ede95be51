// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

extension IntentParameter where Value.ValueType == Measurement<UnitElectricPotentialDifference> {
    /// The units of the quantity.
    public enum ElectricPotentialDifference: Hashable, Sendable, CaseIterable {
        case kilovolts, megavolts, microvolts, millivolts, volts

        /// Foundation's unit.
        var measured: UnitElectricPotentialDifference {
            switch self {
            case .kilovolts: .kilovolts
            case .megavolts: .megavolts
            case .microvolts: .microvolts
            case .millivolts: .millivolts
            case .volts: .volts
            }
        }
    }

    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: ElectricPotentialDifference? { facts.unit(.defaultUnit) }
    /// The unit that all values are given in.
    public var unit: ElectricPotentialDifference? { facts.unit(.unit) }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { facts[.unitAdjustForLocale] as? Bool }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { facts[.supportsNegativeNumbers] as? Bool }
}

extension IntentParameterContext where Value.ValueType == Measurement<UnitElectricPotentialDifference> {
    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: IntentParameter<Measurement<UnitElectricPotentialDifference>>.ElectricPotentialDifference? {
        parameter.defaultUnit?.twin()
    }
    /// The unit that all values are given in.
    public var unit: IntentParameter<Measurement<UnitElectricPotentialDifference>>.ElectricPotentialDifference? {
        parameter.unit?.twin()
    }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { parameter.unitAdjustForLocale }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { parameter.supportsNegativeNumbers }
}

extension IntentParameter.ElectricPotentialDifference
where Value.ValueType == Measurement<UnitElectricPotentialDifference> {
    /// The same unit of a parameter that is no optional.
    fileprivate func twin() -> IntentParameter<Measurement<UnitElectricPotentialDifference>>
        .ElectricPotentialDifference?
    {
        IntentParameter<Measurement<UnitElectricPotentialDifference>>.ElectricPotentialDifference.allCases.first {
            $0.measured == measured
        }
    }
}

extension UnitElectricPotentialDifference: MeasuredUnit {
    static var quantity: MeasurementValue.Dimension { .electricPotentialDifference }
    static var all: [UnitElectricPotentialDifference] {
        IntentParameter<Measurement<UnitElectricPotentialDifference>>.ElectricPotentialDifference.allCases.map(
            \.measured)
    }
}

extension UnitElectricPotentialDifference: _ChosenUnit {
    /// The units of the quantity, by their names.
    public typealias _Units = IntentParameter<Measurement<UnitElectricPotentialDifference>>.ElectricPotentialDifference

    /// Foundation's unit.
    public static func _measured(_ unit: _Units) -> UnitElectricPotentialDifference { unit.measured }
}
