// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A query that finds the only entity of its type.
public protocol UniqueAppEntityQuery: EnumerableEntityQuery where Entity == Unique, Result == [Unique] {
    /// The type of the entity.
    associatedtype Unique: UniqueAppEntity

    /// The thing.
    func uniqueEntity() async throws -> Unique
}

extension UniqueAppEntityQuery {
    /// The thing alone.
    public func allEntities() async throws -> [Unique] { [try await uniqueEntity()] }

    /// The thing, whatever the identifiers.
    public func entities(for identifiers: [Unique.ID]) async throws -> [Unique] { [try await uniqueEntity()] }
}

/// A query that gets the only entity of its type from a closure.
public struct UniqueAppEntityProvider<Entity>: UniqueAppEntityQuery where Entity: UniqueAppEntity {
    /// The thing alone.
    public typealias Result = [Entity]
    /// The thing.
    public typealias DefaultValue = Entity
    /// The thing.
    public typealias Unique = Entity

    private let make: @Sendable () async throws -> Entity

    /// Finds nothing: how the thing is made is for a function to say.
    public init() { make = { throw AppIntentError.Unrecoverable.entityNotFound } }

    /// Makes the thing as its type does.
    public init() where Entity: TransientAppEntity { make = { Entity() } }

    /// Makes the thing by a function.
    public init(_ provider: @escaping @Sendable () async throws -> Entity) { make = provider }

    /// The thing.
    public func uniqueEntity() async throws -> Entity { try await make() }
}
