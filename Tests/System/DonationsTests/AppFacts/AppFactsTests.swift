// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import IntentValues
import Store
import TestSupport
import Testing
import Wire

@testable import Donations

@Suite("What apps say of themselves", .timeLimit(.minutes(2)))
struct AppFactsTests {
    private static let app = "org.example.player"

    private let folder: TemporaryFolder
    private let store: Store
    private let facts: AppFacts

    init() async throws {
        folder = try TemporaryFolder()
        store = try await Store.open(StateFolder(root: folder.url))
        try await store.record(
            AppRecord(identifier: Self.app, name: "Player", path: "/", installed: Date(), extensions: []),
            by: TeamRecord(identifier: "TESTTEAM01", key: "key", name: "Team"))
        var limits = FactLimits()
        limits.names = 3
        facts = AppFacts(store: store, limits: limits) { Issue.record("\($0)") }
    }

    private func identity(_ bundle: String = app) throws -> BundleIdentity {
        BundleIdentity(
            bundle: try #require(BundleIdentifier(bundle)), app: try #require(BundleIdentifier(Self.app)),
            team: try #require(TeamIdentifier("TESTTEAM01")), entitlements: Entitlements())
    }

    private func names(_ texts: [String]) -> [SpeakableStringValue] {
        texts.map { SpeakableStringValue(spokenPhrase: $0) }
    }

    @Test(
        "names are kept in their order, without what is blank, too long or there already, and no more than there is room for",
        arguments: [
            (["Run", "Hills"], ["Run", "Hills"]), ([], []), (["Run", " ", "", "Run", "\n"], ["Run"]),
            (["a", "b", "c", "d"], ["a", "b", "c"]), ([String(repeating: "n", count: 1025), "b"], ["b"]),
            ([String(repeating: "n", count: 1024)], [String(repeating: "n", count: 1024)]),
        ])
    func kept(given: [String], kept: [String]) async throws {
        let call = VocabularyCall.set(names(given), type: VocabularyType.workoutActivityName.rawValue)
        #expect(try await facts.answer(call, from: try identity()).get() == kept.count)
        #expect(
            try await store.vocabularies()[Self.app]
                == (kept.isEmpty ? nil : [.workoutActivityName: names(kept)]))
    }

    @Test("names of one type take the place of those of that type alone, and all can be taken back")
    func replacing() async throws {
        for (texts, type) in [
            (["Run"], VocabularyType.workoutActivityName), (["Ann"], .contactName), (["Bo"], .contactName),
        ] {
            _ = try await facts.answer(.set(names(texts), type: type.rawValue), from: try identity()).get()
        }
        #expect(
            try await store.vocabularies()[Self.app]
                == [.workoutActivityName: names(["Run"]), .contactName: names(["Bo"])])
        #expect(try await facts.answer(.removeAll, from: try identity()).get() == 0)
        #expect(try await store.vocabularies()[Self.app] == nil)
    }

    @Test("what an extension, or no app, says is refused with the reason")
    func refused() async throws {
        let refusals = [
            await facts.answer(.set(names(["Ann"]), type: 1), from: try identity("\(Self.app).intents")),
            await facts.answer(.removeAll, from: try identity("\(Self.app).intents")),
            await facts.answer(.set(names(["Ann"]), type: 99), from: try identity()),
        ]
        for (refusal, reason) in zip(refusals, ["set it in the app", "set it in the app", "no vocabulary of type 99"]) {
            guard case .failure(let refusal) = refusal else {
                Issue.record("it should be refused: \(reason)")
                continue
            }
            #expect(refusal.text.contains(reason), "\(refusal.text)")
        }
        #expect(try await store.vocabularies() == [:])
    }

    @Test("a context takes the place of the one before, and impossible ones are refused")
    func contexts() async throws {
        for items in [nil, 3, 345] {
            let context = MediaContextPayload(subscription: 2, libraryItems: items)
            _ = try await facts.answer(UserContextCall(context: context), from: try identity()).get()
            #expect(try await store.mediaContexts() == [Self.app: context])
        }
        for context in [MediaContextPayload(subscription: 3), MediaContextPayload(libraryItems: -1)] {
            let answer = await facts.answer(UserContextCall(context: context), from: try identity())
            guard case .failure = answer else {
                Issue.record("\(context) should be refused")
                continue
            }
        }
        #expect(try await store.mediaContexts()[Self.app]?.libraryItems == 345)
    }

    @Test(
        "a prediction mode is kept for its type of media, if there are such",
        arguments: [(1, 6, true), (0, 0, true), (2, 6, false), (1, 65, false), (-1, 6, false), (0, -1, false)])
    func modes(mode: Int, type: Int, isKept: Bool) async throws {
        let answer = await facts.answer(PredictionModeCall(mode: mode, mediaType: type), from: try identity())
        if case .success = answer { #expect(isKept) } else { #expect(!isKept) }
        #expect(try await store.predictionModes() == (isKept ? [Self.app: [type: mode]] : [:]))
    }
}
