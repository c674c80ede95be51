// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import CoreSpotlight

struct TrailItem: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trail"
    static let defaultQuery = TrailItemQuery()

    let id: Int
    @Property(title: "Name", indexingKey: \.displayName) var name: String
    @Property(indexingKey: \.contentDescription) var region: String

    init(id: Int, name: String, region: String) {
        self.id = id
        self.name = name
        self.region = region
    }

    var displayRepresentation: DisplayRepresentation { .init(title: "\(name)", subtitle: "\(region)") }
}

extension TrailItem: IndexedEntity {
    var attributeSet: CSSearchableItemAttributeSet {
        let attributes = CSSearchableItemAttributeSet()
        attributes.city = region
        attributes.keywords = ["trail", name]
        return attributes
    }
}

extension TrailItem: URLRepresentableEntity {
    static var urlRepresentation: URLRepresentation { "https://example.com/trails/\(.id)/details" }
}

struct TrailItemQuery: EntityQuery {
    func entities(for identifiers: [TrailItem.ID]) async throws -> [TrailItem] { [] }
}

enum TrailIndex {
    static func rebuild(_ trails: [TrailItem]) async throws {
        let index = CSSearchableIndex.default()
        try await index.deleteAppEntities(ofType: TrailItem.self)
        try await index.indexAppEntities(trails)
        try await index.deleteAppEntities(identifiedBy: [4], ofType: TrailItem.self)
    }

    static func item(_ trail: TrailItem) -> CSSearchableItem {
        let item = CSSearchableItem(
            uniqueIdentifier: "trail", domainIdentifier: nil, attributeSet: trail.attributeSet)
        item.associateAppEntity(trail, priority: 2)
        return item
    }
}

struct OpenTrailIntent: OpenIntent, URLRepresentableIntent {
    static let title: LocalizedStringResource = "Open Trail"
    static var urlRepresentation: URLRepresentation { "https://example.com/trails/\(\.$target)/details" }
    @Parameter(title: "Trail") var target: TrailItem
}
