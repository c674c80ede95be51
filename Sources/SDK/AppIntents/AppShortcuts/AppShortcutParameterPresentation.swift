// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How the values of a parameter are shown with a shortcut.
public struct AppShortcutParameterPresentation<Intent, Value, Parameter, ParameterKeyPath>
where
    Intent: AppIntent, Value: _IntentValue, Value: Sendable, Parameter: IntentParameter<Value>,
    ParameterKeyPath: KeyPath<Intent, Parameter>
{
    /// A parameter, the sentence above its values, and the values in groups.
    public init(
        for keyPath: ParameterKeyPath,
        summary: AppShortcutParameterPresentationSummary<Intent, Value, Parameter, ParameterKeyPath>,
        @AppShortcutOptionsCollectionSpecificationBuilder<Value.UnwrappedType> optionsCollections: () ->
            some AppShortcutOptionsCollectionSpecification<Value.UnwrappedType>
    ) {}
}

/// The sentence above the values of a parameter.
public struct AppShortcutParameterPresentationSummary<Intent, Value, Parameter, ParameterKeyPath>
where
    Intent: AppIntent, Value: _IntentValue, Value: Sendable, Parameter: IntentParameter<Value>,
    ParameterKeyPath: KeyPath<Intent, Parameter>
{
    /// A sentence with the parameter in it.
    public init(
        _ summaryString: AppShortcutParameterPresentationSummaryString<Intent, Value, Parameter, ParameterKeyPath>,
        table: StaticString? = nil
    ) {}
}

/// A sentence with a parameter in it.
public struct AppShortcutParameterPresentationSummaryString<Intent, Value, Parameter, ParameterKeyPath>:
    ExpressibleByStringInterpolation
where
    Intent: AppIntent, Value: _IntentValue, Value: Sendable, Parameter: IntentParameter<Value>,
    ParameterKeyPath: KeyPath<Intent, Parameter>
{
    /// A sentence whose parameter is written `${soup}`.
    public init(_ value: String) {}

    /// A sentence whose parameter is written `${soup}`.
    public init(stringLiteral value: String) {}

    /// A sentence with the parameter in it.
    public init(stringInterpolation: StringInterpolation) {}

    /// Builds the sentence from an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// An empty sentence.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Words of the sentence.
        public mutating func appendLiteral(_ literal: String) {}

        /// The parameter.
        public mutating func appendInterpolation(_ subject: ParameterKeyPath) {}
    }
}
