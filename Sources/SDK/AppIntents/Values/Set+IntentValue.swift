// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension Set: _IntentValue, _SequenceIntentValue where Element: _IntentValue {
    /// Itself.
    public typealias UnwrappedType = Set<Element>
    /// One of its elements.
    public typealias ValueType = Element

    /// None of its own.
    public static var defaultResolverSpecification: EmptyResolverSpecification<Set<Element>> {
        EmptyResolverSpecification()
    }
}
