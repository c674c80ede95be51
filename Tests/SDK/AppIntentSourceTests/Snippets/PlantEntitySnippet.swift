// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

struct PlantEntity: AppEntity, Identifiable, Hashable, Codable {
    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Plant")
    static var defaultQuery = PlantEntityQuery()

    var id: UUID
    var name: String
    var room: String

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "\(room)", image: .init(systemName: "leaf"))
    }
}

struct PlantEntityQuery: EntityStringQuery {
    @Dependency private var garden: Garden

    func entities(for identifiers: [PlantEntity.ID]) async throws -> [PlantEntity] {
        await garden.plants.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [PlantEntity] {
        await garden.plants.filter { $0.name.localizedCaseInsensitiveContains(string) }
    }

    func suggestedEntities() async throws -> [PlantEntity] {
        await garden.plants
    }

    func defaultResult() async -> PlantEntity? {
        try? await suggestedEntities().first
    }
}

actor Garden {
    static let shared = Garden()
    private(set) var plants: [PlantEntity] = []

    func water(_ plant: PlantEntity) {}
}
