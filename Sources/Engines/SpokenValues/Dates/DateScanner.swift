// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Goes through the parts of a date: days, times and parts of the day in any order.
struct DateScanner {
    /// What finds the parts.
    let matcher: DateMatcher
    /// What years of two digits are counted from.
    let moment: SpokenMoment

    /// What is read.
    var tokens: [Token] { matcher.tokens }
    private var words: DateWords { matcher.grammar.dates }

    private static let mostParts = 6

    /// As much of a date as there is from a token on, and the token after it.
    ///
    /// - Parameter hasBareHours: Whether a number alone may be an hour.
    func parts(at start: Int, hasBareHours: Bool = false) -> (parts: DateParts, end: Int)? {
        var parts = DateParts()
        var end = start
        for _ in 0..<Self.mostParts {
            let isOver = hasBareHours && words.to.match(tokens, at: end) != nil
            let skipped = isOver || end == start && words.leads.match(tokens, at: end) == nil ? end : skipFillers(end)
            // "at 8 am" is more than "at 8".
            let found = Set([end, skipped]).sorted().compactMap { index in
                var more = parts
                return add(to: &more, at: index, hasBareHours).map { (parts: more, end: $0) }
            }
            guard let longest = found.max(by: { $0.end < $1.end }) else { break }
            (parts, end) = longest
        }
        return end > start && !parts.isEmpty ? (parts, end) : nil
    }

    private func skipFillers(_ start: Int) -> Int {
        var index = start
        for _ in 0..<3 {
            if index < tokens.count, [",", "，"].contains(tokens[index].text), index > 0 { index += 1 }
            index = words.fillers.skip(tokens, index)
        }
        return index
    }

    /// - Returns: The token after the part that was added; nil if no part was added.
    private func add(to parts: inout DateParts, at index: Int, _ hasBareHours: Bool) -> Int? {
        guard index < tokens.count else { return nil }
        if parts.clock == nil, let end = addNumeric(to: &parts, at: index) { return end }
        let matches = matcher.matches(at: index) { topic in
            switch topic {
            case .hour: hasBareHours && parts.clock == nil
            case .time: parts.clock == nil
            case .part: parts.part == nil
            case .every: parts.recurrence == nil
            case .later, .earlier, .now: parts.distance == nil && parts.day == nil
            case .date: parts.day == nil || isWeekday(parts.day)
            default: parts.day == nil && parts.distance == nil
            }
        }
        // The 5 of "from 5 to 10" is an hour.
        for match in matches where !(hasBareHours && match.meaning == "before") {
            var more = parts
            if add(match, to: &more) {
                parts = more
                return match.topic == .time ? addZone(to: &parts, at: match.end, after: index) : match.end
            }
        }
        return nil
    }

    /// "Friday" of "Friday, May 1".
    func isWeekday(_ day: DateDay?) -> Bool {
        if case .weekday(_, nil)? = day { true } else { false }
    }

    private func add(_ match: DateMatcher.Match, to parts: inout DateParts) -> Bool {
        let values = match.values
        let meaning = match.meaning.split(separator: " ").map(String.init)
        let count = meaning.first.flatMap { Int($0) } ?? 0
        switch match.topic {
        case .hour where values.ordinal != nil: parts.day = values.ordinal.map { .dayOfMonth($0) }
        case .time, .hour:
            parts.clock = matcher.clock(match)
            if meaning.last == "open" { parts.doubt = .quarter }
            if let part = SpokenDayPart(rawValue: match.meaning) { parts.part = part }
            return parts.clock != nil
        case .part: parts.part = SpokenDayPart(rawValue: match.meaning)
        case .now: parts.distance = 0
        case .day:
            parts.day = .distant(days: count, months: 0)
            if meaning.count > 1 { parts.part = SpokenDayPart(rawValue: meaning[1]) }
        case .week: parts.day = .distant(days: 7 * count, months: 0)
        case .month: parts.day = .distant(days: 0, months: count)
        case .year: parts.day = .distant(days: 0, months: 12 * count)
        case .weekend: parts.day = .weekend(week: count)
        case .weekday:
            guard let weekday = values.weekdays.first else { return false }
            let isCounted = meaning.first.map { Int($0) != nil } ?? false
            parts.day =
                match.meaning == "last" ? .lastWeekday(weekday) : .weekday(weekday, week: isCounted ? count : nil)
        case .date:
            if meaning.last == "open" { parts.doubt = .day }
            return add(values, to: &parts)
        case .later, .earlier: return add(values.length, sign: match.topic == .later ? 1 : -1, to: &parts)
        case .every: return add(values, every: meaning, to: &parts)
        }
        return true
    }

    private func add(_ values: DateValues, to parts: inout DateParts) -> Bool {
        let day = values.day ?? values.ordinal
        guard let month = values.month else {
            parts.day = day.map { .dayOfMonth($0) }
            return day.map { (1...31).contains($0) } ?? false
        }
        let year = values.year.map(fullYear)
        if let weekday = values.weekdays.first, let place = values.ordinal {
            parts.day = .placed(place, weekday: weekday, year: year, month: month)
        } else {
            parts.day = .calendar(year: year, month: month, day: day ?? 1)
        }
        return true
    }

    /// Two digits within the eighty years past and the twenty to come.
    func fullYear(_ year: Int) -> Int {
        guard year < 100 else { return year }
        let earliest = moment.calendar.component(.year, from: moment.now) - 79
        return earliest + ((year - earliest) % 100 + 100) % 100
    }

    private static let farthest: Decimal = 3_200_000_000

    private func add(_ length: DurationMatch?, sign: Int, to parts: inout DateParts) -> Bool {
        guard let length, length.seconds < Self.farthest, length.months < 1200,
            let months = length.months.integer, let seconds = length.seconds.rounded(to: 0).integer
        else { return false }
        // "In 24 hours" means a time; "in a day" means a day.
        if length.isInDays {
            parts.day = .distant(days: sign * seconds / 86_400, months: sign * months)
        } else {
            parts.distance = sign * seconds
        }
        return months == 0 || length.isInDays
    }

    /// "2 day", "week", "month at", "day 2,3,4,5,6".
    private func add(_ values: DateValues, every meaning: [String], to parts: inout DateParts) -> Bool {
        let number = meaning.first.flatMap { Int($0) }
        guard let name = meaning.dropFirst(number == nil ? 0 : 1).first,
            let unit = SpokenRecurrence.Unit(rawValue: name)
        else { return false }
        var recurrence = SpokenRecurrence(unit: unit, interval: values.number ?? number ?? 1)
        let listed = meaning.last.map { $0.split(separator: "+").compactMap { Int($0) } } ?? []
        recurrence.weekdays = values.weekdays.isEmpty && number == nil ? listed : values.weekdays
        if values.weekdays.isEmpty, let day = values.ordinal ?? values.day { parts.day = .dayOfMonth(day) }
        if !values.weekdays.isEmpty { recurrence.position = values.ordinal }
        if meaning.last == "open" { parts.doubt = .repetition }
        if let part = meaning.last.flatMap(SpokenDayPart.init) { parts.part = part }
        parts.recurrence = recurrence
        return true
    }
}
