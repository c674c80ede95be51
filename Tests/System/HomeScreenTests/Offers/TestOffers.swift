// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Store
import Suggestions
import Synchronization
import TestSupport
import Testing
import Wire

@testable import HomeScreen

/// Offers on a store of their own, with one app that donates numbered loaves.
struct TestOffers {
    static let app = "org.example.bakery"
    /// Friday, 15 January 2027, 08:00 in UTC.
    static let start = Date(timeIntervalSince1970: 1_800_000_000)

    final class Reports: Sendable {
        private let texts = Mutex<[String]>([])
        var all: [String] { texts.withLock { $0 } }
        func add(_ text: String) { texts.withLock { $0.append(text) } }
    }

    let folder: TemporaryFolder
    let store: Store
    let state: StateFolder
    let reports = Reports()
    /// What was said to be deleted.
    let forgotten = Reports()
    let calendar: Calendar

    init(zone: TimeZone = .gmt) async throws {
        folder = try TemporaryFolder()
        state = StateFolder(root: folder.url.appending(path: "state"))
        store = try await Store.open(state)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        self.calendar = calendar
        try await store.record(
            AppRecord(identifier: Self.app, name: "Bakery", path: "Bakery.app", installed: Self.start, extensions: []),
            by: TeamRecord(identifier: "AAAAAAAAAA", key: "01", name: "Bakers"))
    }

    /// A new one each time, as after a new start.
    func offers(at date: Date = start) -> Offers {
        offers(on: store, at: date)
    }

    /// As another process has them, with a store of its own on the same folder.
    func another() async throws -> Offers {
        offers(on: try await Store.open(state), at: Self.start)
    }

    private func offers(on store: Store, at date: Date) -> Offers {
        let (reports, forgotten) = (reports, forgotten)
        return Offers(
            store: store, calendar: calendar, now: { date },
            identity: { intent, app in
                guard case .integer(let loaves)? = intent.values["loaves"] else { return nil }
                return DonatedActionIdentity(app: app, intent: "BuyBreadIntent", key: "loaves=\(loaves)")
            },
            forgotten: { removed, app in
                let actions = removed.actions.map { ", \($0)" }.joined()
                forgotten.add("\(removed.count) of \(app ?? "all")\(actions)")
            }, report: { reports.add("\($0)") })
    }

    /// What the engine alone keeps.
    func engineState() async throws -> Data {
        try LearnedState(try #require(try await store.suggestionState())).engine.state
    }

    /// Teaches the engine what was done, and nobody else.
    func learnOnly(_ action: Int, at date: Date) async throws {
        var learned = try LearnedState(try #require(try await store.suggestionState()))
        let seconds = Int64(date.timeIntervalSince1970)
        let isStart = learned.engine.isStart(atLocalSeconds: seconds)
        learned.engine.learn(
            ActionID(Int64(action)), at: Occasion(localSeconds: seconds, isStart: isStart))
        try await store.keepSuggestionState(learned.data())
    }

    /// - Returns: The action's number.
    @discardableResult
    func donate(_ loaves: Int, at date: Date) async throws -> Int? {
        let kept = try await store.keep(
            NewDonation(
                app: Self.app, intent: "BuyBreadIntent", key: "loaves=\(loaves)", content: Self.loaves(loaves),
                received: date, record: DonationRecord(id: 0, action: 0, moment: date)),
            within: DonationRoom(actions: 20, donations: 10_000))
        return kept?.action
    }

    /// Has the system carry a donated intent out.
    func run(_ loaves: Int, at date: Date) async throws {
        let identity = DonatedActionIdentity(app: Self.app, intent: "BuyBreadIntent", key: "loaves=\(loaves)")
        try await store.markAction(identity, used: date)
    }

    /// Keeps a place in the app, as if it had become current, or makes it the last used.
    func visit(_ shelf: Int, at date: Date) async throws {
        var activity = ActivityPayload(activityType: "org.example.bakery.shelf", title: "Shelf \(shelf)")
        activity.persistentIdentifier = "\(shelf)"
        _ = try await store.keep(ActivityRecord(app: Self.app, activity: activity, used: date), atMost: 20)
    }

    static func loaves(_ number: Int) -> IntentPayload {
        IntentPayload(className: "Bakery.BuyBreadIntent", values: ["loaves": .integer(number)])
    }

    /// Twelve days of 1 then 2 then one of the others, the last at `start`.
    func fill() async throws {
        for day in 0..<12 {
            // At no time of the day in particular.
            let first = Self.start.addingTimeInterval(Double(day - 12) * 86_400 + Double(day % 5) * 9_000)
            try await donate(1, at: first)
            try await donate(2, at: first.addingTimeInterval(40))
            try await donate(3 + day % 3, at: first.addingTimeInterval(18_000))
        }
        try await donate(1, at: Self.start)
    }

    /// Donates until the state that is learned is a large one.
    func fillLargely() async throws {
        for number in 0..<700 {
            let seconds = Double((number - 700) * 700 + number * number % 600)
            try await donate(1 + (number * 2_654_435_761 >> 9) % 17, at: Self.start.addingTimeInterval(seconds))
        }
    }
}
