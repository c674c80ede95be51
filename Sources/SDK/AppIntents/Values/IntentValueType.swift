// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, as Apple names it

/// A value that a parameter, a property or a result can have.
public protocol _IntentValue {
    /// What makes one of another value.
    associatedtype Specification: ResolverSpecification
    /// The type without being optional.
    associatedtype UnwrappedType: _IntentValue = Self
    /// The type of one value, neither optional nor many.
    associatedtype ValueType: _IntentValue = Self

    /// What makes one of another value, where a parameter does not say it.
    static var defaultResolverSpecification: Specification { get }
}

/// A value that is many values.
public protocol _SequenceIntentValue: _IntentValue {}
