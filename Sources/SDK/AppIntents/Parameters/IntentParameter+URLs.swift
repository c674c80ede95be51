// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType == URL {
    /// A parameter that takes URLs.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: [Value.ValueType?], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterFacts(title, description, ask: requestValueDialog, connects: inputConnectionBehavior),
            default: defaultValue.compactMap(\.self) as? Value.UnwrappedType)
    }

    /// A parameter that takes URLs with resolvers for other values.
    public convenience init<Spec>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: [Value.ValueType?], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec: ResolverSpecification {
        self.init(
            ParameterFacts(
                title, description, ask: requestValueDialog, connects: inputConnectionBehavior, resolvers: resolvers),
            default: defaultValue.compactMap(\.self) as? Value.UnwrappedType)
    }

    /// A parameter that takes URLs, titled after its variable.
    public convenience init(
        description: LocalizedStringResource? = nil, default defaultValue: [Value.ValueType?],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterFacts(nil, description, ask: requestValueDialog, connects: inputConnectionBehavior),
            default: defaultValue.compactMap(\.self) as? Value.UnwrappedType)
    }

    /// A parameter that takes URLs with resolvers for other values, titled after its variable.
    public convenience init<Spec>(
        description: LocalizedStringResource? = nil, default defaultValue: [Value.ValueType?],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec: ResolverSpecification {
        self.init(
            ParameterFacts(
                nil, description, ask: requestValueDialog, connects: inputConnectionBehavior, resolvers: resolvers),
            default: defaultValue.compactMap(\.self) as? Value.UnwrappedType)
    }
}
