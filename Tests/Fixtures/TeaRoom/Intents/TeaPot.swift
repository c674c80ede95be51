// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// A pot, of which some things are computed and one is fetched.
struct TeaPot: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pot"
    static let defaultQuery = TeaPotQuery()
    static let all = [TeaPot(id: "big", cups: 6), TeaPot(id: "small", cups: 2)]

    let id: String
    let cups: Int

    @ComputedProperty(title: "Cups Left") var cupsLeft: Int { cups - 1 }
    @ComputedProperty var isForOne: Bool { cups < 3 }
    @DeferredProperty(title: "Guests") var guests: [String] {
        get async throws {
            await Task.yield()
            if id == "small" { throw PlainFault() }
            return ["Ann", "Ben"]
        }
    }
    @DeferredProperty var lastTea: Tea? { get async { Tea.all.last } }

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id.capitalized) Pot") }
}

struct TeaPotQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [TeaPot] {
        TeaPot.all.filter { identifiers.contains($0.id) }
    }
    func suggestedEntities() async throws -> [TeaPot] { TeaPot.all }
}
