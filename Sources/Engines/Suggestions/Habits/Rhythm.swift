// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The days on which a habit may be kept: each rhythm sorts days into classes, such as weekdays and weekends.
enum Rhythm: Hashable {
    /// Weekdays, or days of the weekend.
    case daily
    /// Every so many days; every seventh is weekly.
    case every(Int)
    /// The first, or any other number.
    case dayOfMonth
    case lastDayOfMonth
    /// The first Monday.
    case weekdayOfMonth
    /// The last Friday.
    case lastWeekdayOfMonth

    static let all =
        [.daily] + (Array(1...14) + [21]).map { .every($0) }
        + [.dayOfMonth, .lastDayOfMonth, .weekdayOfMonth, lastWeekdayOfMonth]

    /// How many times as rare such habits are as weekly ones.
    var rarity: Double {
        switch self {
        case .daily, .every(1), .every(7): 1
        case .every(14): 2
        case .every(21), .dayOfMonth, .lastDayOfMonth, .weekdayOfMonth, .lastWeekdayOfMonth: 4
        case .every: 40
        }
    }

    /// Which of its weekday in the month a day is, from 1.
    static func week(of dayOfMonth: Int) -> Int { (dayOfMonth - 1) / 7 + 1 }

    /// From 1, of a number of days since 1 January 1970: after Howard Hinnant, chrono-compatible low-level date algorithms.
    static func dayOfMonth(_ number: Int) -> Int {
        // In an era of 400 years from 1 March of year 0.
        let dayOfEra = (number + 719_468) % 146_097
        let year = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100)
        let month = (5 * dayOfYear + 2) / 153
        return dayOfYear - (153 * month + 2) / 5 + 1
    }
}
