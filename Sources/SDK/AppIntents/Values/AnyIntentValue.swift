// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Something that holds a value and has a title: a parameter, or a property.
public protocol AnyIntentValue<Value>: Sendable {
    /// The value's type.
    associatedtype Value: _IntentValue, Sendable

    /// What people call it.
    var title: LocalizedStringResource { get }
    /// Whether it may have no value.
    var isOptional: Bool { get }
}
