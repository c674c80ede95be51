// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A time of day as it was said.
struct DateClock {
    /// From 0 to 24.
    var hour: Int
    /// From 0 to 59.
    var minute = 0
    /// The seconds and their fraction; nil if they were not said.
    var second, nanosecond: Int?
    /// The half of the day that was said and is not in the hour yet.
    var isAfternoon: Bool?
    /// Whether "at 5" leaves open which half of the day it is in, and whether that was said: "8 pm".
    var isAlone = false, hasHalf = false
    /// Whether it has a name, which no part of the day makes another time.
    var isNamed = false
    /// Whether minutes were counted from an hour: "ten to eight".
    var isCounted = false
}

/// A day as it was said.
enum DateDay {
    case distant(days: Int, months: Int)
    /// From Sunday, which is 1; in the week so many weeks on, or the next one that comes.
    case weekday(Int, week: Int?)
    /// The last one before today.
    case lastWeekday(Int)
    case calendar(year: Int?, month: Int, day: Int)
    /// The first, second, ... of a weekday in a month; -1 for the last.
    case placed(Int, weekday: Int, year: Int?, month: Int)
    /// The next day of a month with that number.
    case dayOfMonth(Int)
    case weekend(week: Int)
}

/// What was said of a date.
struct DateParts {
    /// Nil if no day was said.
    var day: DateDay?
    /// Nil if no time was said.
    var clock: DateClock?
    /// Nil if no part of the day was said.
    var part: SpokenDayPart?
    /// Seconds from now.
    var distance: Int?
    /// How it comes again.
    var recurrence: SpokenRecurrence?
    /// Seconds from Greenwich.
    var zone: Int?
    /// Why another date may be meant.
    var doubt: SpokenDoubt?
    /// Whether it was written in digits that may mean anything: "5/1", "20260501".
    var isTerse = false

    /// Whether it is a date in any text: "5/1", "now", "the third", "at 5" and "ten to eight" may be something else.
    var isClear: Bool {
        guard recurrence == nil, distance != 0, doubt != .quarter else { return false }
        let isTime = clock.map { !$0.isAlone && (!$0.isCounted || $0.hasHalf) } ?? false
        switch day {
        case nil: return distance != nil || part == .noon || isTime
        case .dayOfMonth?: return false
        default: return !isTerse || isTime
        }
    }
    /// Whether nothing was said but a part of a day, which is a greeting as often as a date.
    var isPartAlone: Bool { day == nil && clock == nil && distance == nil && recurrence == nil && part != .noon }
}
