// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The two ends of a range of days or hours, each with what was said of it alone.
struct DateRange {
    /// What was said of the first day or hour.
    private(set) var begin: DateParts
    /// What was said of the last one.
    private(set) var until: DateParts

    /// - Parameter day: What was said before both: "tomorrow from 9 to 5".
    /// - Returns: nil for what is not a range.
    init?(_ begin: DateParts, _ until: DateParts, day: DateDay?) {
        guard begin.recurrence == nil, begin.distance == nil, until.distance == nil else { return nil }
        (self.begin, self.until) = (begin, until)
        self.begin.day = begin.day ?? day
        shareHalf()
        shareMonth()
        shareDayAndTime()
        let hasBothTimes = (self.begin.clock == nil) == (self.until.clock == nil)
        guard hasBothTimes || self.begin.day != nil else { return nil }
        self.until.clock?.isAlone = false
    }

    /// Whether nothing but two numbers was said.
    static func isBare(_ begin: DateParts, _ until: DateParts) -> Bool {
        begin.day == nil && until.day == nil && begin.clock?.isAlone ?? true && until.clock?.isAlone ?? true
    }

    /// "8 to 10 pm"
    private mutating func shareHalf() {
        guard let clock = begin.clock, clock.isAlone, let last = until.clock, last.hasHalf, clock.hour + 12 < last.hour
        else { return }
        begin.clock?.hour += 12
    }

    /// The 3 of "from 3 to 5 May", and the 5 of "May 3 to 5".
    private mutating func shareMonth() {
        if let clock = begin.clock, clock.isAlone, until.clock == nil, until.day?.month != nil {
            (begin.day, begin.clock) = (.dayOfMonth(clock.hour), nil)
        } else if let clock = until.clock, clock.isAlone, begin.clock == nil, until.day == nil {
            if let month = begin.day?.month {
                until.day = .calendar(year: month.year, month: month.month, day: clock.hour)
                until.clock = nil
            }
        }
        if let month = until.day?.month, case .dayOfMonth(let day)? = begin.day {
            begin.day = .calendar(year: month.year, month: month.month, day: day)
        }
    }

    /// "9 to 5 tomorrow", "from Monday to Friday at 8".
    private mutating func shareDayAndTime() {
        if begin.clock == nil, until.clock != nil { (begin.clock, until.clock) = (until.clock, nil) }
        if begin.day == nil { (begin.day, until.day) = (until.day, begin.clock == nil ? until.day : nil) }
        begin.part = begin.part ?? until.part
    }

    /// The range in days and hours; nil if there is no such day.
    func date(_ resolver: DateResolver) -> (date: SpokenDate, doubt: SpokenDoubt?)? {
        guard let first = resolver.components(begin), var last = resolver.components(until)?.date else { return nil }
        if last.day == nil { (last.year, last.month, last.day) = (first.date.year, first.date.month, first.date.day) }
        if last.day == first.date.day, let hour = first.date.hour, let end = last.hour, end <= hour, end < 12 {
            last.hour = end + 12
        }
        let doubt = begin.doubt ?? until.doubt ?? (first.isDoubtful ? .halfOfDay : nil)
        return (SpokenDate(start: first.date, end: last, part: begin.part, recurrence: until.recurrence), doubt)
    }
}

extension DateDay {
    /// The month of a day that has one.
    var month: (year: Int?, month: Int)? {
        if case .calendar(let year, let month, _) = self { (year, month) } else { nil }
    }
}
