// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType: AppEnum {
    /// A parameter that takes a case of an enumeration.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases)
    ) {
        self.init(
            ParameterFacts(
                title, description, ask: requestValueDialog, choose: requestDisambiguationDialog,
                connects: inputConnectionBehavior, [.supportedValues: supportedValues]), default: defaultValue)
    }

    /// A parameter that takes a case of an enumeration, or makes it of others.
    public convenience init<Spec>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec: ResolverSpecification {
        self.init(
            ParameterFacts(
                title, description, ask: requestValueDialog, choose: requestDisambiguationDialog,
                connects: inputConnectionBehavior, resolvers: resolvers, [.supportedValues: supportedValues]),
            default: defaultValue)
    }

    /// A parameter that takes a case of an enumeration, of some to choose from.
    public convenience init<OptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases), optionsProvider: OptionsProvider
    ) where OptionsProvider: DynamicOptionsProvider, Value.ValueType == OptionsProvider.DefaultValue.ValueType {
        self.init(
            ParameterFacts(
                title, description, ask: requestValueDialog, choose: requestDisambiguationDialog,
                connects: inputConnectionBehavior, options: optionsProvider, [.supportedValues: supportedValues]),
            default: defaultValue)
    }
}

extension IntentParameter where Value.ValueType: AppEntity, Value.ValueType: AppEnum {
    /// A parameter that takes a case of an enumeration that is looked up.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases)
    ) {
        self.init(
            ParameterFacts(
                title, description, ask: requestValueDialog, choose: requestDisambiguationDialog,
                connects: inputConnectionBehavior, [.supportedValues: supportedValues]), default: defaultValue)
    }

    /// A parameter that takes a case of an enumeration that is looked up, or makes it of others.
    public convenience init<Spec>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec: ResolverSpecification {
        self.init(
            ParameterFacts(
                title, description, ask: requestValueDialog, choose: requestDisambiguationDialog,
                connects: inputConnectionBehavior, resolvers: resolvers, [.supportedValues: supportedValues]),
            default: defaultValue)
    }

    /// A parameter that takes a case of an enumeration that is looked up, of some to choose from.
    public convenience init<OptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases), optionsProvider: OptionsProvider
    ) where OptionsProvider: DynamicOptionsProvider, Value.ValueType == OptionsProvider.DefaultValue.ValueType {
        self.init(
            ParameterFacts(
                title, description, ask: requestValueDialog, choose: requestDisambiguationDialog,
                connects: inputConnectionBehavior, options: optionsProvider, [.supportedValues: supportedValues]),
            default: defaultValue)
    }
}
