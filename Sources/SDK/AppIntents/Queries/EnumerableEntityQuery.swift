// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A query that returns all entities, so that the system can filter them by their properties.
public protocol EnumerableEntityQuery: EntityQuery {
    /// What the action says of itself that finds them; none by default.
    static var findIntentDescription: IntentDescription? { get }

    /// All of them.
    func allEntities() async throws -> Result
}

extension EnumerableEntityQuery {
    /// None.
    public static var findIntentDescription: IntentDescription? { nil }

    /// All of them.
    public func suggestedEntities() async throws -> Result { try await allEntities() }
}
