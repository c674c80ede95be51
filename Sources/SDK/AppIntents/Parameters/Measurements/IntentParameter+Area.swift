// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

extension IntentParameter where Value.ValueType == Measurement<UnitArea> {
    /// The units of the quantity.
    public enum Area: Hashable, Sendable, CaseIterable {
        case acres, ares, hectares, squareCentimeters, squareFeet, squareInches, squareKilometers, squareMegameters,
            squareMeters, squareMicrometers, squareMiles, squareMillimeters, squareNanometers, squareYards

        /// Foundation's unit.
        var measured: UnitArea {
            switch self {
            case .acres: .acres
            case .ares: .ares
            case .hectares: .hectares
            case .squareCentimeters: .squareCentimeters
            case .squareFeet: .squareFeet
            case .squareInches: .squareInches
            case .squareKilometers: .squareKilometers
            case .squareMegameters: .squareMegameters
            case .squareMeters: .squareMeters
            case .squareMicrometers: .squareMicrometers
            case .squareMiles: .squareMiles
            case .squareMillimeters: .squareMillimeters
            case .squareNanometers: .squareNanometers
            case .squareYards: .squareYards
            }
        }
    }

    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: Area? { facts.unit(.defaultUnit) }
    /// The unit that all values are given in.
    public var unit: Area? { facts.unit(.unit) }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { facts[.unitAdjustForLocale] as? Bool }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { facts[.supportsNegativeNumbers] as? Bool }
}

extension IntentParameterContext where Value.ValueType == Measurement<UnitArea> {
    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: IntentParameter<Measurement<UnitArea>>.Area? {
        parameter.defaultUnit?.twin()
    }
    /// The unit that all values are given in.
    public var unit: IntentParameter<Measurement<UnitArea>>.Area? {
        parameter.unit?.twin()
    }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { parameter.unitAdjustForLocale }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { parameter.supportsNegativeNumbers }
}

extension IntentParameter.Area where Value.ValueType == Measurement<UnitArea> {
    /// The same unit of a parameter that is no optional.
    fileprivate func twin() -> IntentParameter<Measurement<UnitArea>>.Area? {
        IntentParameter<Measurement<UnitArea>>.Area.allCases.first { $0.measured == measured }
    }
}

extension UnitArea: MeasuredUnit {
    static var quantity: MeasurementValue.Dimension { .area }
    static var all: [UnitArea] { IntentParameter<Measurement<UnitArea>>.Area.allCases.map(\.measured) }
}

extension UnitArea: _ChosenUnit {
    /// The units of the quantity, by their names.
    public typealias _Units = IntentParameter<Measurement<UnitArea>>.Area

    /// Foundation's unit.
    public static func _measured(_ unit: _Units) -> UnitArea { unit.measured }
}
