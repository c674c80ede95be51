// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// When and where something is done or asked for, as the person's own clock and calendar tell it.
package struct Occasion: Hashable, Sendable {
    /// Seconds since 1970 on the person's wall clock, from 1970 to the end of 9999; others are moved to the nearer end.
    package let localSeconds: Int64
    /// 0 is Monday.
    package let weekday: Int
    /// Nil if it is not known.
    package let place: PersonPlace?
    /// The seconds by which the person's time zone is ahead of GMT; nil if it is not known.
    package let zone: Int?
    /// Whether nothing was done for a while before, as on a lock screen.
    package let isStart: Bool

    /// - Parameters:
    ///   - localSeconds: Seconds since 1970, with the offset of the person's time zone added.
    ///   - weekday: 0 is Monday; the day of `localSeconds` if nil.
    ///   - isStart: Nothing was done in the last five minutes.
    package init(localSeconds: Int64, weekday: Int? = nil, place: PersonPlace? = nil, zone: Int? = nil, isStart: Bool) {
        self.localSeconds = min(max(0, localSeconds), Self.latest)
        // The first of January 1970 was a Thursday.
        let ownWeekday = Int((self.localSeconds / Self.secondsPerDay + 3) % 7)
        self.weekday = weekday.map { min(max(0, $0), 6) } ?? ownWeekday
        (self.place, self.zone) = (place, zone)
        self.isStart = isStart
    }

    /// For how many seconds nothing is done before a moment is a start.
    package static let idleness: Int64 = 300

    static let latest: Int64 = 253_402_300_799
    static let secondsPerDay: Int64 = 86_400
    static let minutesPerDay = 1440

    /// Since 1 January 1970.
    var day: Int { Int(localSeconds / Self.secondsPerDay) }
    /// Since 1 January 1970.
    var minutes: Int { Int(localSeconds / 60) }
    /// Of the day, 0 to 1439.
    var minute: Int { minutes % Self.minutesPerDay }
    var isWeekend: Bool { weekday >= 5 }

    /// The weekday so many days before.
    func weekday(before days: Int) -> Int { ((weekday - days) % 7 + 7) % 7 }

    func isWeekend(before days: Int) -> Bool { weekday(before: days) >= 5 }
}
