// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType == IntentPerson {
    /// A parameter that takes a person, called by its name in the source.
    public convenience init(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterFacts(nil, description, ask: requestValueDialog, connects: inputConnectionBehavior, [.mode: mode]),
            default: defaultValue)
    }

    /// A parameter that takes a person, or makes it of others, called by its name in the source.
    public convenience init<Spec>(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec: ResolverSpecification {
        self.init(
            ParameterFacts(
                nil, description, ask: requestValueDialog, connects: inputConnectionBehavior, resolvers: resolvers,
                [.mode: mode]), default: defaultValue)
    }

    /// A parameter that takes a person, of some to choose from, called by its name in the source.
    public convenience init<OptionsProvider>(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
    ) where OptionsProvider: DynamicOptionsProvider, OptionsProvider.DefaultValue.ValueType == IntentPerson {
        self.init(
            ParameterFacts(
                nil, description, ask: requestValueDialog, connects: inputConnectionBehavior, options: optionsProvider,
                [.mode: mode]), default: defaultValue)
    }

    /// A parameter that takes a person, of some to choose from, or makes it of others, called by its name in the source.
    public convenience init<Spec, OptionsProvider>(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    )
    where
        Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider,
        OptionsProvider.DefaultValue.ValueType == IntentPerson
    {
        self.init(
            ParameterFacts(
                nil, description, ask: requestValueDialog, connects: inputConnectionBehavior, options: optionsProvider,
                resolvers: resolvers, [.mode: mode]), default: defaultValue)
    }
}

extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType == IntentPerson {
    /// A parameter that takes many values, so many, called by its name in the source.
    public convenience init(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact, size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterFacts(nil, description, connects: inputConnectionBehavior, [.mode: mode, .size: size]),
            default: defaultValue)
    }

    /// A parameter that takes many values, so many for each kind of widget, called by its name in the source.
    public convenience init(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact, size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterFacts(nil, description, connects: inputConnectionBehavior, [.mode: mode, .sizeByFamily: size]),
            default: defaultValue)
    }
}
