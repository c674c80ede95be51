// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds the day and the time that the parts of a date mean.
struct DateResolver {
    /// What "tomorrow" is counted from.
    private let moment: SpokenMoment
    private let today: DateComponents

    /// Takes the day of a moment.
    init(moment: SpokenMoment) {
        self.moment = moment
        today = moment.calendar.dateComponents([.year, .month, .day, .weekday], from: moment.now)
    }

    private var calendar: Calendar { moment.calendar }
    private var now: Date { moment.now }

    /// Nil if there is no such day or time.
    func components(_ parts: DateParts) -> (date: DateComponents, isDoubtful: Bool)? {
        if let distance = parts.distance {
            let date = now.addingTimeInterval(Double(distance))
            var found = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
            if found.second == 0 { found.second = nil }
            return (found, false)
        }
        var date = DateComponents()
        if let day = parts.day {
            guard let found = components(of: day) else { return nil }
            date = found
        }
        guard let clock = parts.clock ?? (parts.part == .noon ? DateClock(hour: 12) : nil) else { return (date, false) }
        var (hour, isNextDay, isDoubtful) = (clock.hour, clock.hour == 24, false)
        if let part = parts.part, hour <= 12 {
            let shifted = part.hour(hour)
            isNextDay = shifted.isNextDay && !(clock.isNamed && hour == 12)
            if !clock.isNamed { hour = shifted.hour }
        } else if parts.part == nil, clock.isAlone, (1..<7).contains(hour) {
            // People who say "at 5" are seldom up in the night.
            (hour, isDoubtful) = (hour + 12, true)
        }
        if isNextDay, date.day != nil, let day = calendar.date(from: date) { date = self.day(after: 1, from: day) }
        (date.hour, date.minute, date.second) = (hour % 24, clock.minute, clock.second)
        date.nanosecond = clock.nanosecond
        if let zone = parts.zone { date.timeZone = TimeZone(secondsFromGMT: zone) }
        return (date, isDoubtful)
    }

    /// The last day of a weekend.
    func end(of day: DateDay?) -> DateComponents? {
        guard case .weekend(let week)? = day else { return nil }
        return components(of: .weekday(1, week: week))
    }

    // MARK: - Days

    private func components(of day: DateDay) -> DateComponents? {
        // Weeks start on Monday.
        func place(_ weekday: Int) -> Int { (weekday + 5) % 7 }
        let today = place(self.today.weekday ?? 2)
        switch day {
        case .distant(let days, let months): return self.day(after: days, months: months)
        case .weekday(let weekday, let week?): return self.day(after: 7 * week - today + place(weekday))
        case .weekday(let weekday, nil):
            let days = (place(weekday) + 7 - today) % 7
            return self.day(after: days == 0 && !moment.isNearest ? 7 : days)
        case .lastWeekday(let weekday): return self.day(after: -((today - place(weekday) + 6) % 7 + 1))
        case .weekend(let week): return self.day(after: 7 * week - today + 5)
        case .calendar(let year?, let month, let day): return valid(year, month, day)
        case .calendar(nil, let month, let day): return next(month, day)
        case .placed(let place, let weekday, let year?, let month): return placed(place, weekday, year, month)
        case .placed(let place, let weekday, nil, let month): return next(place, of: weekday, in: month)
        case .dayOfMonth(let day): return next(day)
        }
    }

    private func day(after days: Int, months: Int = 0, from start: Date? = nil) -> DateComponents {
        let start = start ?? now
        let month = months == 0 ? start : calendar.date(byAdding: .month, value: months, to: start) ?? start
        let date = calendar.date(byAdding: .day, value: days, to: month) ?? start
        return calendar.dateComponents([.year, .month, .day], from: date)
    }

    /// The next time the day comes, or the nearest one; 29 February comes every four years, or eight.
    private func next(_ month: Int, _ day: Int) -> DateComponents? {
        let isPast = (month, day) < (today.month ?? 1, today.day ?? 1)
        let first = (today.year ?? 1970) + (isPast ? 1 : 0)
        let next = (first..<first + 9).firstValue { valid($0, month, day) }
        guard moment.isNearest, let next,
            let last = (first - 9..<first).reversed().firstValue({ valid($0, month, day) })
        else { return next }
        func distance(_ day: DateComponents) -> Double {
            calendar.date(from: day).map { abs($0.timeIntervalSince(calendar.startOfDay(for: now))) } ?? .infinity
        }
        return distance(last) < distance(next) ? last : next
    }

    /// The next day of a month with that number, today among them.
    private func next(_ day: Int) -> DateComponents? {
        let first = (today.month ?? 1) - 1 + (day < today.day ?? 1 ? 1 : 0)
        return (first..<first + 3).firstValue { valid((today.year ?? 1970) + $0 / 12, $0 % 12 + 1, day) }
    }

    /// The next time the weekday has that place in a month; a fifth one does not come every year.
    private func next(_ place: Int, of weekday: Int, in month: Int) -> DateComponents? {
        let first = today.year ?? 1970
        return (first..<first + 9).firstValue { year in
            placed(place, weekday, year, month).flatMap { date in
                year > first || (month, date.day ?? 0) >= (today.month ?? 1, today.day ?? 1) ? date : nil
            }
        }
    }

    private func placed(_ place: Int, _ weekday: Int, _ year: Int, _ month: Int) -> DateComponents? {
        guard let first = valid(year, month, 1).flatMap(calendar.date) else { return nil }
        let offset = (weekday - calendar.component(.weekday, from: first) + 7) % 7
        let days = stride(from: 1 + offset, through: 31, by: 7).compactMap { valid(year, month, $0) }
        let index = place < 0 ? days.count + place : place - 1
        return days.indices.contains(index) ? days[index] : nil
    }

    /// Nil if there is no such day.
    private func valid(_ year: Int, _ month: Int, _ day: Int) -> DateComponents? {
        guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
        let isLeap = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
        let days = month == 2 ? isLeap ? 29 : 28 : [4, 6, 9, 11].contains(month) ? 30 : 31
        return (1...days).contains(day) ? DateComponents(year: year, month: month, day: day) : nil
    }
}
