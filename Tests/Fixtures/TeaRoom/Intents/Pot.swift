// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

/// A pot of the room; its query knows all there are, and the system looks through them.
struct Pot: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pot"
    static let defaultQuery = PotQuery()
    static let all = [
        Pot("iron", "Iron Pot", 1.5, .strong, [.strong, .light]), Pot("clay", "Clay Pot", 0.5, .light, [.light]),
        Pot("spare", "Spare Pot", nil, .light, []),
    ]

    let id: String
    @Property(title: "Litres") var litres: Double?
    @Property(title: "Strength") var strength: TeaStrength
    @Property(title: "Good For") var uses: [TeaStrength]

    private let name: String

    init(_ id: String, _ name: String, _ litres: Double?, _ strength: TeaStrength, _ uses: [TeaStrength]) {
        self.id = id
        self.name = name
        self.litres = litres
        self.strength = strength
        self.uses = uses
    }

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct PotQuery: EnumerableEntityQuery {
    static let findIntentDescription: IntentDescription? = IntentDescription(
        "Finds a pot", categoryName: "Ware", searchKeywords: ["kettle"], resultValueName: "Pots")

    func entities(for identifiers: [String]) async throws -> [Pot] { Pot.all.filter { identifiers.contains($0.id) } }
    func allEntities() async throws -> [Pot] { Pot.all }
}
