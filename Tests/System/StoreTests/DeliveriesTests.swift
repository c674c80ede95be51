// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import TestSupport
import Testing
import Wire

@testable import Store

@Suite("What waits for an app, in the store")
struct DeliveriesTests {
    private let folder: TemporaryFolder
    private let date = Date(timeIntervalSince1970: 1_800_000_000)
    private let item = LaunchItem.quickAction(QuickActionPayload(type: "order", title: "咖啡"))

    init() throws {
        folder = try TemporaryFolder()
    }

    private func store() async throws -> Store {
        let store = try await Store.open(StateFolder(root: folder.url.appending(path: "state")))
        for app in ["one", "two"] {
            try await store.record(
                AppRecord(identifier: app, name: app, path: "/", installed: date, extensions: []),
                by: TeamRecord(identifier: "TEAM", key: "key", name: "Team"))
        }
        return store
    }

    @Test("comes back as it was, in its order, after the store was closed")
    func order() async throws {
        let activity = LaunchItem.activity(ActivityPayload(activityType: "read"), nil)
        do {
            let store = try await store()
            _ = try await store.addDelivery(of: item, to: "one", at: date, limit: 9)
            _ = try await store.addDelivery(of: item, to: "two", at: date, limit: 9)
            _ = try await store.addDelivery(of: activity, to: "one", at: date, limit: 9)
        }
        let kept = try await store().deliveries(of: "one")
        #expect(kept.map(\.delivery) == [Delivery(id: 1, item: item), Delivery(id: 3, item: activity)])
        #expect(kept.map(\.added) == [date, date])
    }

    @Test("may hold numbers that JSON lacks")
    func oddNumbers() async throws {
        var activity = ActivityPayload(activityType: "read")
        activity.userInfo = ["far": .real(.infinity), "none": .real(.nan)]
        let store = try await store()
        _ = try await store.addDelivery(of: .activity(activity, nil), to: "one", at: date, limit: 9)
        guard case .activity(let kept, _)? = try await store.deliveries(of: "one").first?.delivery.item,
            case .real(let none)? = kept.userInfo["none"]
        else {
            Issue.record("not kept")
            return
        }
        #expect(kept.userInfo["far"] == .real(.infinity))
        #expect(none.isNaN)
    }

    @Test("was kept within the calendar, whatever the clock said, and holds no date beyond it")
    func oddDates() async throws {
        let store = try await store()
        let timeless = Date(timeIntervalSince1970: 1e300)
        for date in [timeless, Date(timeIntervalSince1970: -1e300), date] {
            _ = try await store.addDelivery(of: item, to: "one", at: date, limit: 9)
        }
        #expect(try await store.deliveries(of: "one").map(\.added) == [.distantFuture, .distantPast, date])
        var activity = ActivityPayload(activityType: "read")
        activity.expirationDate = timeless
        let refusal = await #expect(throws: StoreError.self) {
            try await store.addDelivery(of: .activity(activity, nil), to: "two", at: date, limit: 9)
        }
        #expect(refusal?.reason.description.hasSuffix("a date lies between the years 1 and 4001") == true)
    }

    @Test("never has a number again that was given before")
    func numbers() async throws {
        let store = try await store()
        let first = try await store.addDelivery(of: item, to: "one", at: date, limit: 9)
        try await store.removeDelivery(first.id, of: "one")
        #expect(try await store.addDelivery(of: item, to: "one", at: date, limit: 9).id == first.id + 1)
    }

    @Test("is forgotten for its own app only")
    func ownership() async throws {
        let store = try await store()
        let delivery = try await store.addDelivery(of: item, to: "one", at: date, limit: 9)
        try await store.removeDelivery(delivery.id, of: "two")
        try await store.countCrash(overDelivery: delivery.id, of: "two")
        #expect(try await store.deliveries(of: "one").map(\.crashes) == [0])
        try await store.countCrash(overDelivery: delivery.id, of: "one")
        #expect(try await store.deliveries(of: "one").map(\.crashes) == [1])
    }

    @Test("is bounded, and the app has to be there")
    func bounds() async throws {
        let store = try await store()
        _ = try await store.addDelivery(of: item, to: "one", at: date, limit: 1)
        let full = await #expect(throws: StoreError.self) {
            try await store.addDelivery(of: item, to: "one", at: date, limit: 1)
        }
        #expect(full?.code == .tooMany)
        let nobody = await #expect(throws: StoreError.self) {
            try await store.addDelivery(of: item, to: "nobody", at: date, limit: 1)
        }
        #expect(nobody?.code == .notFound)
    }

    @Test("keeps the time it was added, and goes with its app")
    func age() async throws {
        let store = try await store()
        _ = try await store.addDelivery(of: item, to: "one", at: date, limit: 9)
        _ = try await store.addDelivery(of: item, to: "one", at: date + 10, limit: 9)
        #expect(try await store.deliveries(of: "one").map(\.added) == [date, date + 10])
        try await store.removeApp("one")
        #expect(try await store.deliveries(of: "one") == [])
    }

    @Test("that was damaged is an error, not something else")
    func damage() async throws {
        let store = try await store()
        let delivery = try await store.addDelivery(of: item, to: "one", at: date, limit: 9)
        try await store.damage(delivery.id)
        let error = await #expect(throws: StoreError.self) { try await store.deliveries(of: "one") }
        #expect(error?.code == .damaged)
    }
}

extension Store {
    fileprivate func damage(_ id: Int) throws(StoreError) {
        try database.run("UPDATE deliveries SET item = '{\"telephone\":1}' WHERE id = ?", [.integer(id)])
    }
}
