// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, as Apple names it

/// A value that is one of several types; `@UnionValue` writes what it needs.
public protocol _IntentValueRepresentable: _IntentValue, Sendable {
    /// The names of its cases.
    associatedtype Cases: AppUnionValueCasesProviding

    /// The cases with the types of their values, in the order of the source.
    static var _caseTypes: [(Cases, any _IntentValue.Type)] { get }
    /// The value of its case.
    var _caseValue: any _IntentValue { get }

    /// The case of a name with a value; nil if the value is of another type.
    static func _make(_ name: Cases, of value: Any) -> Self?
}

extension _IntentValueRepresentable {
    /// It is made of the values of its cases alone.
    public static var defaultResolverSpecification: EmptyResolverSpecification<Self> { EmptyResolverSpecification() }
}
