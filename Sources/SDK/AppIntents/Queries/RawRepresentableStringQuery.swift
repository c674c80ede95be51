// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: NoLeadingUnderscores, as Apple names it

/// Looks things up that are the cases of an enumeration.
public struct _RawRepresentableStringQuery<Entity>: EntityStringQuery
where Entity: AppEntity, Entity: RawRepresentable, Entity.ID == Entity.RawValue {
    /// Cases to choose from.
    public typealias Result = [Entity]
    /// A case.
    public typealias DefaultValue = Entity

    /// One that looks cases up.
    public init() {}

    /// The cases with these raw values.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        identifiers.compactMap(Entity.init(rawValue:))
    }

    /// The case whose raw value is the text.
    public func entities(matching string: String) async throws -> [Entity] {
        Entity.ID.entityIdentifier(for: string).flatMap(Entity.init(rawValue:)).map { [$0] } ?? []
    }
}

extension _RawRepresentableStringQuery where Entity: CaseIterable {
    /// All cases.
    public func suggestedEntities() async throws -> [Entity] { Array(Entity.allCases) }

    /// The cases whose titles have the text in them.
    public func entities(matching string: String) async throws -> [Entity] {
        Entity.allCases.filter {
            String(localized: $0.displayRepresentation.title).localizedCaseInsensitiveContains(string)
        }
    }
}
