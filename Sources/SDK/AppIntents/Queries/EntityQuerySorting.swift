// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A sort order for entities.
public struct EntityQuerySort<Entity>: @unchecked Sendable where Entity: AppEntity {
    // `@unchecked`: key paths to properties are constants.

    /// Which way.
    public enum Ordering: Hashable, Sendable {
        /// The least first.
        case ascending
        /// The greatest first.
        case descending
    }

    /// The property, such as `\Soup.$name`.
    public let by: PartialKeyPath<Entity>
    /// Which way.
    public let order: Ordering
}

/// The properties by which a query sorts entities.
public struct EntityQuerySortingOptions<Entity>: @unchecked Sendable where Entity: AppEntity {
    // `@unchecked`: key paths to properties are constants.

    let options: [EntityQuerySortableByProperty<Entity>]

    /// None.
    public init() { options = [] }

    /// Properties, one after the other.
    public init(@EntityQuerySortingOptionsBuilder<Entity> content: () -> [EntityQuerySortableByProperty<Entity>]) {
        options = content()
    }

    /// The property at a place.
    public subscript(index: Int) -> EntityQuerySortableByProperty<Entity> { options[index] }
}

/// A property by which a query sorts entities.
public struct EntityQuerySortableByProperty<Entity> where Entity: AppEntity {
    let keyPath: PartialKeyPath<Entity>

    /// A property.
    public init<Property>(_ keyPath: KeyPath<Entity, Property>) where Property: AnyIntentValue {
        self.keyPath = keyPath
    }
}

/// A result builder for sorting options.
@resultBuilder public enum EntityQuerySortingOptionsBuilder<Entity> where Entity: AppEntity {
    /// A property.
    public static func buildExpression(
        _ expression: EntityQuerySortableByProperty<Entity>
    ) -> EntityQuerySortableByProperty<Entity> {
        expression
    }

    /// One after the other.
    public static func buildBlock(
        _ components: EntityQuerySortableByProperty<Entity>...
    ) -> [EntityQuerySortableByProperty<Entity>] {
        components
    }
}
