// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Finds an app's entities by their identifiers.
///
/// ```swift
/// struct SoupQuery: EntityQuery {
///     @Dependency var kitchen: Kitchen
///
///     func entities(for identifiers: [Soup.ID]) async throws -> [Soup] { await kitchen.soups(identifiers) }
///     func suggestedEntities() async throws -> [Soup] { await kitchen.soupsOfToday() }
/// }
/// ```
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable {
    /// The type of the entities.
    associatedtype Entity: AppEntity = Result.Result.ValueType where Entity == Result.Result
    /// How things to choose from come: an array, or in sections.
    associatedtype Result = [Entity]

    /// One that looks things up.
    init()

    /// The things with these identifiers; those that no longer exist are left out.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// Things to choose from; none by default.
    func suggestedEntities() async throws -> Result
}

extension EntityQuery {
    /// Things to choose from: those that are suggested.
    public func results() async throws -> Result { try await suggestedEntities() }

    /// None.
    public func suggestedEntities() async throws -> Result { .empty }
}
