// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What makes values of a type of others, in the order in which it is tried.
struct ResolverList<Output: _IntentValue>: ResolverSpecification {
    private let resolvers: [any Resolver]

    init(_ resolvers: [any Resolver]) { self.resolvers = resolvers }

    init(_ resolvers: any Resolver...) { self.init(resolvers) }

    func makeIterator() -> IndexingIterator<[any Resolver]> { resolvers.makeIterator() }

    static func == (left: Self, right: Self) -> Bool { left.hashables == right.hashables }

    func hash(into hasher: inout Hasher) { hasher.combine(hashables) }

    private var hashables: [AnyHashable] { resolvers.map { AnyHashable($0) } }
}
