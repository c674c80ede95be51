// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The days on which somebody has a habit.
package enum HabitDays: Hashable, Sendable {
    case everyDay
    case weekdays
    case weekends
    /// In their order; 0 is Monday.
    case weekly([Int])
    /// Every other week.
    case fortnightly(weekday: Int)
    /// Every third week.
    case everyThirdWeek(weekday: Int)
    /// Every so many days, 2 to 13, but not every 7.
    case everyDays(Int)
    /// A number in the month, from 1.
    case monthly(day: Int)
    case lastDayOfMonth
    /// The first Monday: the week is from 1.
    case monthlyWeekday(week: Int, weekday: Int)
    /// The last Friday.
    case lastWeekdayOfMonth(weekday: Int)
}
