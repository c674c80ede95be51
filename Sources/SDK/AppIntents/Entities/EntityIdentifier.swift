// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

/// The type and the identifier of an entity.
public struct EntityIdentifier: CustomStringConvertible, Hashable, Sendable {
    /// The maximum length of an identifier in bytes.
    public static let valueMaximumLength = 1024

    /// The entity's type.
    public let entityType: any AppEntity.Type
    /// Its identifier, as text.
    public let identifier: String

    /// The identifier of an entity.
    public init<Entity>(for entity: Entity) where Entity: AppEntity {
        self.init(for: Entity.self, identifier: entity.id)
    }

    /// The identifier of the entity with an identifier.
    public init<Entity>(for entityType: Entity.Type, identifier: Entity.ID) where Entity: AppEntity {
        self.entityType = entityType
        self.identifier = identifier.entityIdentifierString
    }

    /// Type and identifier.
    public var description: String { "\(entityType.persistentIdentifier)/\(identifier)" }

    /// Equal if the types and the identifiers are equal.
    public static func == (left: EntityIdentifier, right: EntityIdentifier) -> Bool {
        left.entityType == right.entityType && left.identifier == right.identifier
    }

    /// Agrees with equality.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(entityType))
        hasher.combine(identifier)
    }
}

extension EntityIdentifier: _IntentValue {
    /// Made of nothing else.
    public static var defaultResolverSpecification: EmptyResolverSpecification<EntityIdentifier> {
        EmptyResolverSpecification()
    }
}

extension EntityIdentifier {
    /// A predicate for donations of this entity.
    var objectMatch: DonationCall.ObjectMatch {
        DonationCall.ObjectMatch(typeName: entityType.persistentIdentifier, identifier: identifier)
    }
}
