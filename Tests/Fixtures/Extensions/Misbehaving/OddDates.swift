// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Donations of what was done when nobody can have done it.
enum OddDates {
    private static let intervals = [
        DateInterval(start: Date(timeIntervalSince1970: 0), duration: 0),
        DateInterval(start: Date(timeIntervalSince1970: 1_000_000_000), duration: 1e12),
        DateInterval(start: Date(timeIntervalSince1970: 253_402_300_799), duration: 60),
        DateInterval(start: Date(timeIntervalSince1970: -1), duration: 10),
        DateInterval(start: .distantPast, end: .distantFuture),
        DateInterval(start: Date(timeIntervalSince1970: 1e300), duration: .infinity),
    ]

    /// - Returns: How many of them were kept.
    static func donate() async -> String {
        var kept = 0
        for (number, interval) in intervals.enumerated() {
            let intent = AsyncOnlyIntent()
            intent.note = "date \(number)"
            let interaction = INInteraction(intent: intent, response: nil)
            interaction.dateInterval = interval
            do {
                try await interaction.donate()
                kept += 1
            } catch {
                NSLog("%@", "\(interval): \(error.localizedDescription)")
            }
        }
        return "\(kept) of \(intervals.count)"
    }
}
