// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The days before one day, sorted by every rhythm in which a habit may be kept. Days are told by how many days ago
/// they were; 0 is the day itself.
///
/// A rhythm sorts days into classes: weekdays and weekends, for example. Rhythms are told by their places: ``cycles``,
/// then kinds of days, days of the month, its last day, its first Mondays and so on, and its last Fridays and so on.
struct RecentDays: Sendable {
    /// Every so many days; every seventh is weekly.
    static let cycles = Array(1...14) + [21]
    /// How many times as rare the habits of each rhythm are as weekly ones.
    static let rarities: [Double] = cycles.map { [1: 1, 7: 1, 14: 2, 21: 4][$0] ?? 40 } + [1, 4, 4, 4, 4]
    /// More classes than any rhythm has, and the class of the days that a rhythm is not about.
    static let (mostClasses, rest): (Int, UInt8) = (48, 255)

    /// Since 1 January 1970, and the days since then that don't count.
    let (day, trips): (Int, [Range<Int>])
    /// For each rhythm, the classes of all days.
    private(set) var classes: [[UInt8]]
    /// For each day, the rhythms of which it is one of the latest five days like today, as a set of bits.
    private(set) var lately = [UInt32](repeating: 0, count: Constants.mostDays + 1)

    private static let ofCycles = cycles.map { days in (0...Constants.mostDays).map { UInt8($0 % days) } }

    init(before day: Int, without trips: [Range<Int>] = []) {
        (self.day, self.trips) = (day, trips)
        classes = Self.ofCycles + Self.ofCalendar(before: day)
        for daysAgo in lately.indices where trips.contains(where: { $0.contains(day - daysAgo) }) {
            for rhythm in classes.indices { classes[rhythm][daysAgo] = Self.rest }
        }
        for (rhythm, own) in classes.enumerated() where own[0] != Self.rest {
            let alike = own.indices.lazy.dropFirst().filter { own[$0] == own[0] }
            for daysAgo in alike.prefix(5) { lately[daysAgo] |= 1 << rhythm }
        }
    }

    private static func ofCalendar(before day: Int) -> [[UInt8]] {
        // By days ago, from next week on.
        var dates = [dayOfMonth(day + 7)]
        for daysAgo in -6...Constants.mostDays {
            let next = dates[daysAgo + 6]
            dates.append(next > 1 ? next - 1 : dayOfMonth(max(0, day - daysAgo)))
        }
        let days = 0...Constants.mostDays
        // The first of January 1970 was a Thursday.
        let weekdays = days.map { UInt8((max(0, day - $0) + 3) % 7) }
        return [
            weekdays.map { $0 >= 5 ? 1 : 0 },
            days.map { UInt8(dates[$0 + 7]) },
            days.map { dates[$0 + 6] == 1 ? 0 : rest },
            days.map { UInt8(week(of: dates[$0 + 7]) * 7) + weekdays[$0] },
            days.map { dates[$0] <= 7 ? weekdays[$0] : rest },
        ]
    }

    /// Which of its weekday in the month a day is, from 1.
    static func week(of dayOfMonth: Int) -> Int { (dayOfMonth - 1) / 7 + 1 }

    /// From 1, of days since 1 January 1970: after Howard Hinnant, chrono-compatible low-level date algorithms.
    static func dayOfMonth(_ number: Int) -> Int {
        // In an era of 400 years from 1 March of year 0.
        let dayOfEra = (number + 719_468) % 146_097
        let year = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100)
        let month = (5 * dayOfYear + 2) / 153
        return dayOfYear - (153 * month + 2) / 5 + 1
    }
}
