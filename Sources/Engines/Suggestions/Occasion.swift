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
    /// Whether nothing was done in the last five minutes, as on a lock screen.
    package let isStart: Bool

    /// - Parameters:
    ///   - localSeconds: Seconds since 1970, with the offset of the person's time zone added.
    ///   - weekday: 0 is Monday; the day of `localSeconds` if nil.
    package init(localSeconds: Int64, weekday: Int? = nil, place: PersonPlace? = nil, zone: Int? = nil, isStart: Bool) {
        self.localSeconds = min(max(0, localSeconds), Self.latest)
        // The first of January 1970 was a Thursday.
        self.weekday = min(max(0, weekday ?? Int((self.localSeconds / Self.secondsPerDay + 3) % 7)), 6)
        (self.place, self.zone, self.isStart) = (place, zone, isStart)
    }

    /// For how many seconds nothing is done before a moment is a start.
    package static let idleness: Int64 = 300

    static let latest: Int64 = 253_402_300_799
    static let secondsPerDay: Int64 = 86_400
    static let minutesPerDay = 1440

    /// Since 1 January 1970.
    var day: Int { Int(localSeconds / Self.secondsPerDay) }
    /// Of the day, 0 to 1439.
    var minute: Int { Int(localSeconds / 60) % Self.minutesPerDay }
    var isWeekend: Bool { weekday >= 5 }

    /// Calls for everything that was done within a habit's reach of this time of day: with the nearest day, by how many
    /// days ago it was, and by how many minutes it was done later in that day than it is now.
    ///
    /// - Parameter times: By the time of day.
    @inline(__always)
    func forEachOccurrence(in times: [Moment], _ body: (_ daysAgo: Int, _ offset: Int) -> Void) {
        for days in -1...1 {
            let now = minute + days * Self.minutesPerDay
            let near = now - Constants.habitReach...now + Constants.habitReach
            guard near.overlaps(0...Self.minutesPerDay) else { continue }
            for time in times.lazy.drop(while: { Int($0.minute) < near.lowerBound }) {
                guard near.contains(Int(time.minute)) else { break }
                let daysAgo = day - Int(time.day) - days
                if (0...Constants.mostDays).contains(daysAgo) { body(daysAgo, Int(time.minute) - now) }
            }
        }
    }
}

/// When something was done: the day since 1 January 1970, and the minute of that day.
typealias Moment = (day: UInt32, minute: UInt32)

/// Where a person is, as a fingerprint of the name they gave the place; the name itself is not kept.
package struct PersonPlace: Hashable, Sendable {
    let fingerprint: UInt32
    var condition: Condition { Condition(.place, number: Int(fingerprint)) }

    /// The same place for every spelling of the name in upper and lower case.
    package init(named name: String) {
        // FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv
        fingerprint = name.lowercased().utf8.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    }
}
