// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import TestSupport
import Testing

@testable import Store

extension Store {
    /// Enters an app as a Beckon did that knew no teams.
    func record(_ app: AppRecord) throws(StoreError) {
        try enter(app)
    }
}

@Suite("Teams in the store")
struct TeamsTests {
    private let folder: TemporaryFolder
    private let bakers = TeamRecord(identifier: "BAKERS0001", key: "01", name: "Bakers")
    private let millers = TeamRecord(identifier: "MILLERS001", key: "02", name: "Millers")

    init() throws {
        folder = try TemporaryFolder()
    }

    private func store() async throws -> Store {
        try await Store.open(StateFolder(root: folder.url.appending(path: "state")))
    }

    private func app(_ identifier: String, extensions: [String] = []) -> AppRecord {
        AppRecord(
            identifier: identifier, name: "Bakery", path: "\(identifier).app",
            installed: Date(timeIntervalSince1970: 1_800_000_000),
            extensions: extensions.map { .init(identifier: $0, kind: "intentsExtension", path: "PlugIns/I.appex") })
    }

    @Test("an app is entered with its team, and the team's key is kept")
    func record() async throws {
        let store = try await store()
        try await store.record(app("org.example.bakery"), by: bakers)
        #expect(try await store.apps().map(\.team) == ["BAKERS0001"])
        #expect(try await store.team("BAKERS0001") == bakers)
        #expect(try await store.team("MILLERS001") == nil)
    }

    @Test("another team's app of the same identifier is refused, with both teams named")
    func otherTeam() async throws {
        let store = try await store()
        try await store.record(app("org.example.bakery"), by: bakers)
        let error = await #expect(throws: StoreError.self) {
            try await store.record(app("org.example.bakery"), by: millers)
        }
        #expect(error?.code == .otherTeam)
        #expect(error?.reason.description.contains("BAKERS0001 (‘Bakers’)") == true)
        #expect(error?.reason.description.contains("MILLERS001 (‘Millers’)") == true)
        #expect(error?.remedy.description.contains("beckon uninstall org.example.bakery") == true)
        #expect(try await store.team("MILLERS001") == nil)
        try await store.removeApp("org.example.bakery")
        try await store.record(app("org.example.bakery"), by: millers)
    }

    @Test("a known identifier with another key is refused, though its app is gone")
    func otherKey() async throws {
        let store = try await store()
        try await store.record(app("org.example.bakery"), by: bakers)
        try await store.removeApp("org.example.bakery")
        var forged = bakers
        forged.key = "03"
        let error = await #expect(throws: StoreError.self) {
            try await store.record(app("org.example.bakery"), by: forged)
        }
        #expect(error?.code == .otherKey)
        #expect(try await store.apps().isEmpty)
    }

    @Test("an identifier belongs to one app, be it the app's own or that of an extension")
    func identifierTaken() async throws {
        let store = try await store()
        try await store.record(app("org.example.bakery", extensions: ["org.example.bakery.intents"]), by: bakers)
        for claim in [
            app("org.example", extensions: ["org.example.bakery"]),
            app("org.example", extensions: ["org.example.bakery.intents"]), app("org.example.bakery.intents"),
        ] {
            let error = await #expect(throws: StoreError.self) { try await store.record(claim, by: millers) }
            #expect(error?.code == .identifierTaken)
            #expect(error?.reason.description.hasSuffix("belongs to the installed app org.example.bakery") == true)
        }
        try await store.record(app("org.example.bakery", extensions: ["org.example.bakery.intents"]), by: bakers)
    }

    @Test("an app from before there were teams may be taken by one, and then is its own")
    func unsigned() async throws {
        let store = try await store()
        try await store.record(app("org.example.bakery"))
        try await store.record(app("org.example.bakery"), by: bakers)
        let error = await #expect(throws: StoreError.self) {
            try await store.record(app("org.example.bakery"), by: millers)
        }
        #expect(error?.code == .otherTeam)
    }
}
