// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Something that a person is likely to do next.
package struct Suggestion: Hashable, Sendable {
    package let action: ActionID
    /// How likely it is among everything the engine knows, 0 to 1.
    package let probability: Float
    package let reason: Reason
}

/// Names something that may be done again: the row of an action in the store.
package struct ActionID: Hashable, Sendable {
    package let rawValue: Int64

    package init(_ rawValue: Int64) { self.rawValue = rawValue }
}

/// Why something is suggested: what moved its probability most, among what the counts bear out.
package enum Reason: Hashable, Sendable {
    /// It is done on such days around this minute of the day, told to the half hour.
    case habit(HabitDays, minute: Int)
    /// That action was done within the last five minutes, and this one followed it more than once, and not seldom.
    case after(ActionID)
    /// It was done on several days around this time of day.
    case hour
    /// It was done more than once at the place given.
    case place
    /// It was done within the last hour and a half.
    case recent
    /// It is among what is done most.
    case frequent
    /// It was done before, and nothing more can be said.
    case known
}

/// The days on which somebody has a habit. Weekdays are numbers from 0, Monday; weeks and days of a month from 1.
package enum HabitDays: Hashable, Sendable {
    case everyDay, weekdays, weekends
    /// In their order.
    case weekly([Int])
    case fortnightly(weekday: Int)
    case everyThirdWeek(weekday: Int)
    /// Every so many days, 2 to 13, but not every 7.
    case everyDays(Int)
    case monthly(day: Int)
    case lastDayOfMonth
    /// The first Monday.
    case monthlyWeekday(week: Int, weekday: Int)
    /// The last Friday.
    case lastWeekdayOfMonth(weekday: Int)
}
