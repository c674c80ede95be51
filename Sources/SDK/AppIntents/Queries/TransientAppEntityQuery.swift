// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: NoLeadingUnderscores, as Apple names it

/// Looks things up that nobody keeps: there are none.
public struct _TransientAppEntityQuery<Entity>: EntityQuery where Entity: AppEntity {
    /// No things to choose from.
    public typealias Result = [Entity]
    /// A thing.
    public typealias DefaultValue = Entity

    /// One that finds none.
    public init() {}

    /// None.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}
