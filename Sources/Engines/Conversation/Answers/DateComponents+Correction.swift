// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension DateComponents {
    /// The date that is meant where another was said before: “no, Friday” keeps the time, “at nine” the day.
    ///
    /// - Parameter words: What was said; evening, even without an hour, is no time that there was.
    func correcting(_ earlier: DateComponents, saidAs words: String) -> DateComponents {
        var date = self
        if day == nil, earlier.day != nil {
            (date.year, date.month, date.day) = (earlier.year, earlier.month, earlier.day)
        }
        var text = DateWording(AnswerText(words).plain).plain
        if hour == nil, earlier.hour != nil, DayPeriod.take(from: &text) == nil {
            (date.hour, date.minute, date.second) = (earlier.hour, earlier.minute, earlier.second)
            date.timeZone = timeZone ?? earlier.timeZone
        }
        return date
    }
}
