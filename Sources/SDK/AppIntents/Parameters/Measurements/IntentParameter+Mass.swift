// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

extension IntentParameter where Value.ValueType == Measurement<UnitMass> {
    /// The units of the quantity.
    public enum Mass: Hashable, Sendable, CaseIterable {
        case carats, centigrams, decigrams, grams, kilograms, metricTons, micrograms, milligrams, nanograms, ounces,
            ouncesTroy, picograms, pounds, shortTons, slugs, stones

        /// Foundation's unit.
        var measured: UnitMass {
            switch self {
            case .carats: .carats
            case .centigrams: .centigrams
            case .decigrams: .decigrams
            case .grams: .grams
            case .kilograms: .kilograms
            case .metricTons: .metricTons
            case .micrograms: .micrograms
            case .milligrams: .milligrams
            case .nanograms: .nanograms
            case .ounces: .ounces
            case .ouncesTroy: .ouncesTroy
            case .picograms: .picograms
            case .pounds: .pounds
            case .shortTons: .shortTons
            case .slugs: .slugs
            case .stones: .stones
            }
        }
    }

    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: Mass? { facts.unit(.defaultUnit) }
    /// The unit that all values are given in.
    public var unit: Mass? { facts.unit(.unit) }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { facts[.unitAdjustForLocale] as? Bool }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { facts[.supportsNegativeNumbers] as? Bool }
}

extension IntentParameterContext where Value.ValueType == Measurement<UnitMass> {
    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: IntentParameter<Measurement<UnitMass>>.Mass? {
        parameter.defaultUnit?.twin()
    }
    /// The unit that all values are given in.
    public var unit: IntentParameter<Measurement<UnitMass>>.Mass? {
        parameter.unit?.twin()
    }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { parameter.unitAdjustForLocale }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { parameter.supportsNegativeNumbers }
}

extension IntentParameter.Mass where Value.ValueType == Measurement<UnitMass> {
    /// The same unit of a parameter that is no optional.
    fileprivate func twin() -> IntentParameter<Measurement<UnitMass>>.Mass? {
        IntentParameter<Measurement<UnitMass>>.Mass.allCases.first { $0.measured == measured }
    }
}

extension UnitMass: MeasuredUnit {
    static var quantity: MeasurementValue.Dimension { .mass }
    static var all: [UnitMass] { IntentParameter<Measurement<UnitMass>>.Mass.allCases.map(\.measured) }
}

extension UnitMass: _ChosenUnit {
    /// The units of the quantity, by their names.
    public typealias _Units = IntentParameter<Measurement<UnitMass>>.Mass

    /// Foundation's unit.
    public static func _measured(_ unit: _Units) -> UnitMass { unit.measured }
}
