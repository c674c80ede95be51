// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Words of a language for days and times of day.
package struct DateWords: Sendable {
    /// Days reckoned from today: tomorrow.
    var days: [String]
    /// Such days with a part of them, in one: tonight.
    var partsOfDays: [String]
    /// Before a day that has a name: on.
    var beforeDay: [String] = []
    /// Before the name of a weekday: next.
    var beforeWeekday: [String]
    var weekdays: [String]
    /// With what stands between a month and its day.
    var months: [String]
    /// The days of a month, from 1, in words of their own.
    package var ordinals: [String] = []
    /// After the number of a day in a month.
    var afterDay: [String]
    /// After the number of a year.
    var afterYear: String
    /// Parts of a day, after the day.
    var parts: [String]
    /// The same beside a time.
    var partsOfTime: [String]
    /// Parts of a day that are times by themselves.
    var partsAlone: [String] = []
    /// Before an hour that nothing follows: at.
    var beforeHour: [String] = []
    /// After an hour: o'clock.
    var afterHour: [String]
    /// After an hour and ``afterHour``: half.
    var fractions: [String] = []
    /// Before an hour: half past.
    var minutesBeforeHour: [String] = []
    /// After the number of minutes.
    var afterMinutes: [String] = []
    /// After an hour or minutes: a.m.
    var halvesOfDay: [String] = []
    /// Times that have a name.
    var times: [String]
    /// Around a span of time from now on: in.
    var beforeSpan: [String] = []
    var afterSpan: [String] = []
    /// Spans of several days, after a number.
    var longUnits: [String]
}
