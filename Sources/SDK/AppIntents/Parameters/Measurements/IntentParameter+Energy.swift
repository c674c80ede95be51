// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

extension IntentParameter where Value.ValueType == Measurement<UnitEnergy> {
    /// The units of the quantity.
    public enum Energy: Hashable, Sendable, CaseIterable {
        case calories, joules, kilocalories, kilojoules, kilowattHours

        /// Foundation's unit.
        var measured: UnitEnergy {
            switch self {
            case .calories: .calories
            case .joules: .joules
            case .kilocalories: .kilocalories
            case .kilojoules: .kilojoules
            case .kilowattHours: .kilowattHours
            }
        }
    }

    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: Energy? { facts.unit(.defaultUnit) }
    /// The unit that all values are given in.
    public var unit: Energy? { facts.unit(.unit) }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { facts[.unitAdjustForLocale] as? Bool }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { facts[.supportsNegativeNumbers] as? Bool }
}

extension IntentParameterContext where Value.ValueType == Measurement<UnitEnergy> {
    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: IntentParameter<Measurement<UnitEnergy>>.Energy? {
        parameter.defaultUnit?.twin()
    }
    /// The unit that all values are given in.
    public var unit: IntentParameter<Measurement<UnitEnergy>>.Energy? {
        parameter.unit?.twin()
    }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { parameter.unitAdjustForLocale }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { parameter.supportsNegativeNumbers }
}

extension IntentParameter.Energy where Value.ValueType == Measurement<UnitEnergy> {
    /// The same unit of a parameter that is no optional.
    fileprivate func twin() -> IntentParameter<Measurement<UnitEnergy>>.Energy? {
        IntentParameter<Measurement<UnitEnergy>>.Energy.allCases.first { $0.measured == measured }
    }
}

extension UnitEnergy: MeasuredUnit {
    static var quantity: MeasurementValue.Dimension { .energy }
    static var all: [UnitEnergy] { IntentParameter<Measurement<UnitEnergy>>.Energy.allCases.map(\.measured) }
}

extension UnitEnergy: _ChosenUnit {
    /// The units of the quantity, by their names.
    public typealias _Units = IntentParameter<Measurement<UnitEnergy>>.Energy

    /// Foundation's unit.
    public static func _measured(_ unit: _Units) -> UnitEnergy { unit.measured }
}
