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

    /// A parameter for a measurement.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Mass? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
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
        unit: Mass, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
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
        defaultUnit: Mass? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
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
        unit: Mass, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
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
    ) where OptionsProvider: DynamicOptionsProvider, OptionsProvider.DefaultValue.ValueType == Measurement<UnitMass> {
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
        OptionsProvider.DefaultValue.ValueType == Measurement<UnitMass>
    {
        self.init(
            ParameterFacts(
                title, description, ask: requestValueDialog, connects: inputConnectionBehavior,
                options: optionsProvider, resolvers: resolvers))
    }

    /// The default unit.
    public var defaultUnit: Mass? { facts.unit(.defaultUnit) }
    /// The unit of every value.
    public var unit: Mass? { facts.unit(.unit) }
    /// Whether to use the unit of the person's country.
    public var unitAdjustForLocale: Bool? { facts[.unitAdjustForLocale] as? Bool }
    /// Whether negative values are allowed.
    public var supportsNegativeNumbers: Bool? { facts[.supportsNegativeNumbers] as? Bool }
}

extension IntentParameterContext where Value.ValueType == Measurement<UnitMass> {
    /// The default unit.
    public var defaultUnit: IntentParameter<Measurement<UnitMass>>.Mass? {
        parameter.defaultUnit?.twin()
    }
    /// The unit of every value.
    public var unit: IntentParameter<Measurement<UnitMass>>.Mass? {
        parameter.unit?.twin()
    }
    /// Whether to use the unit of the person's country.
    public var unitAdjustForLocale: Bool? { parameter.unitAdjustForLocale }
    /// Whether negative values are allowed.
    public var supportsNegativeNumbers: Bool? { parameter.supportsNegativeNumbers }
}

extension IntentParameter.Mass where Value.ValueType == Measurement<UnitMass> {
    /// The same unit for a parameter that is not optional.
    fileprivate func twin() -> IntentParameter<Measurement<UnitMass>>.Mass? {
        IntentParameter<Measurement<UnitMass>>.Mass.allCases.first { $0.measured == measured }
    }
}

extension UnitMass: MeasuredUnit {
    static var quantity: MeasurementValue.Dimension { .mass }
    static var all: [UnitMass] { IntentParameter<Measurement<UnitMass>>.Mass.allCases.map(\.measured) }
}

extension UnitMass: _ChosenUnit {
    /// The names of the quantity's units.
    public typealias _Units = IntentParameter<Measurement<UnitMass>>.Mass

    /// Foundation's unit.
    public static func _measured(_ unit: _Units) -> UnitMass { unit.measured }
}
