// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

extension IntentParameter where Value.ValueType == Measurement<UnitPressure> {
    /// The units of the quantity.
    public enum Pressure: Hashable, Sendable, CaseIterable {
        case bars, gigapascals, hectopascals, inchesOfMercury, kilopascals, megapascals, millibars,
            millimetersOfMercury, newtonsPerMetersSquared, poundsForcePerSquareInch

        /// Foundation's unit.
        var measured: UnitPressure {
            switch self {
            case .bars: .bars
            case .gigapascals: .gigapascals
            case .hectopascals: .hectopascals
            case .inchesOfMercury: .inchesOfMercury
            case .kilopascals: .kilopascals
            case .megapascals: .megapascals
            case .millibars: .millibars
            case .millimetersOfMercury: .millimetersOfMercury
            case .newtonsPerMetersSquared: .newtonsPerMetersSquared
            case .poundsForcePerSquareInch: .poundsForcePerSquareInch
            }
        }
    }

    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: Pressure? { facts.unit(.defaultUnit) }
    /// The unit that all values are given in.
    public var unit: Pressure? { facts.unit(.unit) }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { facts[.unitAdjustForLocale] as? Bool }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { facts[.supportsNegativeNumbers] as? Bool }
}

extension IntentParameterContext where Value.ValueType == Measurement<UnitPressure> {
    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: IntentParameter<Measurement<UnitPressure>>.Pressure? {
        parameter.defaultUnit?.twin()
    }
    /// The unit that all values are given in.
    public var unit: IntentParameter<Measurement<UnitPressure>>.Pressure? {
        parameter.unit?.twin()
    }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { parameter.unitAdjustForLocale }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { parameter.supportsNegativeNumbers }
}

extension IntentParameter.Pressure where Value.ValueType == Measurement<UnitPressure> {
    /// The same unit of a parameter that is no optional.
    fileprivate func twin() -> IntentParameter<Measurement<UnitPressure>>.Pressure? {
        IntentParameter<Measurement<UnitPressure>>.Pressure.allCases.first { $0.measured == measured }
    }
}

extension UnitPressure: MeasuredUnit {
    static var quantity: MeasurementValue.Dimension { .pressure }
    static var all: [UnitPressure] { IntentParameter<Measurement<UnitPressure>>.Pressure.allCases.map(\.measured) }
}

extension UnitPressure: _ChosenUnit {
    /// The units of the quantity, by their names.
    public typealias _Units = IntentParameter<Measurement<UnitPressure>>.Pressure

    /// Foundation's unit.
    public static func _measured(_ unit: _Units) -> UnitPressure { unit.measured }
}
