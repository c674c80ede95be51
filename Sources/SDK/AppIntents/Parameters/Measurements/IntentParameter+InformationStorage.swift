// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

extension IntentParameter where Value.ValueType == Measurement<UnitInformationStorage> {
    /// The units of the quantity.
    public enum InformationStorage: Hashable, Sendable, CaseIterable {
        case bits, bytes, exabits, exabytes, exbibits, exbibytes, gibibits, gibibytes, gigabits, gigabytes, kibibits,
            kibibytes, kilobits, kilobytes, mebibits, mebibytes, megabits, megabytes, nibbles, pebibits, pebibytes,
            petabits, petabytes, tebibits, tebibytes, terabits, terabytes, yobibits, yobibytes, yottabits, yottabytes,
            zebibits, zebibytes, zettabits, zettabytes

        /// Foundation's unit.
        var measured: UnitInformationStorage {
            switch self {
            case .bits: .bits
            case .bytes: .bytes
            case .exabits: .exabits
            case .exabytes: .exabytes
            case .exbibits: .exbibits
            case .exbibytes: .exbibytes
            case .gibibits: .gibibits
            case .gibibytes: .gibibytes
            case .gigabits: .gigabits
            case .gigabytes: .gigabytes
            case .kibibits: .kibibits
            case .kibibytes: .kibibytes
            case .kilobits: .kilobits
            case .kilobytes: .kilobytes
            case .mebibits: .mebibits
            case .mebibytes: .mebibytes
            case .megabits: .megabits
            case .megabytes: .megabytes
            case .nibbles: .nibbles
            case .pebibits: .pebibits
            case .pebibytes: .pebibytes
            case .petabits: .petabits
            case .petabytes: .petabytes
            case .tebibits: .tebibits
            case .tebibytes: .tebibytes
            case .terabits: .terabits
            case .terabytes: .terabytes
            case .yobibits: .yobibits
            case .yobibytes: .yobibytes
            case .yottabits: .yottabits
            case .yottabytes: .yottabytes
            case .zebibits: .zebibits
            case .zebibytes: .zebibytes
            case .zettabits: .zettabits
            case .zettabytes: .zettabytes
            }
        }
    }

    /// A parameter for a measurement.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: InformationStorage? = nil, defaultUnitAdjustForLocale: Bool = false,
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
        unit: InformationStorage, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
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
        defaultUnit: InformationStorage? = nil, defaultUnitAdjustForLocale: Bool = false,
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
        unit: InformationStorage, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
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
        OptionsProvider.DefaultValue.ValueType == Measurement<UnitInformationStorage>
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
        OptionsProvider.DefaultValue.ValueType == Measurement<UnitInformationStorage>
    {
        self.init(
            ParameterFacts(
                title, description, ask: requestValueDialog, connects: inputConnectionBehavior,
                options: optionsProvider, resolvers: resolvers))
    }

    /// The default unit.
    public var defaultUnit: InformationStorage? { facts.unit(.defaultUnit) }
    /// The unit of every value.
    public var unit: InformationStorage? { facts.unit(.unit) }
    /// Whether to use the unit of the person's country.
    public var unitAdjustForLocale: Bool? { facts[.unitAdjustForLocale] as? Bool }
    /// Whether negative values are allowed.
    public var supportsNegativeNumbers: Bool? { facts[.supportsNegativeNumbers] as? Bool }
}

extension IntentParameterContext where Value.ValueType == Measurement<UnitInformationStorage> {
    /// The default unit.
    public var defaultUnit: IntentParameter<Measurement<UnitInformationStorage>>.InformationStorage? {
        parameter.defaultUnit?.twin()
    }
    /// The unit of every value.
    public var unit: IntentParameter<Measurement<UnitInformationStorage>>.InformationStorage? {
        parameter.unit?.twin()
    }
    /// Whether to use the unit of the person's country.
    public var unitAdjustForLocale: Bool? { parameter.unitAdjustForLocale }
    /// Whether negative values are allowed.
    public var supportsNegativeNumbers: Bool? { parameter.supportsNegativeNumbers }
}

extension IntentParameter.InformationStorage where Value.ValueType == Measurement<UnitInformationStorage> {
    /// The same unit for a parameter that is not optional.
    fileprivate func twin() -> IntentParameter<Measurement<UnitInformationStorage>>.InformationStorage? {
        IntentParameter<Measurement<UnitInformationStorage>>.InformationStorage.allCases.first {
            $0.measured == measured
        }
    }
}

extension UnitInformationStorage: MeasuredUnit {
    static var quantity: MeasurementValue.Dimension { .informationStorage }
    static var all: [UnitInformationStorage] {
        IntentParameter<Measurement<UnitInformationStorage>>.InformationStorage.allCases.map(\.measured)
    }
}

extension UnitInformationStorage: _ChosenUnit {
    /// The names of the quantity's units.
    public typealias _Units = IntentParameter<Measurement<UnitInformationStorage>>.InformationStorage

    /// Foundation's unit.
    public static func _measured(_ unit: _Units) -> UnitInformationStorage { unit.measured }
}
