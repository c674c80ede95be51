// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

extension IntentParameter where Value.ValueType == Measurement<UnitVolume> {
    /// The units of the quantity.
    public enum Volume: Hashable, Sendable, CaseIterable {
        case acreFeet, bushels, centiliters, cubicCentimeters, cubicDecimeters, cubicFeet, cubicInches, cubicKilometers,
            cubicMeters, cubicMiles, cubicMillimeters, cubicYards, cups, deciliters, fluidOunces, gallons,
            imperialFluidOunces, imperialGallons, imperialPints, imperialQuarts, imperialTablespoons, imperialTeaspoons,
            kiloliters, liters, megaliters, metricCups, milliliters, pints, quarts, tablespoons, teaspoons

        /// Foundation's unit.
        var measured: UnitVolume {
            switch self {
            case .acreFeet: .acreFeet
            case .bushels: .bushels
            case .centiliters: .centiliters
            case .cubicCentimeters: .cubicCentimeters
            case .cubicDecimeters: .cubicDecimeters
            case .cubicFeet: .cubicFeet
            case .cubicInches: .cubicInches
            case .cubicKilometers: .cubicKilometers
            case .cubicMeters: .cubicMeters
            case .cubicMiles: .cubicMiles
            case .cubicMillimeters: .cubicMillimeters
            case .cubicYards: .cubicYards
            case .cups: .cups
            case .deciliters: .deciliters
            case .fluidOunces: .fluidOunces
            case .gallons: .gallons
            case .imperialFluidOunces: .imperialFluidOunces
            case .imperialGallons: .imperialGallons
            case .imperialPints: .imperialPints
            case .imperialQuarts: .imperialQuarts
            case .imperialTablespoons: .imperialTablespoons
            case .imperialTeaspoons: .imperialTeaspoons
            case .kiloliters: .kiloliters
            case .liters: .liters
            case .megaliters: .megaliters
            case .metricCups: .metricCups
            case .milliliters: .milliliters
            case .pints: .pints
            case .quarts: .quarts
            case .tablespoons: .tablespoons
            case .teaspoons: .teaspoons
            }
        }
    }

    /// A parameter for a measurement.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Volume? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
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
        unit: Volume, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
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
        defaultUnit: Volume? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
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
        unit: Volume, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
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
    ) where OptionsProvider: DynamicOptionsProvider, OptionsProvider.DefaultValue.ValueType == Measurement<UnitVolume> {
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
        OptionsProvider.DefaultValue.ValueType == Measurement<UnitVolume>
    {
        self.init(
            ParameterFacts(
                title, description, ask: requestValueDialog, connects: inputConnectionBehavior,
                options: optionsProvider, resolvers: resolvers))
    }

    /// The default unit.
    public var defaultUnit: Volume? { facts.unit(.defaultUnit) }
    /// The unit of every value.
    public var unit: Volume? { facts.unit(.unit) }
    /// Whether to use the unit of the person's country.
    public var unitAdjustForLocale: Bool? { facts[.unitAdjustForLocale] as? Bool }
    /// Whether negative values are allowed.
    public var supportsNegativeNumbers: Bool? { facts[.supportsNegativeNumbers] as? Bool }
}

extension IntentParameterContext where Value.ValueType == Measurement<UnitVolume> {
    /// The default unit.
    public var defaultUnit: IntentParameter<Measurement<UnitVolume>>.Volume? {
        parameter.defaultUnit?.twin()
    }
    /// The unit of every value.
    public var unit: IntentParameter<Measurement<UnitVolume>>.Volume? {
        parameter.unit?.twin()
    }
    /// Whether to use the unit of the person's country.
    public var unitAdjustForLocale: Bool? { parameter.unitAdjustForLocale }
    /// Whether negative values are allowed.
    public var supportsNegativeNumbers: Bool? { parameter.supportsNegativeNumbers }
}

extension IntentParameter.Volume where Value.ValueType == Measurement<UnitVolume> {
    /// The same unit for a parameter that is not optional.
    fileprivate func twin() -> IntentParameter<Measurement<UnitVolume>>.Volume? {
        IntentParameter<Measurement<UnitVolume>>.Volume.allCases.first { $0.measured == measured }
    }
}

extension UnitVolume: MeasuredUnit {
    static var quantity: MeasurementValue.Dimension { .volume }
    static var all: [UnitVolume] { IntentParameter<Measurement<UnitVolume>>.Volume.allCases.map(\.measured) }
}

extension UnitVolume: _ChosenUnit {
    /// The names of the quantity's units.
    public typealias _Units = IntentParameter<Measurement<UnitVolume>>.Volume

    /// Foundation's unit.
    public static func _measured(_ unit: _Units) -> UnitVolume { unit.measured }
}
