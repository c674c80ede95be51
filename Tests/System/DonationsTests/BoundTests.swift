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

@Suite("Bounds of donations")
struct BoundTests {
    private typealias Test = TestDonations

    @Test("an app keeps twenty actions, and the one not used for longest makes room; others keep theirs")
    func eviction() async throws {
        let test = try await Test()
        await test.order(["kind": .string("rival")], by: try Test.identity(Test.other))
        for number in 1...20 { await test.order(["kind": .string("\(number)")]) }
        // The oldest is used once more.
        await test.order(["kind": .string("1")])
        let second = try #require(try await test.donations.actions(app: Test.app).last)
        var events = test.donations.events().makeAsyncIterator()
        await test.order(["kind": .string("21")])
        _ = await events.next()
        #expect(await events.next() == .forgotten(app: Test.app, donations: 1, actions: [second.id]))
        let kinds = try await test.kinds(of: Test.app)
        #expect(kinds == ["21", "1"] + (3...20).reversed().map(String.init))
        #expect(try await test.kinds(of: Test.other) == ["rival"])
        // A donation of an action that is gone is gone with it.
        #expect(try await test.donations.list(limit: 100).count == 22)
        #expect(try await test.donations.delete([3]) == RemovedDonations())
    }

    @Test("activities are among the twenty, and make room as donations do")
    func activities() async throws {
        let test = try await Test()
        for page in 1...20 { try await keep(page: page, in: test) }
        await test.order()
        let actions = try await test.donations.actions()
        #expect(actions.count == 20)
        #expect(try await test.store.activities(at: test.clock.date).count == 19)
        guard case .activity(_, let last)? = actions.last?.content else {
            Issue.record("no activity")
            return
        }
        #expect(last.title == "2")
        for page in 21...39 { try await keep(page: page, in: test) }
        #expect(try await test.donations.actions().count == 20)
        #expect(try await test.kinds().last == "margherita")
        try await keep(page: 40, in: test)
        #expect(try await !test.kinds().contains("margherita"))
        #expect(try await test.donations.list(limit: 1).isEmpty)
    }

    @Test("activities that have expired make room before anything else does")
    func expired() async throws {
        var limits = DonationLimits()
        limits.room.actions = 2
        let test = try await Test(limits: limits)
        await test.order(["kind": .string("first")])
        var activity = ActivityPayload(activityType: "read", title: "t")
        activity.expirationDate = test.clock.date.addingTimeInterval(10)
        _ = try await test.store.keep(
            ActivityRecord(app: Test.app, activity: activity, used: test.clock.date), atMost: 2)
        test.clock.advance(20)
        await test.order(["kind": .string("second")])
        #expect(try await test.kinds() == ["second", "first"])
    }

    @Test("an activity that has expired is no action any more by its number either")
    func expiredByNumber() async throws {
        let test = try await Test()
        var activity = ActivityPayload(activityType: "read", title: "t")
        activity.expirationDate = test.clock.date.addingTimeInterval(10)
        _ = try await test.store.keep(
            ActivityRecord(app: Test.app, activity: activity, used: test.clock.date), atMost: 20)
        #expect(try await test.donations.action(1) != nil)
        test.clock.advance(20)
        #expect(try await test.donations.action(1) == nil)
    }

    @Test("having one done is using it, whatever its intent has beside the combination's values")
    func markUsed() async throws {
        let test = try await Test()
        await test.order()
        try await keep(page: 1, in: test)
        await test.order(["kind": .string("last")])
        test.clock.advance(60)
        let values: [String: IntentValue] = ["kind": .string("margherita"), "note": .string("quickly")]
        let done = IntentPayload(className: "ParlourIntents.OrderIntent", values: values)
        try await test.donations.markUsed(done, of: test.identity.app)
        #expect(try await test.kinds().first == "margherita")
        #expect(try await test.donations.actions().first?.used == test.clock.date)
    }

    @Test("what was never donated becomes no action by being done")
    func markUnknown() async throws {
        let test = try await Test()
        await test.order()
        let before = try await test.donations.actions()
        for (name, kind) in [("Parlour.OrderIntent", "diavola"), ("Parlour.UnknownIntent", "margherita")] {
            let done = IntentPayload(className: name, values: ["kind": .string(kind)])
            try await test.donations.markUsed(done, of: test.identity.app)
        }
        #expect(try await test.donations.actions() == before)
    }

    @Test("a clock that jumps back changes no order")
    func clockBack() async throws {
        let test = try await Test()
        await test.order(["kind": .string("first")])
        try await keep(page: 1, in: test)
        test.clock.set(Date(timeIntervalSince1970: 1000))
        await test.order(["kind": .string("second")])
        try await keep(page: 2, in: test)
        await test.order(["kind": .string("third")])
        #expect(try await test.kinds() == ["third", "-", "second", "-", "first"])
        let donations = try await test.donations.list(limit: 10)
        #expect(donations.map(\.id) == donations.map(\.id).sorted(by: >))
        #expect(donations.map(\.record.moment.timeIntervalSince1970) == [1003, 1001, 1_800_000_001])
    }

    @Test(
        "a moment nobody can have acted at is the system's own",
        arguments: [
            (nil, nil), (0, 0), (1_799_990_000.75, 1_799_990_000), (1_800_080_000, 1_800_080_000),
            (1_800_090_000, nil), (-1, nil), (253_370_764_800, nil), (1e300, nil), (-1e300, nil), (.nan, nil),
            (.infinity, nil),
        ] as [(Double?, Double?)])
    func moments(start: Double?, moment: Double?) async throws {
        let test = try await Test()
        #expect(await test.order { $0.start = start.map { Date(timeIntervalSince1970: $0) } }.refusal == nil)
        let record = try #require(try await test.donations.list(limit: 1).first?.record)
        #expect(record.moment.timeIntervalSince1970 == moment ?? 1_800_000_001)
    }

    @Test("an invalid length or status is left out", arguments: [-1, .nan, .infinity, 1e300])
    func nonsense(duration: Double) async throws {
        let test = try await Test()
        await test.order {
            $0.duration = duration
            $0.status = Int.max
        }
        let record = try #require(try await test.donations.list(limit: 1).first?.record)
        #expect(record.duration == nil)
        #expect(record.status == 0)
    }

    @Test("a system whose own clock is in 1970 or 9999 keeps them", arguments: [0, 253_370_764_800.0, -1e12, 1e300])
    func oddClock(seconds: Double) async throws {
        let test = try await Test()
        test.clock.set(Date(timeIntervalSince1970: seconds))
        #expect(await test.order().refusal == nil)
        #expect(try await test.donations.list(limit: 1).count == 1)
        #expect(try await test.donations.actions().count == 1)
    }

    @Test("an app that donates each millisecond is held back, with a reason and one line; others are not")
    func flood() async throws {
        let test = try await Test()
        let rival = try Test.identity(Test.other)
        var kept = 0
        for step in 0..<2000 {
            test.clock.advance(0.001)
            let reply = await test.donations.answer(
                .donate(DonationPayload(InteractionPayload(intent: IntentPayload(className: "OrderIntent")))),
                from: test.identity)
            if let refusal = reply.refusal {
                #expect(refusal.code == 1901)
                #expect(refusal.text.contains("more than 20 calls about donations a second"))
            } else {
                kept += 1
            }
            if step % 100 == 0 {
                let reply = await test.donations.answer(.delete(["x"]), from: rival)
                #expect(reply.refusal == nil)
            }
        }
        #expect((139...141).contains(kept), "\(kept)")
        #expect(test.reports.all.count == 1)
        // After a pause it may again, and is told about again.
        test.clock.advance(5)
        for _ in 0..<150 { await test.donations.answer(.deleteGroup("x"), from: test.identity).ignore() }
        #expect(test.reports.all.count == 2)
    }

    @Test("an app keeps so many donations, and the oldest make room, with the actions that are left without")
    func oldDonations() async throws {
        var limits = DonationLimits()
        (limits.room.donations, limits.burst) = (1000, 1e6)
        let test = try await Test(limits: limits)
        await test.order(["kind": .string("once")])
        let new = NewDonation(
            app: Test.app, intent: "OrderIntent", key: "k", content: IntentPayload(className: "OrderIntent"),
            received: test.clock.date, record: DonationRecord(moment: test.clock.date))
        let kept = try await test.store.keep(Array(repeating: new, count: 2000), within: limits.room)
        #expect(kept.count == 2000)
        let left = try await test.donations.list(limit: 5000)
        #expect(kept.compactMap(\.self).map(\.forgotten.count).reduce(0, +) == 2001 - left.count)
        #expect((900...1128).contains(left.count), "\(left.count)")
        #expect(left.first?.id == 2001)
        #expect(try await test.donations.actions().map(\.donations) == [left.count])
    }

    private func keep(page: Int, in test: Test) async throws {
        test.clock.advance(1)
        var activity = ActivityPayload(activityType: "read", title: "\(page)", userInfo: ["page": .integer(page)])
        activity.eligibility = [.search]
        _ = try await test.store.keep(
            ActivityRecord(app: Test.app, activity: activity, used: test.clock.date), atMost: 20)
    }
}

extension Result<Int?, CallRefusal> {
    /// For replies that a test asks for and does not look at.
    fileprivate func ignore() {}
}
