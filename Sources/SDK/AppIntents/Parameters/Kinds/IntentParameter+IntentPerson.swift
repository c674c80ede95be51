// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType == IntentPerson {
    /// A parameter that takes a person.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        mode: IntentPerson.ParameterMode = .contact, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterFacts(
                title, description, ask: requestValueDialog, connects: inputConnectionBehavior, [.mode: mode]))
    }

    /// A parameter that takes a person, or makes it of others.
    public convenience init<Spec>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        mode: IntentPerson.ParameterMode = .contact, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec: ResolverSpecification {
        self.init(
            ParameterFacts(
                title, description, ask: requestValueDialog, connects: inputConnectionBehavior, resolvers: resolvers,
                [.mode: mode]))
    }

    /// A parameter that takes a person, of some to choose from.
    public convenience init<OptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        mode: IntentPerson.ParameterMode = .contact, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
    ) where OptionsProvider: DynamicOptionsProvider, OptionsProvider.DefaultValue.ValueType == IntentPerson {
        self.init(
            ParameterFacts(
                title, description, ask: requestValueDialog, connects: inputConnectionBehavior,
                options: optionsProvider, [.mode: mode]))
    }

    /// A parameter that takes a person, of some to choose from, or makes it of others.
    public convenience init<Spec, OptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
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
                title, description, ask: requestValueDialog, connects: inputConnectionBehavior,
                options: optionsProvider, resolvers: resolvers, [.mode: mode]))
    }
}

extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType == IntentPerson {
    /// A parameter for several values, with size limits.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        mode: IntentPerson.ParameterMode = .contact, size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterFacts(title, description, connects: inputConnectionBehavior, [.mode: mode, .size: size]))
    }

    /// A parameter for several values, with size limits.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        mode: IntentPerson.ParameterMode = .contact, size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterFacts(title, description, connects: inputConnectionBehavior, [.mode: mode, .sizeByFamily: size]))
    }
}
