// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds the day and the time that the parts of a date mean.
struct DateResolver {
    /// What "tomorrow" is counted from.
    let moment: SpokenMoment

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
            isNextDay = part.endsBefore(hour) && !(clock.isNamed && hour == 12)
            if !clock.isNamed { hour = part.hour(hour) }
        } else if parts.part == nil, clock.isAlone, (1..<7).contains(hour) {
            // People who say "at 5" are seldom up in the night.
            (hour, isDoubtful) = (hour + 12, true)
        }
        if isNextDay, let next = dayAfter(date) { date = next }
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
        let today = (calendar.component(.weekday, from: now) + 5) % 7
        switch day {
        case .distant(let days, let months): return self.day(after: days, months: months)
        case .weekday(let weekday, let week?): return self.day(after: 7 * week - today + (weekday + 5) % 7)
        case .weekday(let weekday, nil):
            let days = (weekday + 12 - today) % 7
            return self.day(after: days == 0 && !moment.isNearest ? 7 : days)
        case .lastWeekday(let weekday): return self.day(after: -((today - (weekday + 5) % 7 + 6) % 7 + 1))
        case .weekend(let week): return self.day(after: 7 * week - today + 5)
        case .calendar(let year?, let month, let day):
            let date = DateComponents(year: year, month: month, day: day)
            return isValid(date) ? date : nil
        case .calendar(nil, let month, let day): return next(month, day)
        case .placed(let place, let weekday, let year?, let month): return placed(place, weekday, year, month)
        case .placed(let place, let weekday, nil, let month): return next(place, of: weekday, in: month)
        case .dayOfMonth(let day): return next(day)
        }
    }

    private func day(after days: Int, months: Int = 0) -> DateComponents? {
        let month = calendar.date(byAdding: .month, value: months, to: now) ?? now
        let date = calendar.date(byAdding: .day, value: days, to: month) ?? now
        return calendar.dateComponents([.year, .month, .day], from: date)
    }

    private func dayAfter(_ date: DateComponents) -> DateComponents? {
        guard date.day != nil, let day = calendar.date(from: date),
            let next = calendar.date(byAdding: .day, value: 1, to: day)
        else { return nil }
        return calendar.dateComponents([.year, .month, .day], from: next)
    }

    /// The next time the day comes, or the nearest one; 29 February comes every four years, or eight.
    private func next(_ month: Int, _ day: Int) -> DateComponents? {
        let today = calendar.dateComponents([.year, .month, .day], from: now)
        let isPast = (month, day) < (today.month ?? 1, today.day ?? 1)
        let first = (today.year ?? 1970) + (isPast ? 1 : 0)
        func found(_ years: StrideTo<Int>) -> DateComponents? {
            years.lazy.map { DateComponents(year: $0, month: month, day: day) }.first(where: isValid)
        }
        let next = found(stride(from: first, to: first + 9, by: 1))
        guard moment.isNearest, let next, let last = found(stride(from: first - 1, to: first - 10, by: -1)) else {
            return next
        }
        func distance(_ day: DateComponents) -> Double {
            calendar.date(from: day).map { abs($0.timeIntervalSince(calendar.startOfDay(for: now))) } ?? .infinity
        }
        return distance(last) < distance(next) ? last : next
    }

    /// The next day of a month with that number, today among them.
    private func next(_ day: Int) -> DateComponents? {
        let today = calendar.dateComponents([.year, .month, .day], from: now)
        let first = (today.month ?? 1) - 1 + (day < today.day ?? 1 ? 1 : 0)
        return (first..<first + 3).lazy.map { month in
            DateComponents(year: (today.year ?? 1970) + month / 12, month: month % 12 + 1, day: day)
        }.first(where: isValid)
    }

    /// The next time the weekday has that place in a month; a fifth one does not come every year.
    private func next(_ place: Int, of weekday: Int, in month: Int) -> DateComponents? {
        let today = calendar.dateComponents([.year, .month, .day], from: now)
        let first = today.year ?? 1970
        return (first..<first + 9).lazy.compactMap { placed(place, weekday, $0, month) }.first { date in
            date.year ?? 0 > first || (month, date.day ?? 0) >= (today.month ?? 1, today.day ?? 1)
        }
    }

    private func placed(_ place: Int, _ weekday: Int, _ year: Int, _ month: Int) -> DateComponents? {
        let days = (1...31).map { DateComponents(year: year, month: month, day: $0) }.filter { date in
            isValid(date) && calendar.date(from: date).map { calendar.component(.weekday, from: $0) } == weekday
        }
        let index = place < 0 ? days.count + place : place - 1
        return days.indices.contains(index) ? days[index] : nil
    }

    private func isValid(_ date: DateComponents) -> Bool {
        guard let year = date.year, let month = date.month, let day = date.day, (1...9999).contains(year),
            (1...12).contains(month), (1...31).contains(day)
        else { return false }
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = calendar.timeZone
        return date.isValidDate(in: gregorian)
    }
}
