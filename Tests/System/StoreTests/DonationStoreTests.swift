// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Store
import TestSupport
import Testing
import Wire

/// What the store itself promises of donations and kept activities, whatever hands them in.
@Suite("Donations in the store")
struct DonationStoreTests {
    private static let date = Date(timeIntervalSince1970: 1_800_000_000)
    private static let app = "org.example.shop"
    private static let rival = "org.example.rival"

    private let folder: TemporaryFolder
    private let store: Store

    init() async throws {
        folder = try TemporaryFolder()
        store = try await Store.open(StateFolder(root: folder.url))
        for app in [Self.app, Self.rival] {
            try await store.record(
                AppRecord(identifier: app, name: "Shop", path: "\(app).app", installed: Self.date, extensions: []),
                by: TeamRecord(identifier: "TESTTEAM01", key: "01", name: "Team"))
        }
    }

    private func donate(
        _ loaves: Int, of app: String = app, identifier: String? = nil, group: String? = nil
    ) async throws -> KeptDonation {
        let payload = IntentPayload(className: "Shop.BuyBreadIntent", values: ["loaves": .integer(loaves)])
        let record = DonationRecord(moment: Self.date, identifier: identifier, group: group)
        let kept = try await store.keep(
            NewDonation(
                app: app, intent: "BuyBreadIntent", key: "loaves=\(loaves)", content: payload, received: Self.date,
                record: record),
            within: DonationRoom())
        return try #require(kept)
    }

    @Test("each donation of a shortcut counts as one")
    func counting() async throws {
        var counts: [Int] = []
        for loaves in [1, 1, 2, 1] { counts.append(try await donate(loaves).donations) }
        #expect(counts == [1, 2, 1, 3])
    }

    @Test("a donation without an identifier is given one by its own app alone, and keeps the first")
    func naming() async throws {
        let donation = try await donate(1).donation
        try await store.nameDonation(donation, of: Self.rival, "theirs")
        #expect(try await store.donations(limit: 9).map(\.donation.identifier) == [nil])
        try await store.nameDonation(donation, of: Self.app, "ours")
        try await store.nameDonation(donation, of: Self.app, "again")
        try await store.nameDonation(donation + 1, of: Self.app, "of none")
        #expect(try await store.donations(limit: 9).map(\.donation.identifier) == ["ours"])
    }

    @Test("an app deletes its own donations by identifier or group, and no other's")
    func deleting() async throws {
        for app in [Self.app, Self.rival] {
            _ = try await donate(1, of: app, identifier: "a", group: "g")
            _ = try await donate(2, of: app, identifier: "b")
        }
        #expect(try await store.removeDonations(of: Self.app, identifiers: ["a", "a", "c"]).count == 1)
        #expect(try await store.removeDonations(of: Self.rival, group: "g").count == 1)
        let left = try await store.donations(limit: 9)
        #expect(left.map(\.action.app) == [Self.rival, Self.app])
        #expect(left.map(\.donation.identifier) == ["b", "b"])
    }

    @Test("an activity without an identifier is the one of its type with the same information")
    func activities() async throws {
        var line = ActivityPayload(activityType: "line", title: "One")
        func keep(_ number: Int, title: String) async throws -> Int? {
            line.userInfo = ["number": .integer(number)]
            line.title = title
            return try await store.keep(
                ActivityRecord(app: Self.app, activity: line, used: Self.date), atMost: 20)?.row
        }
        let first = try await keep(1, title: "One")
        let second = try await keep(2, title: "Two")
        #expect(try await keep(1, title: "Uno") == first)
        #expect(first != second)
        let titles = try await store.activities(of: Self.app, at: Self.date).compactMap(\.activity.title)
        #expect(titles.sorted() == ["Two", "Uno"])
        line.userInfo = ["number": .integer(2)]
        try await store.removeActivities(like: ActivityRecord(app: Self.app, activity: line, used: Self.date))
        #expect(try await store.activities(of: Self.app, at: Self.date).map(\.activity.title) == ["Uno"])
    }
}
