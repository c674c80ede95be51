// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A day or a time that was said, as far as it was said.
package struct SpokenDate: Hashable, Sendable {
    /// Year, month and day if a day was said; hour and minute if a time was said.
    package var start: DateComponents
    /// The end of a range, with as many parts as were said: the last day, or the time when it is over.
    package var end: DateComponents?
    /// The part of the day, which says no time by itself: "tomorrow evening".
    package var part: SpokenDayPart?
    /// How it comes again; nil for a date that comes once.
    package var recurrence: SpokenRecurrence?
}

/// How often a date comes again.
package struct SpokenRecurrence: Hashable, Sendable {
    /// What the interval counts.
    package enum Unit: String, Hashable, Sendable {
        case minute, hour, day, week, month, year
    }

    /// What the interval counts.
    package var unit: Unit
    /// 2 for every other one.
    package var interval = 1
    /// From Sunday, which is 1; empty if no weekday was said.
    package var weekdays: [Int] = []
    /// Which of the weekdays in a month; -1 is the last one. Nil means each.
    package var position: Int?
}
