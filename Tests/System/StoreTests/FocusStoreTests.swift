// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Sentences
import TestSupport
import Testing

@testable import Store

@Suite("Focuses in the store")
struct FocusStoreTests {
    private static let tea = "org.example.tea"
    private static let mail = "org.example.mail"

    private let folder: TemporaryFolder
    private let store: Store

    init() async throws {
        folder = try TemporaryFolder()
        store = try await Store.open(StateFolder(root: folder.url.appending(path: "state")))
        for app in [Self.tea, Self.mail] {
            try await store.record(
                AppRecord(identifier: app, name: app, path: "App.app", installed: Date(), extensions: []),
                by: TeamRecord(identifier: "TESTTEAM01", key: "key", name: "Team"))
        }
    }

    private func filter(_ app: String, _ intent: String = "Quiet", _ count: Int = 1) -> FocusRecord.Filter {
        FocusRecord.Filter(app: app, intent: intent, values: ["count": .integer(count)])
    }

    @Test("no two have one name, and one at most is on")
    func names() async throws {
        let work = try await store.addFocus("Work", normalized: "work")
        let sleep = try await store.addFocus("Sleep", normalized: "sleep")
        let error = await #expect(throws: StoreError.self) { try await store.addFocus("WORK", normalized: "work") }
        #expect(error?.code == .nameTaken)
        #expect(try await store.turnOnFocus(work.id) == nil)
        #expect(try await store.turnOnFocus(sleep.id)?.name == "Work")
        #expect(try await store.focuses().map(\.isOn) == [false, true])
        let gone = await #expect(throws: StoreError.self) { try await store.turnOnFocus(99) }
        #expect(gone?.code == .notFound)
        #expect(try await store.focus(normalized: "sleep")?.isOn == true)
        #expect(try await store.turnOnFocus(nil)?.name == "Sleep")
        #expect(try await store.turnOnFocus(nil) == nil)
        #expect(try await store.removeFocus(work.id))
        #expect(try await !store.removeFocus(work.id))
        #expect(try await store.focuses().map(\.name) == ["Sleep"])
    }

    @Test("a filter’s values are those of the focus that is on, of the app and of the intent")
    func values() async throws {
        let work = try await store.addFocus("Work", normalized: "work")
        let sleep = try await store.addFocus("Sleep", normalized: "sleep")
        try await store.setFilter(filter(Self.tea, "Quiet", 1), ofFocus: work.id)
        try await store.setFilter(filter(Self.tea, "Quiet", 2), ofFocus: work.id)
        try await store.setFilter(filter(Self.mail, "Quiet", 3), ofFocus: sleep.id)
        #expect(try await store.filterValues("Quiet", of: Self.tea) == nil)
        _ = try await store.turnOnFocus(work.id)
        #expect(try await store.filterValues("Quiet", of: Self.tea) == ["count": .integer(2)])
        #expect(try await store.filterValues("Loud", of: Self.tea) == nil)
        #expect(try await store.filterValues("Quiet", of: Self.mail) == nil)
        #expect(try await store.focuses().map(\.filters.count) == [1, 1])
    }

    @Test("filters go when they are cleared, and with their focus or their app")
    func clearing() async throws {
        let work = try await store.addFocus("Work", normalized: "work")
        for intent in ["Quiet", "Dark"] { try await store.setFilter(filter(Self.tea, intent), ofFocus: work.id) }
        try await store.setFilter(filter(Self.mail), ofFocus: work.id)
        #expect(try await store.removeFilters(of: Self.tea, "Dark", fromFocus: work.id).map(\.intent) == ["Dark"])
        #expect(try await store.removeFilters(of: Self.tea, "Dark", fromFocus: work.id).isEmpty)
        try await store.removeApp(Self.mail)
        #expect(try await store.focuses().first?.filters == [filter(Self.tea)])
        let error = await #expect(throws: StoreError.self) {
            try await store.setFilter(filter(Self.mail), ofFocus: work.id)
        }
        #expect(error?.code == .notFound)
        #expect(try await store.removeFocus(work.id))
        let gone = await #expect(throws: StoreError.self) {
            try await store.setFilter(filter(Self.tea), ofFocus: work.id)
        }
        #expect(gone?.code == .notFound)
    }

    @Test("no more is kept than there is room for")
    func bounds() async throws {
        let work = try await store.addFocus("Work", normalized: "work")
        let long = FocusRecord.Filter(
            app: Self.tea, intent: "Quiet", values: ["a": .string(String(repeating: "a", count: Store.filterBytes))])
        let tooLong = await #expect(throws: StoreError.self) { try await store.setFilter(long, ofFocus: work.id) }
        #expect(tooLong?.code == .tooMany)
        for number in 0..<Store.filterLimit {
            try await store.setFilter(filter(Self.tea, "Quiet\(number)"), ofFocus: work.id)
        }
        try await store.setFilter(filter(Self.tea, "Quiet0", 7), ofFocus: work.id)
        let tooMany = await #expect(throws: StoreError.self) {
            try await store.setFilter(filter(Self.tea), ofFocus: work.id)
        }
        #expect(tooMany?.code == .tooMany)
        for number in 1..<Store.focusLimit { _ = try await store.addFocus("\(number)", normalized: "\(number)") }
        let another = await #expect(throws: StoreError.self) { try await store.addFocus("one", normalized: "one") }
        #expect(another?.code == .tooMany)
    }
}
