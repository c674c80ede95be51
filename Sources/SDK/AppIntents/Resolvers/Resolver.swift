// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Converts a value of one type to another.
public protocol Resolver: Hashable, Sendable {
    /// The type that there is.
    associatedtype Input: _IntentValue
    /// The requested type.
    associatedtype Output: _IntentValue, Sendable

    /// The resolved value; nil if the input cannot be converted.
    func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output?
}

extension Resolver {
    /// What is known of the parameter that the value is for.
    public typealias Context = IntentParameterContext
}
