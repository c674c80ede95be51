// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import CoreSpotlight
import UniformTypeIdentifiers

/// An entity that people can find with the device's search.
public protocol IndexedEntity: AppEntity {
    /// The attributes for search; by default the title, subtitle and synonyms.
    var attributeSet: CSSearchableItemAttributeSet { get }
    /// The default attributes.
    var defaultAttributeSet: CSSearchableItemAttributeSet { get }
    /// Whether search hides it; false by default.
    var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
    /// The title, subtitle and synonyms, and the properties with an indexing key.
    public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }

    /// The title, subtitle and synonyms, and the properties with an indexing key.
    public var defaultAttributeSet: CSSearchableItemAttributeSet {
        let shown = displayRepresentation
        let attributes = CSSearchableItemAttributeSet(contentType: .item)
        attributes.title = shown.titleText
        attributes.displayName = shown.titleText
        attributes.contentDescription = shown.subtitleText
        attributes.alternateNames = shown.synonymTexts
        if case .data(let data)? = shown.image?.source { attributes.thumbnailData = data }
        for (_, property) in EntityProperties.all(of: self) { property.index(of: self, in: attributes) }
        return attributes
    }

    /// False.
    public var hideInSpotlight: Bool { false }
}

extension CSSearchableIndex {
    /// Indexes entities, replacing those with the same identifiers; returns when they can be found.
    ///
    /// - Parameter priority: Which to keep where there are too many; nothing is chosen by it here.
    public func indexAppEntities<Entity>(_ entities: [Entity], priority: Int = 0) async throws
    where Entity: IndexedEntity {
        let items = entities.filter { !$0.hideInSpotlight }.map { entity in
            CSSearchableItem(
                uniqueIdentifier: Entity.searchIdentifier(of: entity.id), domainIdentifier: Entity.searchDomain,
                attributeSet: entity.attributeSet)
        }
        try await indexSearchableItems(items)
    }

    /// Removes entities from the index.
    public func deleteAppEntities<Entity>(identifiedBy identifiers: [Entity.ID], ofType entityType: Entity.Type)
        async throws where Entity: IndexedEntity
    {
        try await deleteSearchableItems(withIdentifiers: identifiers.map { Entity.searchIdentifier(of: $0) })
    }

    /// Removes all entities of a type from the index.
    public func deleteAppEntities<Entity>(ofType entityType: Entity.Type) async throws where Entity: IndexedEntity {
        try await deleteSearchableItems(withDomainIdentifiers: [Entity.searchDomain])
    }
}

extension CSSearchableItem {
    /// Associates the item with an entity; search combines what it knows about both.
    public func associateAppEntity<Entity>(_ entity: Entity, priority: Int = 0) where Entity: IndexedEntity {
        domainIdentifier = domainIdentifier ?? Entity.searchDomain
        attributeSet.relatedUniqueIdentifier = Entity.searchIdentifier(of: entity.id)
    }
}

extension AppEntity {
    /// The index domain of an entity type.
    static var searchDomain: String { "app-entity." + persistentIdentifier.replacing(".", with: "-") }

    /// The identifier of an entity in the index, which includes its type.
    static func searchIdentifier(of identifier: ID) -> String {
        persistentIdentifier + "/" + identifier.entityIdentifierString
    }
}
