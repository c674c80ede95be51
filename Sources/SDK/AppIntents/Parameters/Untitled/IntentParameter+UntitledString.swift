// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType == String {
    /// A parameter that takes a text, called by its name in the source.
    public convenience init(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        inputOptions: String.IntentInputOptions? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterFacts(
                nil, description, ask: requestValueDialog, connects: inputConnectionBehavior,
                [.inputOptions: inputOptions]), default: defaultValue)
    }

    /// A parameter that takes a text, or makes it of others, called by its name in the source.
    public convenience init<Spec>(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        inputOptions: String.IntentInputOptions? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec: ResolverSpecification {
        self.init(
            ParameterFacts(
                nil, description, ask: requestValueDialog, connects: inputConnectionBehavior, resolvers: resolvers,
                [.inputOptions: inputOptions]), default: defaultValue)
    }

    /// A parameter that takes a text, of some to choose from, called by its name in the source.
    public convenience init<OptionsProvider>(
        description: LocalizedStringResource? = nil, inputOptions: String.IntentInputOptions? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider: DynamicOptionsProvider, OptionsProvider.DefaultValue.ValueType == String {
        self.init(
            ParameterFacts(
                nil, description, ask: requestValueDialog, connects: inputConnectionBehavior, options: optionsProvider,
                [.inputOptions: inputOptions]))
    }

    /// A parameter that takes a text, of some to choose from, or makes it of others, called by its name in the source.
    public convenience init<Spec, OptionsProvider>(
        description: LocalizedStringResource? = nil, inputOptions: String.IntentInputOptions? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    )
    where
        Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider,
        OptionsProvider.DefaultValue.ValueType == String
    {
        self.init(
            ParameterFacts(
                nil, description, ask: requestValueDialog, connects: inputConnectionBehavior, options: optionsProvider,
                resolvers: resolvers, [.inputOptions: inputOptions]))
    }
}
