// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct LampEntity: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation = .init(
        name: .init("lamp.type", defaultValue: "Lamp"))
    static var defaultQuery = LampQuery()
    var id: String
    var room: String
    var displayRepresentation: DisplayRepresentation { .init(title: .init(stringLiteral: id)) }
}

struct LampQuery: EntityQuery, EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [LampEntity] {
        lamps().filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> IntentItemCollection<LampEntity> {
        .init(items: lamps().filter { $0.id.contains(string) })
    }

    func suggestedEntities() async throws -> IntentItemCollection<LampEntity> {
        .init(
            sections: Dictionary(grouping: lamps(), by: \.room).map { (key: String, value: [LampEntity]) in
                .init(.init(stringLiteral: key), items: value)
            })
    }

    private func lamps() -> [LampEntity] { [] }
}
