// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The one form whose arguments have another order than those of other values.
extension IntentParameter where Value.ValueType: _MeasurementValue {
    /// A parameter that takes a measurement with options from a provider and resolvers for other values.
    public convenience init<Spec, OptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec,
        optionsProvider: OptionsProvider
    )
    where
        Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider,
        OptionsProvider.DefaultValue.ValueType == Value.ValueType
    {
        self.init(
            ParameterFacts(
                title, description, ask: requestValueDialog, connects: inputConnectionBehavior,
                options: optionsProvider, resolvers: resolvers))
    }
}
