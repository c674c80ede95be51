// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why something is suggested.
package enum ReasonText: String, TextKey {
    package static let table = "Reasons"

    case relevant, after, afterLast, hour, place, namedPlace, recent, frequent, known
    // A habit: ${days}, ${time}.
    case habit
    // Its days: ${weekdays}, ${weekday}, ${count}, ${date}, ${week}.
    case everyDay, weekdays, weekends, weekly, fortnightly, everyThirdWeek, everyDays
    case monthly, lastDayOfMonth, monthlyWeekday, lastWeekdayOfMonth
    // Lists, with commas between: from Monday, from the first, and from midnight.
    case weekdayNames, weekdayPlurals, weeks, dates, hours, halfHours
}
