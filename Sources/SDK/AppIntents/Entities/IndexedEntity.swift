// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import CoreSpotlight
import UniformTypeIdentifiers

/// An entity that people can find with the device's search.
public protocol IndexedEntity: AppEntity {
    /// What search knows and shows of it; title, line below and other names by default.
    var attributeSet: CSSearchableItemAttributeSet { get }
    /// The same, where nothing else is said.
    var defaultAttributeSet: CSSearchableItemAttributeSet { get }
    /// Whether it stays out of search; false by default.
    var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
    /// Title, line below and other names, and the properties that say which attribute they are.
    public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }

    /// Title, line below and other names, and the properties that say which attribute they are.
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
    /// Adds things, in place of those of the same identifiers; returns when they can be found.
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

    /// Takes things out.
    public func deleteAppEntities<Entity>(identifiedBy identifiers: [Entity.ID], ofType entityType: Entity.Type)
        async throws where Entity: IndexedEntity
    {
        try await deleteSearchableItems(withIdentifiers: identifiers.map { Entity.searchIdentifier(of: $0) })
    }

    /// Takes all things of a type out.
    public func deleteAppEntities<Entity>(ofType entityType: Entity.Type) async throws where Entity: IndexedEntity {
        try await deleteSearchableItems(withDomainIdentifiers: [Entity.searchDomain])
    }
}

extension CSSearchableItem {
    /// Says which thing of the app's it is; search shows what it knows of both.
    public func associateAppEntity<Entity>(_ entity: Entity, priority: Int = 0) where Entity: IndexedEntity {
        domainIdentifier = domainIdentifier ?? Entity.searchDomain
        attributeSet.relatedUniqueIdentifier = Entity.searchIdentifier(of: entity.id)
    }
}

extension AppEntity {
    /// The app's own group of contents that its things are.
    static var searchDomain: String { "app-entity." + persistentIdentifier.replacing(".", with: "-") }

    /// What a thing is known by among the app's contents, which has its type in it.
    static func searchIdentifier(of identifier: ID) -> String {
        persistentIdentifier + "/" + identifier.entityIdentifierString
    }
}
