// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct RenamePlantIntent: AppIntent {
    static let title: LocalizedStringResource = "Rename Plant"

    @Parameter var target: PlantEntity
    @Parameter(description: "What it is called now") var newName: String
    @Parameter(default: 3) var times: Int
    @Parameter var note: String?

    func perform() async throws -> some IntentResult { .result() }
}

struct PotEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pot"
    static let defaultQuery = PotQuery()
    let id: Int
    @Property var color: String
    @Property var depth: Measurement<UnitLength>?
    init(id: Int, color: String) {
        self.id = id
        self.color = color
    }
    var displayRepresentation: DisplayRepresentation { "\(color)" }
}

struct PotQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [PotEntity] { [] }
}
