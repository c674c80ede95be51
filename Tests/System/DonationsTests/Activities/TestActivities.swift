// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Donations
import Foundation
import Store
import Synchronization
import TestSupport
import Testing
import Wire

/// Activities on a store of their own, with one installed app and a clock that a test sets.
struct TestActivities {
    static let app = "org.example.reader"
    static let type = "org.example.reader.read"

    /// The time it is, in seconds.
    final class Clock: Sendable {
        private let seconds = Mutex(1_800_000_000.0)
        var date: Date { Date(timeIntervalSince1970: seconds.withLock { $0 }) }
        func advance(_ seconds: Double) { self.seconds.withLock { $0 += seconds } }
    }

    let folder: TemporaryFolder
    let store: Store
    let activities: Activities
    let clock = Clock()
    let reports = Reports()
    let identity: BundleIdentity

    /// What was said to be wrong with the store.
    final class Reports: Sendable {
        private let texts = Mutex<[String]>([])
        var all: [String] { texts.withLock { $0 } }
        func add(_ text: String) { texts.withLock { $0.append(text) } }
    }

    init(limits: ActivityLimits = .standard) async throws {
        folder = try TemporaryFolder()
        store = try await Store.open(StateFolder(root: folder.url.appending(path: "state")))
        let (clock, reports) = (clock, reports)
        activities = Activities(
            store: store, limits: limits, declaredTypes: { _ in [Self.type, "OrderPizzaIntent"] },
            now: { clock.date }, report: { reports.add("\($0)") })
        identity = try Self.identity(Self.app)
        try await install(Self.app)
    }

    static func identity(_ app: String, bundle: String? = nil) throws -> BundleIdentity {
        BundleIdentity(
            bundle: try #require(BundleIdentifier(bundle ?? app)), app: try #require(BundleIdentifier(app)),
            team: try #require(TeamIdentifier("AAAAAAAAAA")), entitlements: Entitlements())
    }

    func install(_ app: String) async throws {
        try await store.record(
            AppRecord(identifier: app, name: "Reader", path: "\(app).app", installed: clock.date, extensions: []),
            by: TeamRecord(identifier: "AAAAAAAAAA", key: "01", name: "Readers"))
    }

    /// An activity that becomes an action, unless a test changes it.
    static func reading(_ title: String?, page: Int = 1, identifier: String? = nil) -> ActivityPayload {
        var activity = ActivityPayload(activityType: type, title: title, userInfo: ["page": .integer(page)])
        activity.eligibility = [.handoff, .search]
        activity.persistentIdentifier = identifier
        return activity
    }

    /// Makes an activity current, a second after the last.
    @discardableResult
    func begin(_ activity: ActivityPayload, number: Int = 1, by identity: BundleIdentity? = nil) async -> Result<
        Done, CallRefusal
    > {
        clock.advance(1)
        return await activities.answer(.becameCurrent(id: number, activity), from: identity ?? self.identity)
    }

    func titles(of app: String? = nil) async throws -> [String] {
        try await activities.list(app: app).map { $0.activity.title ?? "" }
    }
}
