// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import CoreSpotlight

// Apple's names for what `@ComputedProperty` and `@DeferredProperty` write; nobody else calls these.

extension EntityProperty {
    /// A computed property, named as in the source.
    public convenience init<Entity>(identifier: String, getter: KeyPath<Entity, Value>) where Entity: AppEntity {
        self.init(titled: Self.title(of: identifier), origin: Self.origin(getter))
    }

    /// A computed property.
    public convenience init<Entity>(identifier: String, title: LocalizedStringResource, getter: KeyPath<Entity, Value>)
    where Entity: AppEntity {
        self.init(titled: title, origin: Self.origin(getter))
    }

    /// A computed, searchable property, named as in the source.
    public convenience init<Entity>(
        identifier: String, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>, getter: KeyPath<Entity, Value>
    ) where Entity: AppEntity {
        self.init(titled: Self.title(of: identifier), origin: Self.origin(getter), indexingKey: indexingKey)
    }

    /// A computed, searchable property.
    public convenience init<Entity>(
        identifier: String, title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>,
        getter: KeyPath<Entity, Value>
    ) where Entity: AppEntity {
        self.init(titled: title, origin: Self.origin(getter), indexingKey: indexingKey)
    }

    /// A deferred property, named as in the source.
    public convenience init<Entity>(
        identifier: String, asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) where Entity: AppEntity {
        self.init(titled: Self.title(of: identifier), origin: Self.origin(asyncGetter))
    }

    /// A deferred property.
    public convenience init<Entity>(
        identifier: String, title: LocalizedStringResource,
        asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) where Entity: AppEntity {
        self.init(titled: title, origin: Self.origin(asyncGetter))
    }

    /// A deferred property, named as in the source.
    public convenience init<Entity>(
        identifier: String, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>,
        asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) where Entity: AppEntity {
        self.init(titled: Self.title(of: identifier), origin: Self.origin(asyncGetter), indexingKey: indexingKey)
    }

    /// A deferred property.
    public convenience init<Entity>(
        identifier: String, title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>,
        asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) where Entity: AppEntity {
        self.init(titled: title, origin: Self.origin(asyncGetter), indexingKey: indexingKey)
    }

    private static func title(of identifier: String) -> LocalizedStringResource {
        LocalizedStringResource(stringLiteral: identifier.spelledOut)
    }

    private static func origin<Entity>(_ getter: KeyPath<Entity, Value>) -> Origin where Entity: AppEntity {
        // A key path is a constant of the compiler's; only its type does not say so.
        nonisolated(unsafe) let getter = getter
        return .getter { entity in (entity as? Entity)?[keyPath: getter] }
    }

    private static func origin<Entity>(
        _ asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) -> Origin where Entity: AppEntity {
        .asyncGetter { entity in
            guard let entity = entity as? Entity else { return nil }
            return try await asyncGetter(entity)
        }
    }
}
