// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

/// The properties by which a query finds entities.
public struct EntityQueryProperties<Entity, ComparatorMappingType>: @unchecked Sendable where Entity: AppEntity {
    // `@unchecked`: it is made once of key paths and functions that the app’s type has for all, and changes no more.

    let declarations: [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]

    /// Properties, one after the other.
    public init(
        @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> properties: () ->
            [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]
    ) {
        declarations = properties()
    }

    /// The property at a place.
    public subscript(index: Int) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
        declarations[index]
    }
}

/// A result builder for the properties of a query.
@resultBuilder public enum EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> where Entity: AppEntity {
    /// A property.
    public static func buildExpression(
        _ expression: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>
    ) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
        expression
    }

    /// One after the other.
    public static func buildBlock(
        _ components: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>...
    ) -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>] {
        components
    }
}

/// A type-erased property of a query.
public class EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
    /// How it is compared: by what Apple calls it, and what the app makes of it.
    let comparators: [(name: String, map: ([IntentValue]) async throws -> ComparatorMappingType)]
    /// The property of a thing.
    let property: (Entity) -> (any AnyEntityProperty)?

    init(
        _ comparators: [(name: String, map: ([IntentValue]) async throws -> ComparatorMappingType)],
        _ property: @escaping (Entity) -> (any AnyEntityProperty)?
    ) {
        self.comparators = comparators
        self.property = property
    }
}

/// A property by which a query finds entities.
public final class EntityQueryProperty<Entity, Subject, Property, PropertyType, ComparatorMappingType>:
    EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>
where
    Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>, PropertyType: _IntentValue,
    PropertyType: Sendable
{
    /// How it is compared.
    public typealias QueryComparators = [AnyEntityQueryComparator<
        Entity, Subject, Property, PropertyType, ComparatorMappingType
    >]

    /// A property of something that belongs to the thing.
    public init(
        _ keyPath: KeyPath<Subject, Property>, entityProvider: @escaping (Entity) -> Subject,
        @EntityQueryComparatorsBuilder<Entity, Subject, Property, PropertyType, ComparatorMappingType>
        comparators: () -> QueryComparators
    ) {
        super.init(comparators().map { ($0.name, $0.map) }) { entityProvider($0)[keyPath: keyPath] }
    }

    /// A property of the thing.
    public convenience init(
        _ keyPath: KeyPath<Subject, Property>,
        @EntityQueryComparatorsBuilder<Entity, Entity, Property, PropertyType, ComparatorMappingType>
        comparators: () -> QueryComparators
    ) where Entity == Subject {
        self.init(keyPath, entityProvider: { $0 }, comparators: comparators)
    }
}
