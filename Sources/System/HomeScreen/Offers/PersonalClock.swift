// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Suggestions

/// Times as a person's clock shows them.
struct PersonalClock: Sendable {
    let calendar: Calendar
    let now: @Sendable () -> Date

    /// Seconds since 1970 by the clock on the wall.
    func seconds(at date: Date) -> Int64 {
        // Far from all times of people, and so from all overflows, is far enough.
        let seconds = max(0, min(date.timeIntervalSince1970, 253_402_300_799))
        return Int64(seconds) + Int64(zone(at: Date(timeIntervalSince1970: seconds)))
    }

    /// The seconds by which the clock is ahead of GMT.
    func zone(at date: Date) -> Int { calendar.timeZone.secondsFromGMT(for: date) }

    func occasion(_ date: Date, place: String?, on surface: Surface, after engine: SuggestionEngine) -> Occasion {
        let seconds = seconds(at: date)
        let isStart =
            switch surface {
            case .lock: true
            case .after: false
            case .search: engine.isStart(atLocalSeconds: seconds)
            }
        return Occasion(
            localSeconds: seconds, place: place.map(PersonPlace.init(named:)), zone: zone(at: date), isStart: isStart)
    }
}
