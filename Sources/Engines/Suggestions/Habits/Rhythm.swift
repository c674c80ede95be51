// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Days that a habit may be kept on.
enum Rhythm: Hashable, Sendable, CaseIterable {
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

    /// Whether today is one of them.
    var hasToday: Bool { self != .otherFortnight }

    /// How many days ago the latest of these days were, the latest first.
    func days(before moment: Moment) -> [Int] {
        switch self {
        case .daily:
            return Self.latestDays.filter { (moment.weekday(before: $0) >= 5) == moment.isWeekend }
        case .weekly: return Array(stride(from: 7, through: Self.weeksLookedAt * 7, by: 7))
        case .fortnightly: return Array(stride(from: 14, through: Self.weeksLookedAt * 14, by: 14))
        case .otherFortnight: return Array(stride(from: 7, through: Self.weeksLookedAt * 14, by: 14))
        case .dayOfMonth, .lastDayOfMonth, .weekdayOfMonth:
            let today = MonthDay(moment.day)
            guard self != .lastDayOfMonth || today.isLast else { return [] }
            return (28...Past.mostDays).filter { ago in
                let day = MonthDay(moment.day - ago)
                return switch self {
                case .lastDayOfMonth: day.isLast
                case .weekdayOfMonth: ago % 7 == 0 && day.week == today.week
                default: day.day == today.day
                }
            }
        }
    }

    /// Those that tell what is done every day.
    static let latestDays = 1...21
    private static let weeksLookedAt = 26
}
