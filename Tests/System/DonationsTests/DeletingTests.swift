// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Store
import TestSupport
import Testing
import Wire

@testable import Donations

@Suite("Deleting donations")
struct DeletingTests {
    private typealias Test = TestDonations

    /// Five of the app's, on three actions, and one of another app's with the same names.
    private func filled() async throws -> Test {
        let test = try await Test()
        await test.order(["kind": .string("a")], identifier: "1", group: "g")
        await test.order(["kind": .string("a")], identifier: "2", group: "h")
        await test.order(["kind": .string("b")], identifier: "3", group: "g")
        await test.order(["kind": .string("b")], identifier: "1")
        await test.order(["kind": .string("c")])
        await test.order(["kind": .string("a")], identifier: "1", group: "g", by: try Test.identity(Test.other))
        return test
    }

    @Test(
        "the donations go, and the actions that none is left of; another app's stay",
        arguments: [
            (.delete(["1"]), 3, ["c", "b", "a"]), (.delete(["1", "3", "1", "x"]), 2, ["c", "a"]),
            (.delete(["1", "2"]), 2, ["c", "b"]), (.delete(["x", ""]), 5, ["c", "b", "a"]),
            (.delete([]), 5, ["c", "b", "a"]),
            (.deleteGroup("g"), 3, ["c", "b", "a"]), (.deleteGroup("h"), 4, ["c", "b", "a"]),
            (.deleteGroup("x"), 5, ["c", "b", "a"]), (.deleteAll, 0, []),
        ] as [(DonationCall, Int, [String])])
    func delete(call: DonationCall, left: Int, kinds: [String]) async throws {
        let test = try await filled()
        #expect(await test.donations.answer(call, from: test.identity) == .success(nil))
        #expect(try await test.donations.list(app: Test.app, limit: 10).count == left)
        #expect(try await test.kinds(of: Test.app) == kinds)
        #expect(try await test.donations.actions(app: Test.app).map(\.donations).reduce(0, +) == left)
        #expect(try await test.kinds(of: Test.other) == ["a"])
        #expect(try await test.donations.list(app: Test.other, limit: 10).count == 1)
        // What is gone does not come back with a new donation of the same action.
        await test.order(["kind": .string("b")])
        #expect(try await test.donations.list(app: Test.app, limit: 10).count == left + 1)
    }

    @Test("by numbers, of whichever app, and everything at once; activities stay")
    func commands() async throws {
        let test = try await filled()
        let activity = ActivityPayload(activityType: "read", title: "t")
        _ = try await test.store.keep(
            ActivityRecord(app: Test.app, activity: activity, used: test.clock.date), atMost: 20)
        let all = try await test.donations.list(limit: 10)
        var events = test.donations.events().makeAsyncIterator()
        let removed = try await test.donations.delete([all[0].id, all[1].id, 999])
        for donation in all.prefix(2).sorted(by: { $0.action.app < $1.action.app }) {
            let event = DonationEvent.forgotten(
                app: donation.action.app, donations: 1, actions: [donation.action.id])
            #expect(await events.next() == event)
        }
        #expect(removed.count == 2)
        #expect(Set(removed.actions) == [all[0].action.id, all[1].action.id])
        #expect(try await test.donations.deleteAll(of: Test.app).count == 4)
        await test.order()
        await test.order(by: try Test.identity(Test.other))
        #expect(try await test.donations.deleteAll().count == 2)
        #expect(try await test.donations.list(limit: 10).isEmpty)
        #expect(try await test.donations.actions().count == 1)
    }

    @Test("a donation may be named later, once, by its own app")
    func naming() async throws {
        let test = try await Test()
        let anonymous = try #require(await test.order().reply ?? nil)
        let named = try #require(await test.order(identifier: "own").reply ?? nil)
        let rival = try Test.identity(Test.other)
        for (number, name, identity) in [
            (anonymous, "stolen", rival), (anonymous, "mine", test.identity), (anonymous, "again", test.identity),
            (named, "other", test.identity), (999, "nobody's", test.identity), (Int.min, "odd", test.identity),
        ] {
            let reply = await test.donations.answer(.name(donation: number, identifier: name), from: identity)
            #expect(reply == .success(nil))
        }
        #expect(try await test.donations.list(limit: 5).map(\.record.identifier) == ["own", "mine"])
        _ = await test.donations.answer(.delete(["mine"]), from: test.identity)
        #expect(try await test.donations.list(limit: 5).map(\.id) == [named])
        let long = String(repeating: "x", count: 257)
        #expect(
            await test.donations.answer(.name(donation: named, identifier: long), from: test.identity).refusal != nil)
    }

    @Test("an uninstalled app's are gone with it, from the disk too")
    func uninstalling() async throws {
        let test = try await filled()
        try await test.store.removeApp(Test.app)
        #expect(try await test.donations.list(limit: 10).map(\.action.app) == [Test.other])
        #expect(try await test.store.donationRows() == 1)
        try await test.store.checkIntegrity()
    }

    @Test("what made room is swept from the disk in large numbers")
    func sweeping() async throws {
        var limits = DonationLimits()
        (limits.room.actions, limits.burst) = (2, 1e9)
        let test = try await Test(limits: limits)
        func new(_ key: Int) -> NewDonation {
            NewDonation(
                app: Test.app, intent: "OrderIntent", key: "\(key)", content: IntentPayload(className: "OrderIntent"),
                received: test.clock.date, record: DonationRecord(moment: test.clock.date, identifier: "\(key)"))
        }
        _ = try await test.store.keep((0..<9000).map(new), within: limits.room)
        #expect(try await test.store.donationRows() == 9000)
        _ = try await test.store.keep((9000..<11_000).map(new), within: limits.room)
        #expect(try await test.store.donationRows().map { $0 < 1100 } == true)
        #expect(try await test.donations.list(limit: 5000).count == 2)
    }

    @Test("a donation that others of its shortcut are left of is gone alone, and watchers hear about that")
    func oneOfSeveral() async throws {
        let test = try await Test()
        for _ in 0..<2 { await test.order() }
        let latest = try #require(try await test.donations.list(limit: 1).first)
        var events = test.donations.events().makeAsyncIterator()
        #expect(try await test.donations.delete([999]).count == 0)
        #expect(try await test.donations.delete([latest.id]).count == 1)
        #expect(await events.next() == .forgotten(app: Test.app, donations: 1, actions: []))
        #expect(try await test.donations.actions().map(\.donations) == [1])
    }
}
