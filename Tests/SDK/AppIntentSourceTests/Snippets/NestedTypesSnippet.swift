// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

extension AppTab {
    struct Reset: AppIntent {
        static let title: LocalizedStringResource = "Reset Tab"
        @Parameter(title: "Tab") var tab: AppTab
        func perform() async throws -> some IntentResult { .result() }
    }
}

enum Drinks {
    struct Entity: AppEntity {
        static var typeDisplayRepresentation: TypeDisplayRepresentation = "Drink"
        static let defaultQuery = Query()
        typealias ID = String
        let id: ID
        var displayRepresentation: DisplayRepresentation { .init(title: "\(id)") }

        struct Query: EntityQuery {
            func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { identifiers.map(Entity.init) }
            func suggestedEntities() async throws -> some ResultsCollection { [Entity(id: "Tea")] }
        }
    }

    struct Order: AppIntent {
        static let title: LocalizedStringResource = "Order Drink"
        @Parameter(title: "Drink", query: Entity.Query()) var drink: Entity
        @Parameter(title: "More") var more: Set<String>?
        func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "\(drink.id)!") }
    }
}
