// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The title of a value of a parameter with a shortcut.
public struct AppShortcutParameterPresentationTitle<Intent, Value, Parameter, ParameterKeyPath>
where
    Intent: AppIntent, Value: _IntentValue, Value: Sendable, Parameter: IntentParameter<Value>,
    ParameterKeyPath: KeyPath<Intent, Parameter>
{
    /// A title with the value in it, and one for all values.
    public init(
        specific: AppShortcutParameterPresentationTitleString<Intent, Value, Parameter, ParameterKeyPath>,
        generic: StaticString, table: StaticString? = nil
    ) {}
}

/// A sentence with a parameter in it.
public struct AppShortcutParameterPresentationTitleString<Intent, Value, Parameter, ParameterKeyPath>:
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
