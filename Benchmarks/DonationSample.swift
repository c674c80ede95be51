// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Donations
import Foundation
import SampleData
import Store
import Wire

/// Five apps of twenty actions each, which donate as fast as they like.
struct DonationSample {
    static let apps = (1...5).map { "org.example.app\($0)" }
    static let actionsOfApp = 20
    /// With room for a million.
    static let room = DonationRoom(actions: actionsOfApp, donations: 1_000_000)

    private let donors: DonatingApps
    var store: Store { donors.store }
    var donations: Donations { donors.donations }

    init(in folder: URL) async throws {
        donors = try await DonatingApps(Self.apps, in: folder, room: Self.room)
    }

    /// The way from an app's call to the disk.
    func donate(_ number: Int) async throws {
        let (app, page) = Self.action(number)
        let donation = DonationPayload(InteractionPayload(intent: DonatingApps.intent(page: page)))
        guard try await donors.answer(.donate(donation), from: app).get() != nil else {
            throw BenchmarkError("a donation was passed over")
        }
    }

    /// - Parameter named: Whether it has an identifier and a group, one for a hundred.
    static func new(_ number: Int, named: Bool = false) -> NewDonation {
        let (app, page) = action(number)
        let moment = Date(timeIntervalSince1970: 1_800_000_000 + Double(number))
        return NewDonation(
            app: apps[app], intent: "ReadIntent", key: "{\"page\":{\"integer\":\(page)}}",
            content: DonatingApps.intent(page: page), received: moment,
            record: DonationRecord(
                moment: moment, direction: .outgoing, status: 3, identifier: named ? identifier(number) : nil,
                group: named ? "group \(number / 100)" : nil))
    }

    /// As long as a UUID.
    static func identifier(_ number: Int) -> String {
        let digits = String(number)
        return "D0" + String(repeating: "0", count: 34 - digits.count) + digits
    }

    /// Each of the hundred in no particular order.
    private static func action(_ number: Int) -> (app: Int, page: Int) {
        let drawn = Int((UInt64(number) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407) >> 33)
        return (drawn % apps.count, drawn / apps.count % actionsOfApp)
    }
}
