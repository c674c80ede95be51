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

    /// A parameter for a measurement.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: ConcentrationMass? = nil, defaultUnitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
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
        unit: ConcentrationMass, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
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
        defaultUnit: ConcentrationMass? = nil, defaultUnitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
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
        unit: ConcentrationMass, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
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
        OptionsProvider: DynamicOptionsProvider,
        OptionsProvider.DefaultValue.ValueType == Measurement<UnitConcentrationMass>
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
        OptionsProvider.DefaultValue.ValueType == Measurement<UnitConcentrationMass>
    {
        self.init(
            ParameterFacts(
                title, description, ask: requestValueDialog, connects: inputConnectionBehavior,
                options: optionsProvider, resolvers: resolvers))
    }

    /// The default unit.
    public var defaultUnit: ConcentrationMass? { facts.unit(.defaultUnit) }
    /// The unit of every value.
    public var unit: ConcentrationMass? { facts.unit(.unit) }
    /// Whether to use the unit of the person's country.
    public var unitAdjustForLocale: Bool? { facts[.unitAdjustForLocale] as? Bool }
    /// Whether negative values are allowed.
    public var supportsNegativeNumbers: Bool? { facts[.supportsNegativeNumbers] as? Bool }
}

extension IntentParameterContext where Value.ValueType == Measurement<UnitConcentrationMass> {
    /// The default unit.
    public var defaultUnit: IntentParameter<Measurement<UnitConcentrationMass>>.ConcentrationMass? {
        parameter.defaultUnit?.twin()
    }
    /// The unit of every value.
    public var unit: IntentParameter<Measurement<UnitConcentrationMass>>.ConcentrationMass? {
        parameter.unit?.twin()
    }
    /// Whether to use the unit of the person's country.
    public var unitAdjustForLocale: Bool? { parameter.unitAdjustForLocale }
    /// Whether negative values are allowed.
    public var supportsNegativeNumbers: Bool? { parameter.supportsNegativeNumbers }
}

extension IntentParameter.ConcentrationMass where Value.ValueType == Measurement<UnitConcentrationMass> {
    /// The same unit for a parameter that is not optional.
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
    /// The names of the quantity's units.
    public typealias _Units = IntentParameter<Measurement<UnitConcentrationMass>>.ConcentrationMass

    /// Foundation's unit.
    public static func _measured(_ unit: _Units) -> UnitConcentrationMass { unit.measured }
}
