// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Sentences
import TestSupport
import Testing
import Wire

@testable import Store

@Suite("Phrases and proposals in the store")
struct ProposalStoreTests {
    private static let app = "org.example.shop"
    private static let date = Date(timeIntervalSince1970: 1_800_000_000)
    private static let activity = ActivityPayload(
        activityType: "org.example.shop.shelf", title: "Shelf", userInfo: ["number": .real(.infinity)])

    private func store(_ folder: TemporaryFolder) async throws -> Store {
        let store = try await Store.open(StateFolder(root: folder.url))
        for app in [Self.app, "org.example.other"] {
            try await store.record(
                AppRecord(identifier: app, name: "Shop", path: "/", installed: Self.date, extensions: []),
                by: TeamRecord(identifier: "TESTTEAM01", key: "key", name: "Team"))
        }
        return store
    }

    private func phrase(_ text: String, app: String = app) -> PhraseRecord {
        PhraseRecord(
            text: text, normalized: text.lowercased(), app: app, meaning: .activity(Self.activity), added: Self.date)
    }

    @Test("a phrase for an activity is there again after reopening, and goes with its app")
    func activity() async throws {
        let folder = try TemporaryFolder()
        let kept = try await store(folder).add(phrase("Shelf"))
        let store = try await Store.open(StateFolder(root: folder.url))
        #expect(try await store.latestPhrases(.max) == [kept])
        #expect(try await store.phrase(kept.identifier) == kept)
        _ = try await store.removeApp(Self.app)
        #expect(try await store.latestPhrases(.max).isEmpty)
    }

    @Test("a phrase is replaced only where its own number is given, and others cannot be told from it")
    func replacing() async throws {
        let folder = try TemporaryFolder()
        let store = try await store(folder)
        let first = try await store.add(phrase("Shelf"))
        await #expect(throws: StoreError.self) { try await store.add(phrase("SHELF")) }
        await #expect(throws: StoreError.self) { try await store.add(phrase("SHELF"), replacing: first.id + 1) }
        let second = try await store.add(phrase("SHELF"), replacing: first.id)
        #expect(try await store.latestPhrases(.max) == [second])
        #expect(second.id != first.id)
    }

    @Test("changed words keep number, identifier and meaning")
    func changing() async throws {
        let folder = try TemporaryFolder()
        let store = try await store(folder)
        let first = try await store.add(phrase("Shelf"))
        let other = try await store.add(phrase("Other"))
        await #expect(throws: StoreError.self) {
            try await store.changePhrase(first.identifier, text: "other", normalized: "other")
        }
        let changed = try await store.changePhrase(
            first.identifier, text: "other", normalized: "other", replacing: other.id)
        #expect(changed.id == first.id)
        #expect(try await store.latestPhrases(.max) == [changed])
        let error = await #expect(throws: StoreError.self) {
            try await store.changePhrase(other.identifier, text: "x", normalized: "x")
        }
        #expect(error?.code == .notFound)
    }

    @Test("lists of two apps stand beside each other, and go with their app")
    func lists() async throws {
        let folder = try TemporaryFolder()
        let store = try await store(folder)
        let relevant = RelevantActionPayload(action: .activity(Self.activity), relevance: [.routine(1)])
        for app in ["org.example.other", Self.app] {
            try await store.setRelevantActions([relevant, relevant], of: app)
            try await store.setProposedActions([.activity(Self.activity)], of: app)
        }
        let kept = try await store.relevantActions()
        #expect(kept.count == 4)
        #expect(kept.filter { $0.app == Self.app }.map(\.payload) == [relevant, relevant])
        _ = try await store.removeApp(Self.app)
        #expect(try await store.relevantActions().map(\.app) == ["org.example.other", "org.example.other"])
        #expect(try await store.proposals().map(\.app) == ["org.example.other"])
        let error = await #expect(throws: StoreError.self) {
            try await store.setProposedActions([.activity(Self.activity)], of: Self.app)
        }
        #expect(error?.code == .notFound)
    }

    @Test("what an app proposes again keeps its number, and what is new has one of its own")
    func proposals() async throws {
        let folder = try TemporaryFolder()
        let store = try await store(folder)
        let shelves = (1...4).map { AppActionPayload.activity(ActivityPayload(activityType: "shelf", title: "\($0)")) }
        try await store.setProposedActions([shelves[0], shelves[1], shelves[1]], of: Self.app)
        #expect(try await store.proposals(of: Self.app).map(\.id) == [1, 2, 3])
        try await store.setProposedActions([shelves[2], shelves[1], shelves[3]], of: Self.app)
        #expect(try await store.proposals(of: Self.app).map(\.action) == [shelves[2], shelves[1], shelves[3]])
        let numbers = try await store.proposals(of: Self.app).map(\.id)
        #expect(numbers == [4, 2, 5])
        #expect(try await store.proposal(2)?.action == shelves[1])
        #expect(try await store.proposal(1) == nil)
    }

    @Test("an activity is found by the number of its action")
    func numbered() async throws {
        let folder = try TemporaryFolder()
        let store = try await store(folder)
        _ = try await store.keep(ActivityRecord(app: Self.app, activity: Self.activity, used: Self.date), atMost: 20)
        #expect(
            try await store.action(1)?.payload == .activity(Self.activity))
        #expect(try await store.action(2) == nil)
    }

    @Test("of a hundred thousand phrases one is found by its words, and those with slots by an index")
    func many() async throws {
        let folder = try TemporaryFolder()
        let store = try await store(folder)
        let database = try Database(path: StateFolder(root: folder.url).database.path)
        try database.execute(
            """
            WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000)
            INSERT INTO phrases (identifier, text, normalized, app, intent, parameters, texts, added)
            SELECT printf('00000000-0000-4000-8000-%012d', i), 'Phrase ' || i, 'phrase ' || i, '\(Self.app)', 'X', '{}',
                '{}', 0 FROM n
            """)
        let open = try await store.add(phrase("Shelf {}"))
        #expect(try await store.phrase(normalized: "phrase 99999")?.text == "Phrase 99999")
        #expect(try await store.openPhrases() == [open])
        #expect(try await store.latestPhrases(2).map(\.text) == ["Phrase 100000", "Shelf {}"])
        for (condition, index) in [("normalized = 'x'", "autoindex"), ("instr(normalized, '{}') > 0", "open_phrases")] {
            let plan = try database.rows("EXPLAIN QUERY PLAN SELECT * FROM phrases WHERE \(condition) ORDER BY id") {
                row throws(StoreError) in try row.text(3)
            }
            #expect(plan.contains { $0.contains(index) }, "\(plan)")
        }
    }
}
