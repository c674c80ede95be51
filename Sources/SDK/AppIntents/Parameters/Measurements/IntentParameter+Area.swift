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

    /// A parameter for a measurement.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Area? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterFacts(
                title, description, ask: requestValueDialog, connects: inputConnectionBehavior,
                [
                    .supportsNegativeNumbers: supportsNegativeNumbers, .defaultUnit: defaultUnit,
                    .unitAdjustForLocale: defaultUnitAdjustForLocale,
                ]), default: ParameterFacts.measurement(defaultValue, defaultUnit?.measured) as? Value.UnwrappedType)
    }

    /// A parameter for a measurement.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        unit: Area, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterFacts(
                title, description, ask: requestValueDialog, connects: inputConnectionBehavior,
                [
                    .supportsNegativeNumbers: supportsNegativeNumbers, .unit: unit,
                    .unitAdjustForLocale: unitAdjustForLocale,
                ]), default: ParameterFacts.measurement(defaultValue, unit.measured) as? Value.UnwrappedType)
    }

    /// A parameter for a measurement, with resolvers for other values.
    public convenience init<Spec>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Area? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec: ResolverSpecification {
        self.init(
            ParameterFacts(
                title, description, ask: requestValueDialog, connects: inputConnectionBehavior, resolvers: resolvers,
                [
                    .supportsNegativeNumbers: supportsNegativeNumbers, .defaultUnit: defaultUnit,
                    .unitAdjustForLocale: defaultUnitAdjustForLocale,
                ]), default: ParameterFacts.measurement(defaultValue, defaultUnit?.measured) as? Value.UnwrappedType)
    }

    /// A parameter for a measurement, with resolvers for other values.
    public convenience init<Spec>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        unit: Area, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec: ResolverSpecification {
        self.init(
            ParameterFacts(
                title, description, ask: requestValueDialog, connects: inputConnectionBehavior, resolvers: resolvers,
                [
                    .supportsNegativeNumbers: supportsNegativeNumbers, .unit: unit,
                    .unitAdjustForLocale: unitAdjustForLocale,
                ]), default: ParameterFacts.measurement(defaultValue, unit.measured) as? Value.UnwrappedType)
    }

    /// A parameter for a measurement, with options.
    public convenience init<OptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider: DynamicOptionsProvider, OptionsProvider.DefaultValue.ValueType == Measurement<UnitArea> {
        self.init(
            ParameterFacts(
                title, description, ask: requestValueDialog, connects: inputConnectionBehavior, options: optionsProvider
            ))
    }

    /// A parameter for a measurement, with options and resolvers for other values.
    public convenience init<Spec, OptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec,
        optionsProvider: OptionsProvider
    )
    where
        Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider,
        OptionsProvider.DefaultValue.ValueType == Measurement<UnitArea>
    {
        self.init(
            ParameterFacts(
                title, description, ask: requestValueDialog, connects: inputConnectionBehavior,
                options: optionsProvider, resolvers: resolvers))
    }

    /// The default unit.
    public var defaultUnit: Area? { facts.unit(.defaultUnit) }
    /// The unit of every value.
    public var unit: Area? { facts.unit(.unit) }
    /// Whether to use the unit of the person's country.
    public var unitAdjustForLocale: Bool? { facts[.unitAdjustForLocale] as? Bool }
    /// Whether negative values are allowed.
    public var supportsNegativeNumbers: Bool? { facts[.supportsNegativeNumbers] as? Bool }
}

extension IntentParameterContext where Value.ValueType == Measurement<UnitArea> {
    /// The default unit.
    public var defaultUnit: IntentParameter<Measurement<UnitArea>>.Area? {
        parameter.defaultUnit?.twin()
    }
    /// The unit of every value.
    public var unit: IntentParameter<Measurement<UnitArea>>.Area? {
        parameter.unit?.twin()
    }
    /// Whether to use the unit of the person's country.
    public var unitAdjustForLocale: Bool? { parameter.unitAdjustForLocale }
    /// Whether negative values are allowed.
    public var supportsNegativeNumbers: Bool? { parameter.supportsNegativeNumbers }
}

extension IntentParameter.Area where Value.ValueType == Measurement<UnitArea> {
    /// The same unit for a parameter that is not optional.
    fileprivate func twin() -> IntentParameter<Measurement<UnitArea>>.Area? {
        IntentParameter<Measurement<UnitArea>>.Area.allCases.first { $0.measured == measured }
    }
}

extension UnitArea: MeasuredUnit {
    static var quantity: MeasurementValue.Dimension { .area }
    static var all: [UnitArea] { IntentParameter<Measurement<UnitArea>>.Area.allCases.map(\.measured) }
}

extension UnitArea: _ChosenUnit {
    /// The names of the quantity's units.
    public typealias _Units = IntentParameter<Measurement<UnitArea>>.Area

    /// Foundation's unit.
    public static func _measured(_ unit: _Units) -> UnitArea { unit.measured }
}
