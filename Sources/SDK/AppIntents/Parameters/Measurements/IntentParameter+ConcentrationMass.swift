// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

extension IntentParameter where Value.ValueType == Measurement<UnitConcentrationMass> {
    /// The units of the quantity.
    public enum ConcentrationMass: Hashable, Sendable, CaseIterable {
        case gramsPerLiter, milligramsPerDeciliter

        /// Foundation's unit.
        var measured: UnitConcentrationMass {
            switch self {
            case .gramsPerLiter: .gramsPerLiter
            case .milligramsPerDeciliter: .milligramsPerDeciliter
            }
        }
    }

    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: ConcentrationMass? { facts.unit(.defaultUnit) }
    /// The unit that all values are given in.
    public var unit: ConcentrationMass? { facts.unit(.unit) }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { facts[.unitAdjustForLocale] as? Bool }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { facts[.supportsNegativeNumbers] as? Bool }
}

extension IntentParameterContext where Value.ValueType == Measurement<UnitConcentrationMass> {
    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: IntentParameter<Measurement<UnitConcentrationMass>>.ConcentrationMass? {
        parameter.defaultUnit?.twin()
    }
    /// The unit that all values are given in.
    public var unit: IntentParameter<Measurement<UnitConcentrationMass>>.ConcentrationMass? {
        parameter.unit?.twin()
    }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { parameter.unitAdjustForLocale }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { parameter.supportsNegativeNumbers }
}

extension IntentParameter.ConcentrationMass where Value.ValueType == Measurement<UnitConcentrationMass> {
    /// The same unit of a parameter that is no optional.
    fileprivate func twin() -> IntentParameter<Measurement<UnitConcentrationMass>>.ConcentrationMass? {
        IntentParameter<Measurement<UnitConcentrationMass>>.ConcentrationMass.allCases.first { $0.measured == measured }
    }
}

extension UnitConcentrationMass: MeasuredUnit {
    static var quantity: MeasurementValue.Dimension { .concentrationMass }
    static var all: [UnitConcentrationMass] {
        IntentParameter<Measurement<UnitConcentrationMass>>.ConcentrationMass.allCases.map(\.measured)
    }
}

extension UnitConcentrationMass: _ChosenUnit {
    /// The units of the quantity, by their names.
    public typealias _Units = IntentParameter<Measurement<UnitConcentrationMass>>.ConcentrationMass

    /// Foundation's unit.
    public static func _measured(_ unit: _Units) -> UnitConcentrationMass { unit.measured }
}
