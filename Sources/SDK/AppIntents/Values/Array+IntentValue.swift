// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension Array: _IntentValue, _SequenceIntentValue where Element: _IntentValue {
    /// Itself.
    public typealias UnwrappedType = [Element]
    /// One of its elements.
    public typealias ValueType = Element

    /// None of its own.
    public static var defaultResolverSpecification: EmptyResolverSpecification<[Element]> {
        EmptyResolverSpecification()
    }
}

extension Array: ResultsCollection where Element: _IntentValue {
    /// One of its elements.
    public typealias Result = Element

    /// No elements.
    public static var empty: [Element] { [] }

    /// The elements, as single values.
    public var items: [Element.ValueType] { compactMap { $0 as? Element.ValueType } }
    /// None.
    public var promptLabel: LocalizedStringResource? { nil }
    /// False.
    public var usesIndexedCollation: Bool { false }
}
