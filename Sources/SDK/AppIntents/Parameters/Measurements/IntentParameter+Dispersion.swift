// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

extension IntentParameter where Value.ValueType == Measurement<UnitDispersion> {
    /// The units of the quantity.
    public enum Dispersion: Hashable, Sendable, CaseIterable {
        case partsPerMillion

        /// Foundation's unit.
        var measured: UnitDispersion {
            switch self {
            case .partsPerMillion: .partsPerMillion
            }
        }
    }

    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: Dispersion? { facts.unit(.defaultUnit) }
    /// The unit that all values are given in.
    public var unit: Dispersion? { facts.unit(.unit) }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { facts[.unitAdjustForLocale] as? Bool }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { facts[.supportsNegativeNumbers] as? Bool }
}

extension IntentParameterContext where Value.ValueType == Measurement<UnitDispersion> {
    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: IntentParameter<Measurement<UnitDispersion>>.Dispersion? {
        parameter.defaultUnit?.twin()
    }
    /// The unit that all values are given in.
    public var unit: IntentParameter<Measurement<UnitDispersion>>.Dispersion? {
        parameter.unit?.twin()
    }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { parameter.unitAdjustForLocale }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { parameter.supportsNegativeNumbers }
}

extension IntentParameter.Dispersion where Value.ValueType == Measurement<UnitDispersion> {
    /// The same unit of a parameter that is no optional.
    fileprivate func twin() -> IntentParameter<Measurement<UnitDispersion>>.Dispersion? {
        IntentParameter<Measurement<UnitDispersion>>.Dispersion.allCases.first { $0.measured == measured }
    }
}

extension UnitDispersion: MeasuredUnit {
    static var quantity: MeasurementValue.Dimension { .dispersion }
    static var all: [UnitDispersion] {
        IntentParameter<Measurement<UnitDispersion>>.Dispersion.allCases.map(\.measured)
    }
}

extension UnitDispersion: _ChosenUnit {
    /// The units of the quantity, by their names.
    public typealias _Units = IntentParameter<Measurement<UnitDispersion>>.Dispersion

    /// Foundation's unit.
    public static func _measured(_ unit: _Units) -> UnitDispersion { unit.measured }
}
