// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Offers
import Store
import Synchronization
import TestSupport
import Wire

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
    let reports = Reports()
    let calendar: Calendar

    init(zone: TimeZone = .gmt) async throws {
        folder = try TemporaryFolder()
        store = try await Store.open(StateFolder(root: folder.url.appending(path: "state")))
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        self.calendar = calendar
        try await store.record(
            AppRecord(identifier: Self.app, name: "Bakery", path: "Bakery.app", installed: Self.start, extensions: []),
            by: TeamRecord(identifier: "AAAAAAAAAA", key: "01", name: "Bakers"))
    }

    /// A new one each time, as after a new start.
    func offers(at date: Date = start) -> Offers {
        let reports = reports
        return Offers(store: store, calendar: calendar, now: { date }, report: { reports.add($0) })
    }

    /// - Returns: The shortcut's number.
    @discardableResult
    func donate(_ loaves: Int, at date: Date) async throws -> Int? {
        let kept = try await store.keep(
            NewDonation(
                app: Self.app, intent: "BuyBreadIntent", key: "loaves=\(loaves)", content: Self.loaves(loaves),
                received: date, record: DonationRecord(id: 0, shortcut: 0, moment: date)),
            within: DonationRoom(shortcuts: 20, donations: 10_000))
        return kept?.shortcut
    }

    static func loaves(_ number: Int) -> IntentPayload {
        IntentPayload(className: "Bakery.BuyBreadIntent", values: ["loaves": .integer(number)])
    }

    /// Twelve days of 1 then 2 then one of the others, the last at `start`.
    func fill() async throws {
        for day in 0..<12 {
            let morning = Self.start.addingTimeInterval(Double(day - 12) * 86_400)
            try await donate(1, at: morning)
            try await donate(2, at: morning.addingTimeInterval(40))
            try await donate(3 + day % 3, at: morning.addingTimeInterval(18_000))
        }
        try await donate(1, at: Self.start)
    }
}
