// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Store
import TestSupport
import Testing
import Wire

@testable import Donations

@Suite("What apps report about their contents", .timeLimit(.minutes(2)))
struct ContentsTests {
    private static let app = "org.example.notes"
    private static let now = Date(timeIntervalSince1970: 1_800_000_000)

    private let folder: TemporaryFolder
    private let store: Store
    private let facts: AppFacts

    init() async throws {
        folder = try TemporaryFolder()
        store = try await Store.open(StateFolder(root: folder.url))
        for app in [Self.app, "org.example.other"] {
            try await store.record(
                AppRecord(identifier: app, name: "Notes", path: "/", installed: Date(), extensions: []),
                by: TeamRecord(identifier: "TESTTEAM01", key: "key", name: "Team"))
        }
        var limits = FactLimits()
        (limits.contents, limits.content, limits.text) = (3, 20, 30)
        facts = AppFacts(store: store, limits: limits) { Issue.record("\($0)") }
    }

    private func tell(_ call: ContentsCall, as app: String = app, bundle: String? = nil) async throws -> CallRefusal? {
        let identity = BundleIdentity(
            bundle: try #require(BundleIdentifier(bundle ?? app)), app: try #require(BundleIdentifier(app)),
            team: try #require(TeamIdentifier("TESTTEAM01")), entitlements: Entitlements())
        if case .failure(let refusal) = await facts.answer(call, from: identity) { return refusal }
        return nil
    }

    private func note(_ name: String, domain: String? = nil, expires: Date? = nil) -> ContentPayload {
        ContentPayload(identifier: name, domain: domain, title: "Note \(name)", expires: expires)
    }

    private func kept() async throws -> [String] {
        try await store.contents(at: Self.now).map { "\($0.app.suffix(5)) \($0.content.identifier)" }
    }

    @Test("the latest are kept, each once, and those of an extension are its app's")
    func latest() async throws {
        #expect(try await tell(.index([note("1"), note("2")])) == nil)
        #expect(try await tell(.index([note("3"), note("1")]), bundle: "\(Self.app).intents") == nil)
        #expect(try await kept() == ["notes 1", "notes 3", "notes 2"])
        #expect(try await tell(.index([note("4")])) == nil)
        #expect(try await kept() == ["notes 4", "notes 1", "notes 3"])
    }

    @Test("what has expired no longer exists, and what is another app's stays")
    func others() async throws {
        _ = try await tell(.index([note("1", expires: Self.now), note("2", expires: Self.now + 1)]))
        _ = try await tell(.index([note("2")]), as: "org.example.other")
        #expect(try await kept() == ["other 2", "notes 2"])
        #expect(try await tell(.deleteAll) == nil)
        #expect(try await kept() == ["other 2"])
    }

    @Test("names and domains take out what they name, with the domains in them")
    func deleting() async throws {
        _ = try await tell(.index([note("1", domain: "a.b"), note("2", domain: "a"), note("3", domain: "ab")]))
        #expect(try await tell(.deleteDomains(["a", "%"])) == nil)
        #expect(try await kept() == ["notes 3"])
        #expect(try await tell(.delete(["3", "nothing"])) == nil)
        #expect(try await kept() == [])
    }

    @Test("with the app its contents go")
    func uninstalled() async throws {
        _ = try await tell(.index([note("1")]))
        try await store.removeApp(Self.app)
        #expect(try await kept() == [])
    }

    @Test("long texts are cut between characters, and what is not an item is refused, all of the call")
    func bounds() async throws {
        var long = note("1")
        long.description = String(repeating: "郁", count: 20)
        long.title = String(repeating: "t", count: 100)
        long.keywords = (0..<100).map { "\($0)" }
        #expect(try await tell(.index([long])) == nil)
        let content = try #require(try await store.contents(at: Self.now).first?.content)
        #expect(content.description == String(repeating: "郁", count: 6))
        #expect(content.title.utf8.count == 30 && content.keywords.count == 32)
        var nameless = note("2")
        nameless.title = " "
        for wrong in [[note("3"), nameless], [note(String(repeating: "n", count: 31))], (0..<4).map { note("\($0)") }] {
            #expect(try await tell(.index(wrong)) != nil)
        }
        #expect(try await kept() == ["notes 1"])
    }
}
