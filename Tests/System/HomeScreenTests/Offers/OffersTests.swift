// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Sentences
import Suggestions
import Testing
import Wire

@testable import HomeScreen
@testable import Store

@Suite("Offers")
struct OffersTests {
    @Test("what was donated is learned from the store, and offered with its reason")
    func learning() async throws {
        let test = try await TestOffers()
        #expect(try await test.offers().offers(limit: 5).isEmpty)
        try await test.fill()
        let offers = try await test.offers().offers(
            at: TestOffers.start.addingTimeInterval(40), on: .after, limit: 5)
        let first = try #require(offers.first)
        guard case .intent(_, let payload) = first.action.content else { return #expect(Bool(false)) }
        #expect(payload.values == ["loaves": .integer(2)])
        guard case .learned(.after(let action)) = first.reason else { return #expect(Bool(false), "\(first.reason)") }
        #expect(try await test.store.action(Int(action.rawValue))?.app == TestOffers.app)
        #expect(offers.count == 4)
    }

    @Test("what was learned outlives the process, and nothing is learned twice")
    func keeping() async throws {
        let test = try await TestOffers()
        try await test.fill()
        let later = TestOffers.start.addingTimeInterval(7_200)
        let before = try await test.offers().offers(at: later, limit: 5)
        let state = try await test.store.suggestionState()
        let after = try await test.offers().offers(at: later, limit: 5)
        #expect(after.map(\.action) == before.map(\.action))
        #expect(after.map(\.reason) == before.map(\.reason))
        #expect(try await test.store.suggestionState() == state)
        #expect(state != nil)
    }

    @Test("a damaged state is learned again from what was done, with a warning")
    func damage() async throws {
        let test = try await TestOffers()
        try await test.fill()
        try await test.store.keepSuggestionState(Data("not a state at all".utf8))
        #expect(try await test.offers().offers(on: .lock, limit: 5).count == 5)
        #expect(test.reports.all.count == 1)
        #expect(test.reports.all.first?.contains("rebuilds it from the history") == true)
    }

    @Test("what is dismissed falls behind, and says so to nobody else")
    func dismissal() async throws {
        let test = try await TestOffers()
        try await test.fill()
        let later = TestOffers.start.addingTimeInterval(7_200)
        let first = try #require(try await test.offers(at: later).offers(limit: 1).first)
        for _ in 0..<3 { try await test.offers(at: later).dismiss(first.action.id) }
        #expect(try await test.offers(at: later).offers(limit: 1).first?.action.id != first.action.id)
        let error = await #expect(throws: StoreError.self) { try await test.offers().dismiss(999) }
        #expect(error?.code == .notFound)
    }

    @Test("an app's suggestions can be switched off, and its learning")
    func settings() async throws {
        let test = try await TestOffers()
        try await test.fill()
        try await test.store.keepSettings(AppSettingsRecord(app: TestOffers.app, suggests: false))
        #expect(try await test.offers().offers(limit: 5).isEmpty)
        try await test.store.keepSettings(AppSettingsRecord(app: TestOffers.app, learns: false))
        #expect(try await test.donate(7, at: TestOffers.start) == nil)
        #expect(try await test.offers().offers(on: .lock, limit: 5).count == 5)
    }

    @Test(
        "what was done while learning was off is not learned when it is on again, and what was done before is",
        arguments: [true, false])
    func switching(isLarge: Bool) async throws {
        let (switched, calm) = (try await TestOffers(), try await TestOffers())
        for test in [switched, calm] {
            // Not every use is written then.
            if isLarge {
                try await test.fillLargely()
                try await test.offers().catchUp()
            }
            for shelf in 1...3 { try await test.visit(shelf, at: TestOffers.start) }
            try await test.donate(1, at: TestOffers.start)
        }
        var same = AppSettingsRecord(app: TestOffers.app)
        same.learns = true
        try await calm.offers().keep(same)
        var settings = AppSettingsRecord(app: TestOffers.app, learns: false)
        try await switched.offers().keep(settings)
        try await switched.visit(2, at: TestOffers.start.addingTimeInterval(60))
        try await switched.run(1, at: TestOffers.start.addingTimeInterval(300))
        settings.learns = true
        try await switched.offers().keep(settings)
        let date = TestOffers.start.addingTimeInterval(7_200)
        let (one, other) = (
            try await switched.offers().offers(at: date, limit: 9), try await calm.offers().offers(at: date, limit: 9)
        )
        #expect(one.map(\.action.id) == other.map(\.action.id))
        #expect(one.map(\.probability) == other.map(\.probability))
    }

    @Test("what is done after the action used last is gone is learned, though nobody asked in between")
    func afterDeletion() async throws {
        let test = try await TestOffers()
        for shelf in 1...3 { try await test.visit(shelf, at: TestOffers.start) }
        try await test.offers().catchUp()
        let before = try await test.engineState()
        try await test.store.removeActivities(of: TestOffers.app, identifiers: ["3"])
        try await test.visit(1, at: TestOffers.start.addingTimeInterval(600))
        try await test.offers().catchUp()
        var expected = try SuggestionEngine(state: before)
        let seconds = Int64(TestOffers.start.timeIntervalSince1970) + 600
        let isStart = expected.isStart(atLocalSeconds: seconds)
        expected.learn(ActionID(1), at: Occasion(localSeconds: seconds, isStart: isStart))
        expected.forget([ActionID(3)])
        #expect(try await test.engineState() == expected.state)
    }

    @Test("what is forgotten is not learned again from what was done before", arguments: [nil, TestOffers.app])
    func forgetting(app: String?) async throws {
        let test = try await TestOffers()
        try await test.fill()
        #expect(try await test.offers().forget(app: app).count == 37)
        #expect(try await test.offers().offers(limit: 5).isEmpty)
        try await test.donate(4, at: TestOffers.start.addingTimeInterval(60))
        #expect(try await test.offers().offers(on: .lock, limit: 5).count == 1)
    }

    @Test(
        "forgetting leaves nothing on the disk of actions that had made room either",
        arguments: [nil, TestOffers.app])
    func forgettingLost(app: String?) async throws {
        let test = try await TestOffers()
        try await test.donate(1, at: TestOffers.start)
        for shelf in 1...20 { try await test.visit(shelf, at: TestOffers.start) }
        #expect(try await test.store.donations(limit: 9).isEmpty)
        _ = try await test.offers().forget(app: app)
        let database = try Database(path: test.state.database.path)
        #expect(try database.number("SELECT count(*) FROM donations") == 0)
    }

    @Test("forgetting does all or nothing, and tells what is gone")
    func forgettingWhole() async throws {
        let test = try await TestOffers()
        try await test.fill()
        try await test.offers().catchUp()
        let before = try await test.store.suggestionState()
        let database = try Database(path: test.state.database.path)
        try database.execute(
            "CREATE TRIGGER full BEFORE INSERT ON suggestion_state BEGIN SELECT RAISE(ABORT, 'full'); END")
        let error = await #expect(throws: StoreError.self) { try await test.offers().forget() }
        #expect(error?.reason == "full")
        #expect(try await test.store.donations(limit: 100).count == 37)
        #expect(try await test.store.suggestionState() == before)
        #expect(test.forgotten.all.isEmpty)
        try database.execute("DROP TRIGGER full")
        _ = try await test.offers().forget()
        #expect(test.forgotten.all == ["37 of all, 1, 2, 3, 4, 5"])
    }

    @Test("calls that overlap take turns, in one process and in two", arguments: [1, 2])
    func turns(processes: Int) async throws {
        let (calm, busy) = (try await TestOffers(), try await TestOffers())
        for test in [calm, busy] { try await test.fill() }
        var offers: [Offers] = []
        for _ in 0..<processes { offers.append(try await busy.another()) }
        let answers = (0..<15).map { 1 + $0 % 5 }
        for action in answers { try await calm.offers().dismiss(action) }
        // All of them begin before any is done: each waits for the store at least once.
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (number, action) in answers.enumerated() {
                let offers = offers[number % processes]
                group.addTask { try await offers.dismiss(action) }
            }
            try await group.waitForAll()
        }
        // Sums of the same numbers in another order end otherwise.
        let date = TestOffers.start.addingTimeInterval(7_200)
        let (one, other) = (
            try await calm.offers().offers(at: date, limit: 9), try await offers[0].offers(at: date, limit: 9)
        )
        #expect(one.map(\.action) == other.map(\.action))
        for (one, other) in zip(one, other) {
            #expect(abs((one.probability ?? 0) - (other.probability ?? 1)) < 1e-5)
        }
    }

    @Test("a large state is not written for every use, and nothing is lost or learned twice by that")
    func largeState() async throws {
        let test = try await TestOffers()
        try await test.fillLargely()
        let offers = try await test.another()
        try await offers.catchUp()
        let written = try await test.store.suggestionState()
        #expect(try #require(written).count > LearningTurn.largeState)
        let later = TestOffers.start.addingTimeInterval(86_400)
        for number in 0..<15 {
            try await test.donate(1 + number % 2, at: later.addingTimeInterval(Double(number) * 40))
            try await offers.catchUp()
        }
        #expect(try await test.store.suggestionState() == written)
        // Anyone who reads what is written learns the rest.
        let date = later.addingTimeInterval(700)
        let (one, other) = (
            try await offers.offers(at: date, limit: 5), try await test.another().offers(at: date, limit: 5)
        )
        #expect(one.map(\.action) == other.map(\.action))
        #expect(one.map(\.probability) == other.map(\.probability))
        try await test.donate(1, at: date)
        try await offers.catchUp()
        #expect(try await test.store.suggestionState() != written)
    }

    @Test("what another process has learned meanwhile is built upon, not overwritten")
    func meanwhile() async throws {
        let (calm, busy) = (try await TestOffers(), try await TestOffers())
        for test in [calm, busy] { try await test.fill() }
        let (one, other) = (busy.offers(), try await busy.another())
        for (turn, shortcut) in [1, 2, 3, 1, 5, 2].enumerated() {
            try await calm.offers().dismiss(shortcut)
            try await (turn % 2 == 0 ? one : other).dismiss(shortcut)
        }
        #expect(try await busy.store.suggestionState() == calm.store.suggestionState())
    }

    @Test("a state reports what was done just now, and of nothing that is too much")
    func state() async throws {
        var state = LearnedState()
        for moment in 0..<40 {
            state.remember(RecentUse(action: moment, moment: Int64(moment), sources: moment == 30 ? .person : .app))
        }
        #expect(state.recentUses.map(\.action) == Array(24..<40))
        let news = (40..<60).filter { state.isNew(RecentUse(action: $0, moment: Int64($0), sources: .app)) }
        #expect(news == Array(40..<60))
        #expect(state.recentUses.map(\.action) == [30] + Array(45..<60))
        #expect(try LearnedState(state.data()).recentUses == state.recentUses)
        state.remember(RecentUse(action: 1, moment: .max, sources: .person))
        #expect(state.recentUses.map(\.action) == [1])
        var far = state
        let isNews = far.isNew(RecentUse(action: 1, moment: .min, sources: .app))
        #expect(isNews)
        let data = state.data()
        var damaged = data
        damaged[23] = 0x7F
        for data in [damaged, data.prefix(24), Data(), data.prefix(40)] {
            #expect(throws: SuggestionStateError.damaged) { try LearnedState(Data(data)) }
        }
    }

    @Test(
        "what an accepted suggestion has led to counts once, and what comes later or besides counts again",
        arguments: [([20.0], 0), ([120], 0), ([121], 1), ([-3_600], 1), ([20, 40], 1), ([20, 500], 1)])
    func accepting(delays: [Double], again: Int) async throws {
        let (done, accepted) = (try await TestOffers(), try await TestOffers())
        for test in [done, accepted] { try await test.fill() }
        let moment = TestOffers.start.addingTimeInterval(60)
        for test in [done, accepted] { try await test.offers(at: moment).accept(2) }
        for delay in delays { try await accepted.donate(2, at: moment.addingTimeInterval(delay)) }
        for delay in delays.suffix(again) { try await done.learnOnly(2, at: moment.addingTimeInterval(delay)) }
        try await accepted.offers().catchUp()
        #expect(try await accepted.engineState() == done.engineState())
    }

    /// What happens to action 2, so many seconds after the first.
    enum Happening {
        case accepted(Double), donated(Double), ran(Double)
    }

    @Test(
        "a use counts once, whether its app, the system, the person or all of them report it",
        arguments: [
            ([.ran(0)], [0]), ([.donated(0), .ran(1)], [0]), ([.ran(0), .donated(1)], [0]),
            ([.accepted(0), .ran(20)], [0]), ([.accepted(0), .donated(20), .ran(21)], [0]),
            ([.accepted(0), .ran(20), .donated(119)], [0]), ([.donated(0), .ran(1), .donated(30), .ran(31)], [0, 30]),
            ([.ran(0), .accepted(5)], [0]), ([.donated(0), .ran(1), .accepted(2)], [0]),
            ([.ran(0), .donated(121)], [0, 121]), ([.donated(0), .donated(10)], [0, 10]),
        ] as [([Happening], [Double])])
    func uses(happenings: [Happening], counted: [Double]) async throws {
        let (told, learned) = (try await TestOffers(), try await TestOffers())
        for test in [told, learned] {
            try await test.fill()
            try await test.offers().catchUp()
        }
        let start = TestOffers.start.addingTimeInterval(3_600)
        for happening in happenings {
            switch happening {
            case .accepted(let delay): try await told.offers(at: start.addingTimeInterval(delay)).accept(2)
            case .donated(let delay): try await told.donate(2, at: start.addingTimeInterval(delay))
            case .ran(let delay): try await told.run(2, at: start.addingTimeInterval(delay))
            }
            try await told.offers().catchUp()
        }
        for delay in counted { try await learned.learnOnly(2, at: start.addingTimeInterval(delay)) }
        #expect(try await told.engineState() == learned.engineState())
    }

    @Test("an action that is gone is forgotten with it")
    func gone() async throws {
        let test = try await TestOffers()
        try await test.fill()
        #expect(try await test.offers().offers(on: .lock, limit: 9).count == 5)
        _ = try await test.store.removeDonations(of: TestOffers.app)
        #expect(try await test.offers().offers(limit: 9).isEmpty)
    }

    @Test("the hour is that of the person's time zone")
    func zone() async throws {
        let east = try #require(TimeZone(secondsFromGMT: 9 * 3_600))
        let test = try await TestOffers(zone: east)
        for week in 0..<5 {
            let friday = TestOffers.start.addingTimeInterval(Double(week - 5) * 7 * 86_400 + 2 * 3_600)
            for other in 1..<30 {
                let date = friday.addingTimeInterval(-6 * 86_400 + Double(other) * 15_000)
                try await test.donate(2 + other % 6, at: date)
            }
            try await test.donate(1, at: friday)
        }
        // Ten o'clock in Greenwich, seven in the evening there.
        let evening = TestOffers.start.addingTimeInterval(2 * 3_600)
        let offers = try await test.offers(at: evening).offers(on: .lock, limit: 5)
        #expect(offers.map(\.reason).contains(.learned(.habit(.weekly([4]), minute: 19 * 60))))
    }
}
