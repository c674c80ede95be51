// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import UniformTypeIdentifiers

// `@_disfavoredOverload`: what takes no types may be what takes any thing of the app’s, too.

extension IntentParameter where Value.ValueType: FileEntity {
    /// A parameter that takes a thing of the app’s that is a file of some types.
    @_disfavoredOverload
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType]? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterFacts(
                title, description, ask: requestValueDialog, choose: requestDisambiguationDialog,
                connects: inputConnectionBehavior,
                [.supportedContentTypes: supportedContentTypes]), default: defaultValue)
    }

    /// A parameter that takes a thing of the app’s that is a file of some types, or makes it of others.
    @_disfavoredOverload
    public convenience init<Spec>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType]? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec: ResolverSpecification {
        self.init(
            ParameterFacts(
                title, description, ask: requestValueDialog, choose: requestDisambiguationDialog,
                connects: inputConnectionBehavior, resolvers: resolvers,
                [.supportedContentTypes: supportedContentTypes]), default: defaultValue)
    }

    /// A parameter that takes a thing of the app’s that is a file of some types, of some to choose from.
    @_disfavoredOverload
    public convenience init<OptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType]? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
    ) where OptionsProvider: DynamicOptionsProvider, Value.ValueType == OptionsProvider.DefaultValue.ValueType {
        self.init(
            ParameterFacts(
                title, description, ask: requestValueDialog, choose: requestDisambiguationDialog,
                connects: inputConnectionBehavior, options: optionsProvider,
                [.supportedContentTypes: supportedContentTypes]), default: defaultValue)
    }

    /// A parameter that takes a thing of the app’s that is a file of some types, of some to choose from, or makes it of others.
    @_disfavoredOverload
    public convenience init<Spec, OptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType]? = nil,
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
                connects: inputConnectionBehavior, options: optionsProvider, resolvers: resolvers,
                [.supportedContentTypes: supportedContentTypes]), default: defaultValue)
    }

    /// A parameter that takes a thing of the app’s that is a file of some types, looked up by a query of its own.
    @_disfavoredOverload
    public convenience init<Query>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType]? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) where Query: EntityQuery, Value.ValueType == Query.Entity {
        self.init(
            ParameterFacts(
                title, description, ask: requestValueDialog, choose: requestDisambiguationDialog,
                connects: inputConnectionBehavior, query: query,
                [.supportedContentTypes: supportedContentTypes]), default: defaultValue)
    }
}

extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType: FileEntity {
    /// A parameter that takes many things of the app’s that are files of some types, so many.
    @_disfavoredOverload
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType]? = nil,
        size: IntentCollectionSize, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterFacts(
                title, description, connects: inputConnectionBehavior,
                [.supportedContentTypes: supportedContentTypes, .size: size]), default: defaultValue)
    }

    /// A parameter that takes many things of the app’s that are files of some types, so many for each kind of widget.
    @_disfavoredOverload
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType]? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize], inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterFacts(
                title, description, connects: inputConnectionBehavior,
                [.supportedContentTypes: supportedContentTypes, .sizeByFamily: size]), default: defaultValue)
    }

    /// A parameter that takes many things of the app’s that are files of some types, so many, or makes it of others.
    @_disfavoredOverload
    public convenience init<Spec>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType]? = nil,
        size: IntentCollectionSize, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec: ResolverSpecification {
        self.init(
            ParameterFacts(
                title, description, connects: inputConnectionBehavior, resolvers: resolvers,
                [.supportedContentTypes: supportedContentTypes, .size: size]), default: defaultValue)
    }

    /// A parameter that takes many things of the app’s that are files of some types, so many for each kind of widget, or makes it of others.
    @_disfavoredOverload
    public convenience init<Spec>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType]? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize], inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec: ResolverSpecification {
        self.init(
            ParameterFacts(
                title, description, connects: inputConnectionBehavior, resolvers: resolvers,
                [.supportedContentTypes: supportedContentTypes, .sizeByFamily: size]), default: defaultValue)
    }

    /// A parameter that takes many things of the app’s that are files of some types, so many, looked up by a query of its own.
    @_disfavoredOverload
    public convenience init<Query>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType]? = nil,
        size: IntentCollectionSize, inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) where Query: EntityQuery, Value.ValueType == Query.Entity {
        self.init(
            ParameterFacts(
                title, description, connects: inputConnectionBehavior, query: query,
                [.supportedContentTypes: supportedContentTypes, .size: size]), default: defaultValue)
    }

    /// A parameter that takes many things of the app’s that are files of some types, so many for each kind of widget, looked up by a query of its own.
    @_disfavoredOverload
    public convenience init<Query>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType]? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize], inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query
    ) where Query: EntityQuery, Value.ValueType == Query.Entity {
        self.init(
            ParameterFacts(
                title, description, connects: inputConnectionBehavior, query: query,
                [.supportedContentTypes: supportedContentTypes, .sizeByFamily: size]), default: defaultValue)
    }
}
