// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// A tea of the room.
struct Tea: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tea"
    static let defaultQuery = TeaQuery()
    static let all = [Tea(id: "sencha", name: "Sencha"), Tea(id: "assam", name: "Assam")]

    let id: String
    let name: String

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)", subtitle: "a tea") }
}

struct TeaQuery: EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [Tea] { Tea.all.filter { identifiers.contains($0.id) } }
    func suggestedEntities() async throws -> [Tea] { Tea.all }
    func entities(matching string: String) async throws -> [Tea] {
        Tea.all.filter { $0.name.lowercased().contains(string.lowercased()) }
    }
    func defaultResult() async -> Tea? { Tea.all[0] }
}
