// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An intent that sets a value, such as a switch's.
public protocol SetValueIntent<ValueType>: AppIntent {
    /// The type of the value.
    associatedtype ValueType: _IntentValue

    /// The value.
    var value: ValueType { get set }
}
