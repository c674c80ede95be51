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

    /// A parameter for a measurement.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Pressure? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
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
        unit: Pressure, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
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
        defaultUnit: Pressure? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
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
        unit: Pressure, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
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
    where OptionsProvider: DynamicOptionsProvider, OptionsProvider.DefaultValue.ValueType == Measurement<UnitPressure> {
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
        OptionsProvider.DefaultValue.ValueType == Measurement<UnitPressure>
    {
        self.init(
            ParameterFacts(
                title, description, ask: requestValueDialog, connects: inputConnectionBehavior,
                options: optionsProvider, resolvers: resolvers))
    }

    /// The default unit.
    public var defaultUnit: Pressure? { facts.unit(.defaultUnit) }
    /// The unit of every value.
    public var unit: Pressure? { facts.unit(.unit) }
    /// Whether to use the unit of the person's country.
    public var unitAdjustForLocale: Bool? { facts[.unitAdjustForLocale] as? Bool }
    /// Whether negative values are allowed.
    public var supportsNegativeNumbers: Bool? { facts[.supportsNegativeNumbers] as? Bool }
}

extension IntentParameterContext where Value.ValueType == Measurement<UnitPressure> {
    /// The default unit.
    public var defaultUnit: IntentParameter<Measurement<UnitPressure>>.Pressure? {
        parameter.defaultUnit?.twin()
    }
    /// The unit of every value.
    public var unit: IntentParameter<Measurement<UnitPressure>>.Pressure? {
        parameter.unit?.twin()
    }
    /// Whether to use the unit of the person's country.
    public var unitAdjustForLocale: Bool? { parameter.unitAdjustForLocale }
    /// Whether negative values are allowed.
    public var supportsNegativeNumbers: Bool? { parameter.supportsNegativeNumbers }
}

extension IntentParameter.Pressure where Value.ValueType == Measurement<UnitPressure> {
    /// The same unit for a parameter that is not optional.
    fileprivate func twin() -> IntentParameter<Measurement<UnitPressure>>.Pressure? {
        IntentParameter<Measurement<UnitPressure>>.Pressure.allCases.first { $0.measured == measured }
    }
}

extension UnitPressure: MeasuredUnit {
    static var quantity: MeasurementValue.Dimension { .pressure }
    static var all: [UnitPressure] { IntentParameter<Measurement<UnitPressure>>.Pressure.allCases.map(\.measured) }
}

extension UnitPressure: _ChosenUnit {
    /// The names of the quantity's units.
    public typealias _Units = IntentParameter<Measurement<UnitPressure>>.Pressure

    /// Foundation's unit.
    public static func _measured(_ unit: _Units) -> UnitPressure { unit.measured }
}
