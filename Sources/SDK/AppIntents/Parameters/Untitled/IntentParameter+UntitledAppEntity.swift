// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType: AppEntity {
    /// A parameter that takes a thing of the app’s, called by its name in the source.
    public convenience init(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterFacts(
                nil, description, ask: requestValueDialog, choose: requestDisambiguationDialog,
                connects: inputConnectionBehavior), default: defaultValue)
    }

    /// A parameter that takes a thing of the app’s, or makes it of others, called by its name in the source.
    public convenience init<Spec>(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec: ResolverSpecification {
        self.init(
            ParameterFacts(
                nil, description, ask: requestValueDialog, choose: requestDisambiguationDialog,
                connects: inputConnectionBehavior, resolvers: resolvers), default: defaultValue)
    }

    /// A parameter that takes a thing of the app’s, of some to choose from, called by its name in the source.
    public convenience init<OptionsProvider>(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
    ) where OptionsProvider: DynamicOptionsProvider, Value.ValueType == OptionsProvider.DefaultValue.ValueType {
        self.init(
            ParameterFacts(
                nil, description, ask: requestValueDialog, choose: requestDisambiguationDialog,
                connects: inputConnectionBehavior, options: optionsProvider), default: defaultValue)
    }

    /// A parameter that takes a thing of the app’s, of some to choose from, or makes it of others, called by its name in the source.
    public convenience init<Spec, OptionsProvider>(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    )
    where
        Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider,
        Value.ValueType == OptionsProvider.DefaultValue.ValueType
    {
        self.init(
            ParameterFacts(
                nil, description, ask: requestValueDialog, choose: requestDisambiguationDialog,
                connects: inputConnectionBehavior, options: optionsProvider, resolvers: resolvers),
            default: defaultValue)
    }

    /// A parameter that takes a thing of the app’s, looked up by a query of its own, called by its name in the source.
    public convenience init<Query>(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) where Query: EntityQuery, Value.ValueType == Query.Entity {
        self.init(
            ParameterFacts(
                nil, description, ask: requestValueDialog, choose: requestDisambiguationDialog,
                connects: inputConnectionBehavior, query: query), default: defaultValue)
    }
}

extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType: AppEntity {
    /// A parameter that takes many things of the app’s, so many, called by its name in the source.
    public convenience init(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        size: IntentCollectionSize, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterFacts(nil, description, connects: inputConnectionBehavior, [.size: size]), default: defaultValue)
    }

    /// A parameter that takes many things of the app’s, so many for each kind of widget, called by its name in the source.
    public convenience init(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize], inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterFacts(nil, description, connects: inputConnectionBehavior, [.sizeByFamily: size]),
            default: defaultValue)
    }

    /// A parameter that takes many things of the app’s, so many, or makes it of others, called by its name in the source.
    public convenience init<Spec>(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        size: IntentCollectionSize, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec: ResolverSpecification {
        self.init(
            ParameterFacts(nil, description, connects: inputConnectionBehavior, resolvers: resolvers, [.size: size]),
            default: defaultValue)
    }

    /// A parameter that takes many things of the app’s, so many for each kind of widget, or makes it of others, called by its name in the source.
    public convenience init<Spec>(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize], inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec: ResolverSpecification {
        self.init(
            ParameterFacts(
                nil, description, connects: inputConnectionBehavior, resolvers: resolvers, [.sizeByFamily: size]),
            default: defaultValue)
    }

    /// A parameter that takes many things of the app’s, so many, looked up by a query of its own, called by its name in the source.
    public convenience init<Query>(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        size: IntentCollectionSize, inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) where Query: EntityQuery, Value.ValueType == Query.Entity {
        self.init(
            ParameterFacts(nil, description, connects: inputConnectionBehavior, query: query, [.size: size]),
            default: defaultValue)
    }

    /// A parameter that takes many things of the app’s, so many for each kind of widget, looked up by a query of its own, called by its name in the source.
    public convenience init<Query>(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize], inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query
    ) where Query: EntityQuery, Value.ValueType == Query.Entity {
        self.init(
            ParameterFacts(nil, description, connects: inputConnectionBehavior, query: query, [.sizeByFamily: size]),
            default: defaultValue)
    }
}
