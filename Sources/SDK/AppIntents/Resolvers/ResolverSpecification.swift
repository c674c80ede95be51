// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The resolvers of a parameter's type.
public protocol ResolverSpecification: Hashable, Sendable, Sequence where Element == any Resolver {
    /// The requested type.
    associatedtype Output: _IntentValue
}
