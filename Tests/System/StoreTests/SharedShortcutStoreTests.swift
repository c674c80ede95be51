// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import TestSupport
import Testing

@testable import Store

@Suite("What leads to shortcuts")
struct SharedShortcutStoreTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func store() async throws -> Store {
        try await Store.open(StateFolder(root: folder.url.appending(path: "state")))
    }

    private static let moment = Date(timeIntervalSince1970: 1_000_000)

    private static func add(_ name: String, to store: Store) async throws -> ShortcutRecord {
        try await store.add(
            ShortcutRecord(
                name: name, normalized: name.lowercased(), color: 0xFF00_00FF, glyph: 59_511, actionCount: 2,
                added: moment), content: Data([1]))
    }

    private static func shared(_ content: UInt8) -> SharedShortcut {
        SharedShortcut(name: "Tea", shared: moment, content: Data([content]))
    }

    @Test("A link leads to what was shared, and the same has one link")
    func sharing() async throws {
        let store = try await store()
        let tea = try await Self.add("Tea", to: store)
        let first = try await store.share(Self.shared(1), of: tea.id)
        #expect(try await store.share(Self.shared(1), of: tea.id) == first)
        let other = try await store.share(Self.shared(2), of: tea.id)
        #expect(other.identifier != first.identifier)
        #expect(try await store.sharedShortcut(first.identifier) == first)
        #expect(try await store.sharedShortcut(UUID()) == nil)
        let error = await #expect(throws: StoreError.self) { try await store.share(Self.shared(1), of: 99) }
        #expect(error?.code == .notFound)
    }

    @Test("Links end when they are stopped, when the shortcut goes, and when there are too many")
    func ending() async throws {
        let store = try await store()
        let tea = try await Self.add("Tea", to: store)
        let first = try await store.share(Self.shared(0), of: tea.id)
        for content in 1...UInt8(Store.linkLimit) { _ = try await store.share(Self.shared(content), of: tea.id) }
        #expect(try await store.sharedShortcut(first.identifier) == nil)
        #expect(try await store.stopSharing(shortcut: tea.id) == Store.linkLimit)
        #expect(try await store.stopSharing(shortcut: tea.id) == 0)
        let last = try await store.share(Self.shared(1), of: tea.id)
        #expect(try await store.deleteShortcut(tea.id))
        #expect(try await store.sharedShortcut(last.identifier) == nil)
    }

    @Test("One that was run is an action, which is used again each time, until it goes or all is forgotten")
    func actions() async throws {
        let store = try await store()
        let (tea, cake) = (try await Self.add("Tea", to: store), try await Self.add("Cake", to: store))
        #expect(try await store.actions(at: Self.moment) == [])
        let mark = try await store.usesMark()
        try await store.markShortcut(tea.identifier, used: Self.moment)
        try await store.markShortcut(cake.identifier, used: Self.moment)
        try await store.markShortcut(tea.identifier, used: Self.moment + 60)
        try await store.markShortcut(UUID(), used: Self.moment)
        let actions = try await store.actions(at: Self.moment)
        #expect(
            actions.map(\.content) == [
                .shortcut(tea.identifier, name: "Tea"), .shortcut(cake.identifier, name: "Cake"),
            ])
        #expect(actions.allSatisfy { $0.app == ShortcutRecord.app && $0.payload == nil })
        #expect(actions.first?.used == Self.moment + 60)
        let uses = try await store.newUses(since: mark, limit: 10).uses
        #expect(uses.map(\.action) == [actions[1].id, actions[0].id])
        #expect(uses.allSatisfy { $0.isRun })
        #expect(try await store.latestShortcuts(5).map(\.name) == ["Tea", "Cake"])
        #expect(try await store.latestShortcuts(1).map(\.name) == ["Tea"])
        _ = try await store.deleteShortcut(tea.id)
        #expect(try await store.actions(at: Self.moment).count == 1)
        #expect(try await store.deleteDonations(of: nil).actions == [actions[1].id])
        #expect(try await store.actions(at: Self.moment) == [])
        #expect(try await store.shortcuts().map(\.name) == ["Cake"])
    }

    @Test("Of those that were run, the last hundred are offered")
    func limit() async throws {
        let store = try await store()
        for number in 0...Store.shortcutActionLimit {
            try await store.markShortcut(try await Self.add("Tea \(number)", to: store).identifier, used: Self.moment)
        }
        let actions = try await store.actions(at: Self.moment)
        #expect(actions.count == Store.shortcutActionLimit)
        #expect(!actions.contains { if case .shortcut(_, let name) = $0.content { name == "Tea 0" } else { true } })
    }

    @Test("A phrase may stand for one, and goes with it")
    func phrases() async throws {
        let store = try await store()
        let tea = try await Self.add("Tea", to: store)
        let phrase = try await store.add(
            PhraseRecord(
                text: "Tea time", normalized: "tea time", app: ShortcutRecord.app,
                meaning: .shortcut(tea.identifier, name: "Tea"), added: Self.moment))
        try await store.renameShortcut(tea.id, to: "Chai", normalized: "chai", at: Self.moment)
        let kept = try #require(try await store.phrase(normalized: "tea time"))
        #expect(kept.meaning == .shortcut(tea.identifier, name: "Chai"))
        #expect((kept.id, kept.app, kept.target) == (phrase.id, ShortcutRecord.app, "Chai"))
        _ = try await store.deleteShortcut(tea.id)
        #expect(try await store.latestPhrases(.max) == [])
        let error = await #expect(throws: StoreError.self) { try await store.add(phrase) }
        #expect(error?.code == .notFound)
    }
}
