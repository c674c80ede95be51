// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import Store
import TestSupport
import Testing

@Suite("Kept shortcuts")
struct ShortcutStoreTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func store() async throws -> Store {
        try await Store.open(StateFolder(root: folder.url.appending(path: "state")))
    }

    private static let moment = Date(timeIntervalSince1970: 1_000_000)

    private static func record(_ name: String) -> ShortcutRecord {
        ShortcutRecord(
            name: name, normalized: name.lowercased(), color: 0xFF00_00FF, glyph: 59_511, actionCount: 2, added: moment)
    }

    @Test("are there again as they were, by name")
    func kept() async throws {
        let store = try await store()
        let tea = try await store.add(Self.record("Tea"), content: Data([1, 2]))
        let coffee = try await store.add(Self.record("Coffee"), content: Data([3]))
        #expect(try await store.shortcuts() == [coffee, tea])
        #expect(try await store.shortcut(normalized: "tea") == tea)
        #expect(try await store.shortcut(tea.identifier) == tea)
        #expect(try await store.content(ofShortcut: tea.id) == Data([1, 2]))
        #expect(try await store.shortcut(normalized: "cocoa") == nil)
        #expect(try await store.content(ofShortcut: 99) == nil)
    }

    @Test("have a name each, which another takes only in its place")
    func names() async throws {
        let store = try await store()
        let first = try await store.add(Self.record("Tea"), content: Data())
        try await store.set(ShortcutPermission(.network, "a.b"), of: first.id, to: true)
        let taken = await #expect(throws: StoreError.self) { try await store.add(Self.record("TEA"), content: Data()) }
        #expect(taken?.code == .nameTaken)
        let second = try await store.add(Self.record("TEA"), content: Data([9]), replacing: true)
        #expect(try await store.shortcuts() == [second])
        // What leads to the one before leads to this one.
        #expect((second.id, second.identifier) == (first.id, first.identifier))
        #expect(try await store.content(ofShortcut: second.id) == Data([9]))
        // What the one before was allowed, another is not.
        #expect(try await store.isAllowed(ShortcutPermission(.network, "a.b"), of: second.id) == nil)
        let other = try await store.add(Self.record("Coffee"), content: Data())
        let clash = await #expect(throws: StoreError.self) {
            try await store.renameShortcut(other.id, to: "Tea", normalized: "tea", at: Self.moment)
        }
        #expect(clash?.code == .nameTaken)
        try await store.renameShortcut(other.id, to: "coffee", normalized: "coffee", at: Self.moment)
        #expect(try await store.shortcut(normalized: "coffee")?.name == "coffee")
        let gone = await #expect(throws: StoreError.self) {
            try await store.renameShortcut(99, to: "New", normalized: "new", at: Self.moment)
        }
        #expect(gone?.code == .notFound)
    }

    @Test("keep what they were allowed and forbidden, until they go")
    func permissions() async throws {
        let store = try await store()
        let tea = try await store.add(Self.record("Tea"), content: Data())
        let host = ShortcutPermission(.network, "example.org")
        let script = ShortcutPermission(.script, "rm -rf x")
        #expect(try await store.isAllowed(host, of: tea.id) == nil)
        try await store.set(host, of: tea.id, to: true)
        try await store.set(script, of: tea.id, to: false)
        #expect(try await store.isAllowed(host, of: tea.id) == true)
        #expect(try await store.isAllowed(script, of: tea.id) == false)
        try await store.set(host, of: tea.id, to: false)
        #expect(try await store.isAllowed(host, of: tea.id) == false)
        #expect(try await store.isAllowed(script, of: tea.id) == false)
        #expect(try await store.deleteShortcut(tea.id))
        #expect(try await !store.deleteShortcut(tea.id))
        #expect(try await store.isAllowed(host, of: tea.id) == nil)
        #expect(try await store.isAllowed(script, of: tea.id) == nil)
        // Of one that has gone nothing is kept.
        try await store.set(host, of: tea.id, to: true)
        #expect(try await store.isAllowed(host, of: tea.id) == nil)
    }
}
