// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

extension IntentParameter where Value.ValueType == Measurement<UnitTemperature> {
    /// The units of the quantity.
    public enum Temperature: Hashable, Sendable, CaseIterable {
        case celsius, fahrenheit, kelvin

        /// Foundation's unit.
        var measured: UnitTemperature {
            switch self {
            case .celsius: .celsius
            case .fahrenheit: .fahrenheit
            case .kelvin: .kelvin
            }
        }
    }

    /// A parameter for a measurement.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Temperature? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
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
        unit: Temperature, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
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
        defaultUnit: Temperature? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
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
        unit: Temperature, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
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
    )
    where
        OptionsProvider: DynamicOptionsProvider, OptionsProvider.DefaultValue.ValueType == Measurement<UnitTemperature>
    {
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
        OptionsProvider.DefaultValue.ValueType == Measurement<UnitTemperature>
    {
        self.init(
            ParameterFacts(
                title, description, ask: requestValueDialog, connects: inputConnectionBehavior,
                options: optionsProvider, resolvers: resolvers))
    }

    /// The default unit.
    public var defaultUnit: Temperature? { facts.unit(.defaultUnit) }
    /// The unit of every value.
    public var unit: Temperature? { facts.unit(.unit) }
    /// Whether to use the unit of the person's country.
    public var unitAdjustForLocale: Bool? { facts[.unitAdjustForLocale] as? Bool }
    /// Whether negative values are allowed.
    public var supportsNegativeNumbers: Bool? { facts[.supportsNegativeNumbers] as? Bool }
}

extension IntentParameterContext where Value.ValueType == Measurement<UnitTemperature> {
    /// The default unit.
    public var defaultUnit: IntentParameter<Measurement<UnitTemperature>>.Temperature? {
        parameter.defaultUnit?.twin()
    }
    /// The unit of every value.
    public var unit: IntentParameter<Measurement<UnitTemperature>>.Temperature? {
        parameter.unit?.twin()
    }
    /// Whether to use the unit of the person's country.
    public var unitAdjustForLocale: Bool? { parameter.unitAdjustForLocale }
    /// Whether negative values are allowed.
    public var supportsNegativeNumbers: Bool? { parameter.supportsNegativeNumbers }
}

extension IntentParameter.Temperature where Value.ValueType == Measurement<UnitTemperature> {
    /// The same unit for a parameter that is not optional.
    fileprivate func twin() -> IntentParameter<Measurement<UnitTemperature>>.Temperature? {
        IntentParameter<Measurement<UnitTemperature>>.Temperature.allCases.first { $0.measured == measured }
    }
}

extension UnitTemperature: MeasuredUnit {
    static var quantity: MeasurementValue.Dimension { .temperature }
    static var all: [UnitTemperature] {
        IntentParameter<Measurement<UnitTemperature>>.Temperature.allCases.map(\.measured)
    }
}

extension UnitTemperature: _ChosenUnit {
    /// The names of the quantity's units.
    public typealias _Units = IntentParameter<Measurement<UnitTemperature>>.Temperature

    /// Foundation's unit.
    public static func _measured(_ unit: _Units) -> UnitTemperature { unit.measured }
}
