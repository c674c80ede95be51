// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A specification without resolvers.
public struct EmptyResolverSpecification<Value>: ResolverSpecification where Value: _IntentValue {
    /// The requested type.
    public typealias Output = Value

    /// Nothing.
    public init() {}

    /// Nothing, one after the other.
    public func makeIterator() -> IndexingIterator<[any Resolver]> { [].makeIterator() }
}
