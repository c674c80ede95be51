// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A month as a calendar on a wall has it: weeks of seven days.
struct Month {
    private static let daysOfWeek = 7
    /// Some time in it.
    let date: Date
    private let calendar: Calendar

    init(_ date: Date, calendar: Calendar = .current) {
        self.date = date
        var calendar = calendar
        calendar.locale = .ofApp
        self.calendar = calendar
    }

    /// Such as "November 2026".
    var title: String { date.formatted(.dateTime.month(.wide).year().locale(.ofApp)) }

    /// The letters of the days of the week, in the order in which the person counts them.
    var weekdays: [String] {
        let symbols = calendar.veryShortStandaloneWeekdaySymbols
        let first = calendar.firstWeekday - 1
        return Array(symbols[first...] + symbols[..<first])
    }

    /// Nil before the first day of the month and after its last.
    var weeks: [[Date?]] {
        guard let interval = calendar.dateInterval(of: .month, for: date),
            let count = calendar.range(of: .day, in: .month, for: date)?.count
        else { return [] }
        let weekday = calendar.component(.weekday, from: interval.start)
        let blanks = (weekday - calendar.firstWeekday + Self.daysOfWeek) % Self.daysOfWeek
        var days: [Date?] = Array(repeating: nil, count: blanks)
        days += (0..<count).map { calendar.date(byAdding: .day, value: $0, to: interval.start) }
        while days.count % Self.daysOfWeek != 0 { days.append(nil) }
        return stride(from: 0, to: days.count, by: Self.daysOfWeek).map { Array(days[$0..<$0 + Self.daysOfWeek]) }
    }

    /// The month so many before or after this one.
    func moved(by months: Int) -> Month {
        Month(calendar.date(byAdding: .month, value: months, to: date) ?? date, calendar: calendar)
    }
}
