// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A parameter or property: something with a value and a title.
public protocol AnyIntentValue<Value>: Sendable {
    /// The value's type.
    associatedtype Value: _IntentValue, Sendable

    /// Its names.
    var title: LocalizedStringResource { get }
    /// Whether the value is optional.
    var isOptional: Bool { get }
}
