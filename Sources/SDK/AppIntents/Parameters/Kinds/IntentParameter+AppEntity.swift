// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType: AppEntity {
    /// A parameter that takes a thing of the app’s.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterFacts(
                title, description, ask: requestValueDialog, choose: requestDisambiguationDialog,
                connects: inputConnectionBehavior), default: defaultValue)
    }

    /// A parameter that takes a thing of the app’s, or makes it of others.
    public convenience init<Spec>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec: ResolverSpecification {
        self.init(
            ParameterFacts(
                title, description, ask: requestValueDialog, choose: requestDisambiguationDialog,
                connects: inputConnectionBehavior, resolvers: resolvers), default: defaultValue)
    }

    /// A parameter that takes a thing of the app’s, of some to choose from.
    public convenience init<OptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
    ) where OptionsProvider: DynamicOptionsProvider, Value.ValueType == OptionsProvider.DefaultValue.ValueType {
        self.init(
            ParameterFacts(
                title, description, ask: requestValueDialog, choose: requestDisambiguationDialog,
                connects: inputConnectionBehavior, options: optionsProvider))
    }

    /// A parameter that takes a thing of the app’s, of some to choose from, or makes it of others.
    public convenience init<Spec, OptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
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
                title, description, ask: requestValueDialog, choose: requestDisambiguationDialog,
                connects: inputConnectionBehavior, options: optionsProvider, resolvers: resolvers))
    }

    /// A parameter that takes a thing of the app’s, looked up by a query of its own.
    public convenience init<Query>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query
    ) where Query: EntityQuery, Value.ValueType == Query.Entity {
        self.init(
            ParameterFacts(
                title, description, ask: requestValueDialog, choose: requestDisambiguationDialog,
                connects: inputConnectionBehavior, query: query), default: defaultValue)
    }
}

extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType: AppEntity {
    /// A parameter for several values, with size limits.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterFacts(title, description, connects: inputConnectionBehavior, [.size: size]), default: defaultValue)
    }

    /// A parameter for several values, with size limits.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterFacts(title, description, connects: inputConnectionBehavior, [.sizeByFamily: size]),
            default: defaultValue)
    }

    /// A parameter that takes many values, so many, or makes it of others.
    public convenience init<Spec>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec: ResolverSpecification {
        self.init(
            ParameterFacts(title, description, connects: inputConnectionBehavior, resolvers: resolvers, [.size: size]),
            default: defaultValue)
    }

    /// A parameter that takes many values, so many, or makes it of others.
    public convenience init<Spec>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec: ResolverSpecification {
        self.init(
            ParameterFacts(
                title, description, connects: inputConnectionBehavior, resolvers: resolvers, [.sizeByFamily: size]),
            default: defaultValue)
    }

    /// A parameter that takes many values, so many, looked up by a query of its own.
    public convenience init<Query>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) where Query: EntityQuery, Value.ValueType == Query.Entity {
        self.init(
            ParameterFacts(title, description, connects: inputConnectionBehavior, query: query, [.size: size]),
            default: defaultValue)
    }

    /// A parameter that takes many values, so many, looked up by a query of its own.
    public convenience init<Query>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) where Query: EntityQuery, Value.ValueType == Query.Entity {
        self.init(
            ParameterFacts(title, description, connects: inputConnectionBehavior, query: query, [.sizeByFamily: size]),
            default: defaultValue)
    }
}
