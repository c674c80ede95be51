// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

final class TripStore: @unchecked Sendable {
    var trips: [String] = []
    func add(_ trip: String) { trips.append(trip) }
}

struct TripDatabase: Sendable {
    static func open() async throws -> TripDatabase { TripDatabase() }
}

enum TripApp {
    static func start() {
        let store = TripStore()
        AppDependencyManager.shared.add(dependency: store)
        AppDependencyManager.shared.add(key: "second", dependency: TripStore())
        AppDependencyManager.shared.add { try await TripDatabase.open() }
        AppDependencyManager.shared.add(key: "counter") { 3 }
    }
}

struct AddTripIntent: AppIntent {
    static let title: LocalizedStringResource = "Add Trip"

    @Dependency var store: TripStore
    @Dependency(key: "second") private var other: TripStore
    @AppDependency(default: TripDatabase()) var database: TripDatabase

    @Parameter(
        title: "Trip",
        inputOptions: String.IntentInputOptions(capitalizationType: .words, multiline: true, autocorrect: false))
    var trip: String

    func perform() async throws -> some IntentResult {
        store.add(trip)
        other.add(trip)
        return .result()
    }
}
