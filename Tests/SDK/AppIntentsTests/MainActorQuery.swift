// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// A query that is bound to the main actor, as apps in the language of Swift 6 write it: that it compiles is the test.
struct MainActorCup: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cup"
    static let defaultQuery = MainActorCups()

    let id: String
    var displayRepresentation: DisplayRepresentation { "Cup" }
}

struct MainActorCups: EntityStringQuery {
    @MainActor func entities(for identifiers: [String]) async throws -> [MainActorCup] { [] }
    @MainActor func entities(matching string: String) async throws -> [MainActorCup] { [] }
    @MainActor func suggestedEntities() async throws -> [MainActorCup] { [] }
}
