// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Sentences
import TestSupport
import Testing

@testable import Store

@Suite("The store")
struct StoreTests {
    private let folder: TemporaryFolder
    private var state: StateFolder { StateFolder(root: folder.url.appending(path: "state")) }

    init() throws {
        folder = try TemporaryFolder()
    }

    private static let date = Date(timeIntervalSince1970: 1_800_000_000.25)

    private func app(_ identifier: String = "org.example.shop", name: String = "Shop") -> AppRecord {
        AppRecord(
            identifier: identifier, name: name, path: "\(identifier).app", installed: Self.date,
            extensions: [
                .init(identifier: "\(identifier).intents", kind: "intentsExtension", path: "PlugIns/I.appex")
            ])
    }

    private func phrase(_ text: String, app: String = "org.example.shop") -> PhraseRecord {
        PhraseRecord(
            id: 0, text: text, normalized: text.lowercased(), app: app,
            meaning: .intent(
                "BuyBreadIntent", values: ["loaves": .integer(2), "kinds": .array([.string("rye")])],
                texts: ["when": "tomorrow"]),
            added: Self.date)
    }

    @Test("an app and its phrases are there again after reopening")
    func durability() async throws {
        var expected = phrase("Buy bread")
        do {
            let store = try await Store.open(state)
            try await store.record(app())
            _ = try await store.add(expected)
        }
        let store = try await Store.open(state)
        #expect(try await store.apps() == [app()])
        expected.id = 1
        #expect(try await store.latestPhrases(.max) == [expected])
    }

    @Test("what one process writes another reads, while both are open")
    func twoConnections() async throws {
        let first = try await Store.open(state)
        let second = try await Store.open(state)
        try await first.record(app())
        #expect(try await second.apps().map(\.identifier) == ["org.example.shop"])
        try await second.removeApp("org.example.shop")
        #expect(try await first.apps().isEmpty)
    }

    @Test("an app installed again keeps its phrases and loses its old extensions")
    func replacement() async throws {
        let store = try await Store.open(state)
        try await store.record(app())
        _ = try await store.add(phrase("Buy bread"))
        var newer = app(name: "Shop 2")
        newer.extensions = []
        try await store.record(newer)
        #expect(try await store.apps() == [newer])
        #expect(try await store.latestPhrases(.max).count == 1)
    }

    @Test("a removed app takes its phrases and extensions along")
    func cascade() async throws {
        let store = try await Store.open(state)
        try await store.record(app())
        try await store.record(app("org.example.other"))
        _ = try await store.add(phrase("Buy bread"))
        _ = try await store.add(phrase("Something else", app: "org.example.other"))
        try await store.removeApp("org.example.shop")
        #expect(try await store.latestPhrases(.max).map(\.text) == ["Something else"])
        #expect(try await store.apps().map(\.identifier) == ["org.example.other"])
    }

    @Test("a phrase that is taken names whose it is")
    func clash() async throws {
        let store = try await Store.open(state)
        try await store.record(app())
        let first = try await store.add(phrase("Buy bread"))
        let error = await #expect(throws: StoreError.self) { try await store.add(phrase("BUY BREAD")) }
        #expect(error?.code == .phraseTaken)
        #expect(error?.description.contains("BuyBreadIntent of org.example.shop") == true)
        #expect(error?.remedy.description.contains("id \(first.id)") == true)
    }

    @Test("a phrase of an app that does not exist is refused")
    func orphan() async throws {
        let store = try await Store.open(state)
        let error = await #expect(throws: StoreError.self) { try await store.add(phrase("Buy bread")) }
        #expect(error?.code == .notFound)
    }

    @Test("a phrase is removed by its number or its words, and its number is not given again")
    func removal() async throws {
        let store = try await Store.open(state)
        try await store.record(app())
        let first = try await store.add(phrase("One"))
        let second = try await store.add(phrase("Two"))
        #expect(try await store.removePhrase(id: second.id) == second)
        #expect(try await store.removePhrase(id: second.id) == nil)
        #expect(try await store.removePhrase(normalized: "one") == first)
        #expect(try await store.add(phrase("Three")).id == 3)
    }

    @Test(
        "a hostile name is only a name",
        arguments: [
            "'; DROP TABLE apps; --", "\0", "a\0b", "🍕", "\"", "%_", String(repeating: "x", count: 500), "",
        ])
    func hostileNames(text: String) async throws {
        let store = try await Store.open(state)
        try await store.record(app(text, name: text))
        var hostile = phrase(text, app: text)
        hostile.meaning = .intent(text, values: [text: .string(text)], texts: [text: text])
        let kept = try await store.add(hostile)
        #expect(try await store.apps().map(\.name) == [text])
        #expect(try await store.latestPhrases(.max) == [kept])
        #expect(kept.meaning == hostile.meaning)
    }

    @Test("a row with bytes of the wrong type is damage, not a default")
    func damagedRow() async throws {
        let store = try await Store.open(state)
        try await store.record(app())
        _ = try await store.add(phrase("One"))
        try Database(path: state.database.path).execute("UPDATE phrases SET parameters = '{\"a\":3}'")
        let error = await #expect(throws: StoreError.self) { try await store.latestPhrases(.max) }
        #expect(error?.code == .damaged)
    }

    @Test("a hundred phrases at once all arrive")
    func concurrency() async throws {
        let store = try await Store.open(state)
        try await store.record(app())
        try await withThrowingTaskGroup { group in
            for number in 0..<100 { group.addTask { _ = try await store.add(phrase("phrase \(number)")) } }
            try await group.waitForAll()
        }
        #expect(Set(try await store.latestPhrases(.max).map(\.id)) == Set(1...100))
    }
}
