// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import IntentValues
import Sentences
import Store
import TestSupport
import Testing
import Wire

@testable import Donations

@Suite("Focuses", .timeLimit(.minutes(2)))
struct FocusesTests {
    private static let tea = "org.example.tea"
    private static let mail = "org.example.mail"

    private let folder: TemporaryFolder
    private let store: Store
    private let focuses: Focuses

    init() async throws {
        folder = try TemporaryFolder()
        store = try await Store.open(StateFolder(root: folder.url))
        for app in [Self.tea, Self.mail] {
            try await store.record(
                AppRecord(identifier: app, name: app, path: "App.app", installed: Date(), extensions: []),
                by: TeamRecord(identifier: "TESTTEAM01", key: "key", name: "Team"))
        }
        focuses = Focuses(store: store) { Issue.record("\($0)") }
    }

    private func answer(_ app: String, part: String? = nil) async throws -> [String: IntentValue]? {
        let identity = BundleIdentity(
            bundle: try #require(BundleIdentifier(part ?? app)), app: try #require(BundleIdentifier(app)),
            team: try #require(TeamIdentifier("TESTTEAM01")), entitlements: Entitlements())
        return try await focuses.answer(FocusFilterCall(intent: "Quiet"), from: identity).get().values
    }

    @Test("are found by their names, whatever the case, and those that do not exist are named")
    func names() async throws {
        let none = await #expect(throws: Problem<Fault>.self) { try await focuses.named("Work") }
        #expect(none?.code == .input)
        #expect(try await focuses.add("  Schöner Feierabend ").name == "Schöner Feierabend")
        #expect(try await focuses.named("SCHÖNER feierabend").name == "Schöner Feierabend")
        #expect(try await focuses.named("Scho\u{308}ner Feierabend").name == "Schöner Feierabend")
        let error = await #expect(throws: Problem<Fault>.self) { try await focuses.named("Work") }
        #expect(error?.description.contains("Schöner Feierabend") == true)
        let taken = await #expect(throws: StoreError.self) { try await focuses.add("schöner feierabend") }
        #expect(taken?.code == .nameTaken)
    }

    @Test(
        "are called by a line that is not long",
        arguments: ["", " ", "a\nb", "a\u{7}", String(repeating: "a", count: 61)])
    func badNames(name: String) async {
        let error = await #expect(throws: Problem<Fault>.self) { try await focuses.add(name) }
        #expect(error?.code == .input)
    }

    @Test("an app and its extension are told what was chosen for the app, while the focus is on, and no other is")
    func answers() async throws {
        let work = try await focuses.add("Work")
        try await focuses.set(.init(app: Self.tea, intent: "Quiet", values: ["hides": .boolean(true)]), in: work)
        #expect(try await answer(Self.tea) == nil)
        #expect(try await focuses.turnOn(work) == nil)
        #expect(try await answer(Self.tea) == ["hides": .boolean(true)])
        #expect(try await answer(Self.tea, part: "\(Self.tea).intents") == ["hides": .boolean(true)])
        #expect(try await answer(Self.mail) == nil)
        #expect(try await focuses.turnOn(nil)?.name == "Work")
        #expect(try await answer(Self.tea) == nil)
    }

    @Test("what is done about them is done one after the other, also where one fails")
    func turns() async throws {
        let turns = WorkInTurn()
        let log = Log()
        let (gate, open) = AsyncStream<Void>.makeStream()
        let first = Task {
            try await turns.perform {
                for await _ in gate { break }
                await log.add(1)
                throw Problem("no")
            }
        }
        // The second comes when the first has its turn already.
        while !turns.isBusy { await Task.yield() }
        let second = Task { try await turns.perform { await log.add(2) } }
        open.yield()
        await #expect(throws: Problem("no")) { try await first.value }
        try await second.value
        #expect(await log.entries == [1, 2])
    }

    private actor Log {
        private(set) var entries: [Int] = []

        func add(_ entry: Int) { entries.append(entry) }
    }
}
