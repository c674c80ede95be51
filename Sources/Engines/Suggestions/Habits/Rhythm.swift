// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Days that a habit may be kept on.
enum Rhythm: CaseIterable {
    /// Weekdays, or days of the weekend.
    case daily
    case weekly
    case fortnightly
    /// Every other week, and not this one.
    case otherFortnight
    /// The first, or any other number.
    case dayOfMonth
    case lastDayOfMonth
    /// The first Monday.
    case weekdayOfMonth

    /// How many times as rare such habits are as weekly ones: the fewer days there are to go by, the less is chance one.
    var rarity: Double {
        switch self {
        case .daily, .weekly: 1
        case .fortnightly, .otherFortnight: 2
        case .dayOfMonth, .lastDayOfMonth, .weekdayOfMonth: 4
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

/// The latest days of a rhythm that an occasion is of.
struct RhythmDays {
    let rhythm: Rhythm
    /// How many days ago, the latest first.
    let daysAgo: [Int]

    /// Those of all rhythms.
    static func all(before occasion: Occasion) -> [RhythmDays] {
        // By days ago, beginning with tomorrow.
        var dates = [Rhythm.dayOfMonth(occasion.day + 1)]
        for daysAgo in 0...Constants.mostDays {
            let next = dates[daysAgo]
            dates.append(next > 1 ? next - 1 : Rhythm.dayOfMonth(occasion.day - daysAgo))
        }
        func date(_ daysAgo: Int) -> Int { dates[daysAgo + 1] }
        func week(_ daysAgo: Int) -> Int { Rhythm.week(of: date(daysAgo)) }
        let months = 28...Constants.mostDays
        return Rhythm.allCases.map { rhythm in
            let daysAgo: [Int] =
                switch rhythm {
                case .daily: Constants.latestDays.filter { occasion.isWeekend(before: $0) == occasion.isWeekend }
                case .weekly: Array(stride(from: 7, through: 7 * Constants.mostWeeks, by: 7))
                case .fortnightly: Array(stride(from: 14, through: 14 * Constants.mostWeeks, by: 14))
                case .otherFortnight: Array(stride(from: 7, through: 14 * Constants.mostWeeks, by: 14))
                case .dayOfMonth: months.filter { date($0) == date(0) }
                case .lastDayOfMonth: date(-1) == 1 ? months.filter { date($0 - 1) == 1 } : []
                case .weekdayOfMonth: months.filter { $0 % 7 == 0 && week($0) == week(0) }
                }
            return RhythmDays(rhythm: rhythm, daysAgo: daysAgo)
        }
    }
}
