// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Sentences
import TestSupport
import Testing
import Wire

@testable import Store

@Suite("What apps say of themselves, in the store")
struct FactStoreTests {
    private static let app = "org.example.shop"
    private static let other = "org.example.other"
    private static let ann = SpeakableStringValue(identifier: "7", spokenPhrase: "Ann", pronunciationHint: "an")

    private func store(_ folder: TemporaryFolder) async throws -> Store {
        let store = try await Store.open(StateFolder(root: folder.url))
        for app in [Self.app, Self.other] {
            try await store.record(
                AppRecord(identifier: app, name: "Shop", path: "/", installed: Date(), extensions: []),
                by: TeamRecord(identifier: "TESTTEAM01", key: "key", name: "Team"))
        }
        return store
    }

    @Test("all of it is there again after reopening, and goes with its app")
    func kept() async throws {
        let folder = try TemporaryFolder()
        let first = try await store(folder)
        let context = MediaContextPayload(subscription: 1)
        for app in [Self.app, Self.other] {
            try await first.setVocabulary([Self.ann], of: .contactName, in: app)
            try await first.setMediaContext(context, of: app)
            try await first.setPredictionMode(1, forMedia: 6, of: app)
        }
        let store = try await Store.open(StateFolder(root: folder.url))
        #expect(try await store.vocabularies()[Self.app] == [.contactName: [Self.ann]])
        #expect(try await store.mediaContexts() == [Self.app: context, Self.other: context])
        _ = try await store.removeApp(Self.app)
        #expect(try await store.vocabularies() == [Self.other: [.contactName: [Self.ann]]])
        #expect(try await store.mediaContexts() == [Self.other: context])
        #expect(try await store.predictionModes() == [Self.other: [6: 1]])
    }

    @Test("nothing is kept of an app that is not installed")
    func absent() async throws {
        let store = try await store(try TemporaryFolder())
        let absent = "org.example.absent"
        let errors = [
            await #expect(throws: StoreError.self) { try await store.setVocabulary([], of: .contactName, in: absent) },
            await #expect(throws: StoreError.self) { try await store.setMediaContext(.init(), of: absent) },
            await #expect(throws: StoreError.self) { try await store.setPredictionMode(0, forMedia: 0, of: absent) },
        ]
        #expect(errors.map { $0?.code } == [.notFound, .notFound, .notFound])
    }

    @Test("names that were changed are told from those before, by whichever process")
    func versions() async throws {
        let folder = try TemporaryFolder()
        let (store, second) = (try await store(folder), try await Store.open(StateFolder(root: folder.url)))
        var seen = [try await store.vocabularyVersion()]
        #expect(try await store.vocabularyVersion() == seen[0])
        try await store.setVocabulary([Self.ann], of: .contactName, in: Self.app)
        seen.append(try await store.vocabularyVersion())
        try await second.setVocabulary([Self.ann], of: .carName, in: Self.app)
        seen.append(try await store.vocabularyVersion())
        try await store.removeVocabulary(of: Self.app)
        seen.append(try await store.vocabularyVersion())
        #expect(Set(seen).count == 4)
    }

    @Test("a row that is damaged takes no other names away")
    func damaged() async throws {
        let folder = try TemporaryFolder()
        let store = try await store(folder)
        try await store.setVocabulary([Self.ann], of: .contactName, in: Self.app)
        try await store.setVocabulary([Self.ann], of: .carName, in: Self.app)
        let database = try Database(path: StateFolder(root: folder.url).database.path)
        try database.execute(
            "UPDATE vocabularies SET names = '[' WHERE type = 304; UPDATE vocabularies SET names = '[' WHERE type = 301; "
                + "INSERT INTO vocabularies (app, type, names) VALUES ('\(Self.app)', 5000, '[]')")
        #expect(try await store.vocabularies()[Self.app] == [.contactName: [Self.ann]])
    }

    @Test("media that are suggested stand beside what is proposed, and neither takes the other's place")
    func suggestedMedia() async throws {
        let store = try await store(try TemporaryFolder())
        func action(_ type: String) -> AppActionPayload { .activity(ActivityPayload(activityType: type, title: type)) }
        try await store.setProposedActions([action("song")], of: Self.app, kind: .media)
        try await store.setProposedActions([action("a"), action("b")], of: Self.app)
        #expect(try await store.proposals(of: Self.app).map(\.action) == ["a", "b", "song"].map(action))
        try await store.setProposedActions([], of: Self.app)
        #expect(try await store.proposals(of: Self.app).map(\.kind) == [.media])
        #expect(try await store.proposal(1)?.action == action("song"))
        try await store.setProposedActions([action("news"), action("song")], of: Self.app, kind: .media)
        #expect(try await store.proposals().map(\.id) == [4, 1])
    }
}
