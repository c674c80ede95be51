// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Store
import TestSupport
import Testing
import Wire

@testable import Donations

@Suite("Activities")
struct ActivitiesTests {
    private typealias Test = TestActivities

    @Test("one that is meant to be found becomes an action and is current")
    func kept() async throws {
        let test = try await Test()
        var activity = Test.reading("Page 1", identifier: "book")
        activity.suggestedInvocationPhrase = "go on reading"
        #expect(await test.begin(activity) == .success(Done()))
        let saved = try #require(try await test.activities.list().first)
        #expect(saved.app == Test.app)
        #expect(saved.activity.activityType == Test.type)
        #expect(saved.activity.title == "Page 1")
        #expect(saved.activity.suggestedInvocationPhrase == "go on reading")
        #expect(saved.activity == activity)
        #expect(saved.used == test.clock.date)
        #expect(try await test.activities.activity(saved.id) == saved)
        #expect(await test.activities.current(of: test.identity.bundle) == activity)
    }

    @Test("one for prediction is kept too; one for handoff or public indexing alone, or for nothing, is only current")
    func eligibility() async throws {
        let test = try await Test()
        let sets: [(Set<ActivityPayload.Eligibility>?, Bool)] = [
            ([.prediction], true), ([.search], true), ([.handoff], false), ([.publicIndexing], false), ([], false),
            (nil, false),
        ]
        for (index, (eligibility, isKept)) in sets.enumerated() {
            var activity = Test.reading("\(index)", page: index)
            activity.eligibility = eligibility
            #expect(await test.begin(activity, number: index) == .success(Done()))
            #expect(try await test.titles().contains("\(index)") == isKept)
            #expect(await test.activities.current(of: test.identity.bundle) == activity)
        }
    }

    @Test(
        "one that can't be kept is current all the same, and the app's developer reads why",
        arguments: [
            (ActivityPayload(activityType: Test.type), "has no title"),
            (ActivityPayload(activityType: Test.type, title: " \n"), "set its title"),
            (ActivityPayload(activityType: "org.example.other", title: "t"), "add the type to NSUserActivityTypes"),
        ])
    func refusals(_ activity: ActivityPayload, reason: String) async throws {
        let test = try await Test()
        var activity = activity
        activity.eligibility = [.search]
        let refusal = try #require(await test.begin(activity).refusal?.text)
        #expect(refusal.contains(reason))
        #expect(refusal.contains("‘\(activity.activityType)’"))
        #expect(try await test.titles().isEmpty)
        #expect(await test.activities.current(of: test.identity.bundle) == activity)
        #expect(test.reports.all.isEmpty)
    }

    @Test("of an app that is not to be learned from nothing is kept, and what was kept stays as it was")
    func learningOff() async throws {
        let test = try await Test()
        await test.begin(Test.reading("Page 1", page: 1, identifier: "book"), number: 1)
        let before = try await test.activities.list()
        try await test.store.keepSettings(AppSettingsRecord(app: Test.app, learns: false))
        let secret = Test.reading("Page 9", page: 9)
        #expect(await test.begin(secret, number: 2) == .success(Done()))
        #expect(await test.begin(Test.reading("Page 2", page: 2, identifier: "book"), number: 3) == .success(Done()))
        #expect(try await test.activities.list() == before)
        #expect(await test.activities.current(of: test.identity.bundle)?.title == "Page 2")
        try await test.store.keepSettings(AppSettingsRecord(app: Test.app))
        await test.begin(secret, number: 4)
        #expect(try await test.titles() == ["Page 9", "Page 1"])
    }

    @Test(
        "a date in the past takes back what is kept, be it the same object or one that a later process made",
        arguments: ["book", nil], [1, 2])
    func takingBack(identifier: String?, number: Int) async throws {
        let test = try await Test()
        await test.begin(Test.reading("Page 1", identifier: identifier), number: 1)
        await test.begin(Test.reading("Other", page: 2), number: 3)
        if number != 1 { await test.activities.processEnded(test.identity.bundle) }
        var over = Test.reading("Page 1", identifier: identifier)
        over.expirationDate = test.clock.date
        #expect(await test.begin(over, number: number).refusal?.text.contains("expirationDate in the past") == true)
        #expect(try await test.titles() == ["Other"])
    }

    @Test("a newer one of the same persistent identifier takes the place of the older")
    func replacingByIdentifier() async throws {
        let test = try await Test()
        await test.begin(Test.reading("Page 1", page: 1, identifier: "book"), number: 1)
        let first = try #require(try await test.activities.list().first)
        await test.begin(Test.reading("Other book", page: 1, identifier: "other"), number: 2)
        var newer = Test.reading("Page 2", page: 2, identifier: "book")
        newer.activityType = "OrderPizzaIntent"
        await test.begin(newer, number: 3)
        #expect(try await test.titles() == ["Page 2", "Other book"])
        #expect(try await test.activities.activity(first.id)?.activity == newer)
    }

    @Test("without an identifier, one of the same type and required userInfo takes the place of the older")
    func replacingByUserInfo() async throws {
        let test = try await Test()
        func reading(_ title: String, page: Int, line: Int) -> ActivityPayload {
            var activity = Test.reading(title, page: page)
            activity.userInfo["line"] = .integer(line)
            activity.requiredUserInfoKeys = ["page"]
            return activity
        }
        await test.begin(reading("A", page: 1, line: 1), number: 1)
        await test.begin(reading("B", page: 2, line: 1), number: 2)
        await test.begin(reading("C", page: 1, line: 9), number: 3)
        #expect(try await test.titles() == ["C", "B"])
        // Of what is stored for later, the required keys alone.
        #expect(try await test.activities.list().first?.activity.userInfo == ["page": .integer(1)])
        await test.begin(Test.reading("D", page: 3), number: 4)
        await test.begin(Test.reading("E", page: 3, identifier: "named"), number: 5)
        #expect(try await test.titles() == ["E", "D", "C", "B"])
    }

    @Test("a change of an activity stays in its row, whatever changes")
    func updating() async throws {
        let test = try await Test()
        await test.begin(Test.reading("Page 1", page: 1), number: 7)
        let id = try #require(try await test.activities.list().first?.id)
        for change in [Test.reading("Page 2", page: 2), Test.reading("Page 2", page: 2, identifier: "book")] {
            #expect(await test.activities.answer(.updated(id: 7, change), from: test.identity) == .success(Done()))
            #expect(try await test.activities.list().map(\.id) == [id])
            #expect(try await test.activities.activity(id)?.activity == change)
        }
        #expect(await test.activities.current(of: test.identity.bundle)?.title == "Page 2")
    }

    @Test("an activity whose row another one has taken gets a row of its own")
    func takenRow() async throws {
        let test = try await Test()
        await test.begin(Test.reading("A", page: 1), number: 1)
        await test.begin(Test.reading("B", page: 1), number: 2)
        _ = await test.activities.answer(.updated(id: 1, Test.reading("A", page: 5)), from: test.identity)
        #expect(try await test.titles().sorted() == ["A", "B"])
    }

    @Test("a late change of one that is no longer current makes nothing current")
    func lateChange() async throws {
        let test = try await Test()
        await test.begin(Test.reading("A", page: 1), number: 1)
        await test.begin(Test.reading("B", page: 2), number: 2)
        _ = await test.activities.answer(.updated(id: 1, Test.reading("A2", page: 1)), from: test.identity)
        #expect(await test.activities.current(of: test.identity.bundle)?.title == "B")
        _ = await test.activities.answer(.resigned(id: 1), from: test.identity)
        #expect(await test.activities.current(of: test.identity.bundle)?.title == "B")
        _ = await test.activities.answer(.resigned(id: 2), from: test.identity)
        #expect(await test.activities.current(of: test.identity.bundle) == nil)
        #expect(try await test.titles().count == 2)
    }

    @Test("what was current ends with its process; the action stays, also over a restart of the system")
    func ending() async throws {
        let test = try await Test()
        await test.begin(Test.reading("A"))
        await test.activities.processEnded(test.identity.bundle)
        #expect(await test.activities.current(of: test.identity.bundle) == nil)
        let again = try await Store.open(StateFolder(root: test.folder.url.appending(path: "state")))
        #expect(try await again.activities(at: test.clock.date).map(\.activity.title) == ["A"])
    }

    @Test("an extension's activities are its app's, and what is current in it is its own")
    func extensions() async throws {
        let test = try await Test()
        let part = try Test.identity(Test.app, bundle: Test.app + ".intents")
        await test.begin(Test.reading("A", page: 1))
        await test.begin(Test.reading("B", page: 2), by: part)
        #expect(try await test.titles(of: Test.app) == ["B", "A"])
        #expect(await test.activities.current(of: part.bundle)?.title == "B")
        #expect(await test.activities.current(of: test.identity.bundle)?.title == "A")
    }
}

// MARK: - Going

extension ActivitiesTests {
    @Test("of more than twenty the least recently used goes first; opening one is using it")
    func bound() async throws {
        let test = try await Test()
        for page in 1...20 { await test.begin(Test.reading("\(page)", page: page), number: page) }
        let oldest = try #require(try await test.activities.list().last)
        #expect(oldest.activity.title == "1")
        test.clock.advance(1)
        try await test.activities.markUsed(oldest.id)
        await test.begin(Test.reading("21", page: 21), number: 21)
        let titles = try await test.titles()
        #expect(titles.count == 20)
        #expect(titles.prefix(2) == ["21", "1"])
        #expect(!titles.contains("2"))
    }

    @Test("saying where an app goes on is using what is kept of it, and nothing else")
    func used() async throws {
        let test = try await Test()
        await test.begin(Test.reading("A", page: 1))
        await test.begin(Test.reading("B", page: 2, identifier: "b"), number: 2)
        await test.begin(Test.reading("C", page: 3), number: 3)
        test.clock.advance(1)
        try await test.activities.markUsed(Test.reading("renamed", page: 9, identifier: "b"), of: test.identity.app)
        #expect(try await test.titles() == ["B", "C", "A"])
        test.clock.advance(1)
        try await test.activities.markUsed(Test.reading("A", page: 1), of: test.identity.app)
        try await test.activities.markUsed(Test.reading("A", page: 4), of: test.identity.app)
        #expect(try await test.titles() == ["A", "B", "C"])
    }

    @Test("each app has its own twenty, and forgets only its own")
    func apps() async throws {
        let test = try await Test(
            limits: {
                var limits = ActivityLimits(); limits.count = 2; return limits
            }())
        let other = try Test.identity("org.example.other")
        try await test.install("org.example.other")
        for page in 1...3 {
            await test.begin(Test.reading("\(page)", page: page, identifier: "\(page)"), number: page)
            await test.begin(Test.reading("o\(page)", page: page, identifier: "\(page)"), number: page, by: other)
        }
        #expect(try await test.titles(of: Test.app) == ["3", "2"])
        #expect(try await test.titles(of: "org.example.other") == ["o3", "o2"])
        #expect(await test.activities.answer(.delete(["3", "nothing"]), from: other) == .success(Done()))
        #expect(try await test.titles() == ["3", "o2", "2"])
        #expect(await test.activities.answer(.deleteAll, from: test.identity) == .success(Done()))
        #expect(try await test.titles() == ["o2"])
        try await test.store.removeApp("org.example.other")
        #expect(try await test.titles().isEmpty)
    }

    @Test("an expired one vanishes; letting it expire takes it back")
    func expiring() async throws {
        let test = try await Test()
        var brief = Test.reading("Brief", page: 1)
        brief.expirationDate = test.clock.date.addingTimeInterval(10)
        await test.begin(brief, number: 1)
        await test.begin(Test.reading("Long", page: 2), number: 2)
        let id = try #require(try await test.activities.list().first { $0.activity.title == "Brief" }?.id)
        test.clock.advance(20)
        #expect(try await test.titles() == ["Long"])
        #expect(try await test.activities.activity(id) == nil)
        var over = Test.reading("Long", page: 2)
        over.expirationDate = test.clock.date
        let reply = await test.activities.answer(.updated(id: 2, over), from: test.identity)
        #expect(reply.refusal?.text.contains("expirationDate in the past") == true)
        #expect(try await test.titles().isEmpty)
    }

    @Test("a person may delete one by its number")
    func deleting() async throws {
        let test = try await Test()
        await test.begin(Test.reading("A"))
        let saved = try #require(try await test.activities.list().first)
        #expect(try await test.store.removeActivity(saved.id) == saved)
        #expect(try await test.store.removeActivity(saved.id) == nil)
        #expect(try await test.titles().isEmpty)
        // A number is never given twice, so nothing names the wrong one.
        await test.begin(Test.reading("B"), number: 2)
        #expect(try await test.activities.list().first?.id != saved.id)
    }
}
