// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import CoreLocation

extension IntentParameter where Value.ValueType == CLPlacemark {
    /// A parameter that takes a place, called by its name in the source.
    public convenience init(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        displayStyle: PlacemarkDisplayStyle = .name, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterFacts(
                nil, description, ask: requestValueDialog, connects: inputConnectionBehavior,
                [.displayStyle: displayStyle]), default: defaultValue)
    }

    /// A parameter that takes a place, or makes it of others, called by its name in the source.
    public convenience init<Spec>(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        displayStyle: PlacemarkDisplayStyle = .name, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec: ResolverSpecification {
        self.init(
            ParameterFacts(
                nil, description, ask: requestValueDialog, connects: inputConnectionBehavior, resolvers: resolvers,
                [.displayStyle: displayStyle]), default: defaultValue)
    }

    /// A parameter that takes a place, of some to choose from, called by its name in the source.
    public convenience init<OptionsProvider>(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        displayStyle: PlacemarkDisplayStyle = .name, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
    ) where OptionsProvider: DynamicOptionsProvider, OptionsProvider.DefaultValue.ValueType == CLPlacemark {
        self.init(
            ParameterFacts(
                nil, description, ask: requestValueDialog, connects: inputConnectionBehavior, options: optionsProvider,
                [.displayStyle: displayStyle]), default: defaultValue)
    }

    /// A parameter that takes a place, of some to choose from, or makes it of others, called by its name in the source.
    public convenience init<Spec, OptionsProvider>(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        displayStyle: PlacemarkDisplayStyle = .name, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    )
    where
        Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider,
        OptionsProvider.DefaultValue.ValueType == CLPlacemark
    {
        self.init(
            ParameterFacts(
                nil, description, ask: requestValueDialog, connects: inputConnectionBehavior, options: optionsProvider,
                resolvers: resolvers, [.displayStyle: displayStyle]), default: defaultValue)
    }
}
