// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A result builder for resolvers.
@resultBuilder public enum ResolverSpecificationBuilder<Property> where Property: _IntentValue {
    /// One after the other; the first that makes a value counts.
    public static func buildBlock<each R: Resolver>(_ resolvers: repeat each R) -> some ResolverSpecification {
        var list: [any Resolver] = []
        for resolver in repeat each resolvers { list.append(resolver) }
        return ResolverList<Property>(list)
    }
}
