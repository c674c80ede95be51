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
    private var tokens: Tokens { matcher.tokens }
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
        return end > start ? (parts, end) : nil
    }

    private func skipFillers(_ start: Int) -> Int {
        // 2026-05-01T08:30
        if tokens.has("t", at: start), tokens.isGlued(.word, at: start), tokens.isGlued(.digits, at: start + 1) {
            return start + 1
        }
        var index = start
        for _ in 0..<3 { index = words.fillers.skip(tokens, index > 0 ? tokens.skipComma(at: index) : index) }
        return index
    }

    /// - Returns: The token after the part that was added; nil if no part was added.
    private func add(to parts: inout DateParts, at index: Int, _ hasBareHours: Bool) -> Int? {
        func isWanted(_ topic: DateWords.Topic) -> Bool {
            switch topic {
            case .hour: hasBareHours && parts.clock == nil
            case .time: parts.clock == nil
            case .part: parts.part == nil
            case .every: parts.recurrence == nil
            case .later, .earlier, .now: parts.distance == nil && parts.day == nil
            case .date: parts.day == nil || isWeekday(parts.day)
            case .digits: parts.clock == nil && (parts.day == nil || isWeekday(parts.day))
            default: parts.day == nil && parts.distance == nil
            }
        }
        for match in matcher.matches(at: index) where isWanted(match.pattern.topic) {
            // The 5 of "from 5 to 10" is an hour.
            if hasBareHours, match.pattern.meaning == ["before"] { continue }
            var more = parts
            if add(match, to: &more) {
                parts = more
                return match.pattern.topic == .time ? addZone(to: &parts, at: match.end, after: index) : match.end
            }
        }
        return nil
    }

    /// "Friday" of "Friday, May 1".
    private func isWeekday(_ day: DateDay?) -> Bool {
        if case .weekday(_, nil)? = day { true } else { false }
    }

    private static let doubts: [DateWords.Topic: SpokenDoubt] = [
        .time: .quarter, .date: .day, .digits: .dayOrMonth, .every: .repetition,
    ]

    private func add(_ match: DateMatcher.Found, to parts: inout DateParts) -> Bool {
        let (pattern, values) = (match.pattern, match.values)
        let count = pattern.number ?? 0
        parts.part = pattern.part ?? parts.part
        if pattern.meaning.last == "open", pattern.topic != .digits || values.isOrderOpen {
            parts.doubt = Self.doubts[pattern.topic]
        }
        switch pattern.topic {
        case .hour where values.ordinal != nil: parts.day = values.ordinal.map { .dayOfMonth($0) }
        case .time, .hour:
            parts.clock = matcher.clock(match)
            return parts.clock != nil
        case .part: break
        case .now: parts.distance = 0
        case .day: parts.day = .distant(days: count, months: 0)
        case .month: parts.day = .distant(days: 0, months: count)
        case .weekend: parts.day = .weekend(week: count)
        case .weekday:
            guard let weekday = values.weekdays.first else { return false }
            parts.day = pattern.meaning == ["last"] ? .lastWeekday(weekday) : .weekday(weekday, week: pattern.number)
        case .date: return add(values, to: &parts)
        case .digits:
            parts.isTerse = values.year == nil || match.end == match.start + 1
            return add(values, to: &parts)
        case .later, .earlier: return add(values.length, sign: pattern.topic == .later ? 1 : -1, to: &parts)
        case .every: return add(values, every: pattern, to: &parts)
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
    private func fullYear(_ year: Int) -> Int {
        guard year < 100 else { return year }
        let earliest = moment.calendar.component(.year, from: moment.now) - 79
        return earliest + ((year - earliest) % 100 + 100) % 100
    }

    private static let farthest: Decimal = 3_200_000_000

    private func add(_ length: Amount?, sign: Int, to parts: inout DateParts) -> Bool {
        guard let length, length.total < Self.farthest, length.months < 1200,
            let months = length.months.integer, let seconds = length.total.rounded(to: 0).integer
        else { return false }
        // "In 24 hours" means a time; "in a day" means a day.
        if length.isInDays {
            parts.day = .distant(days: sign * seconds / 86_400, months: sign * months)
        } else {
            parts.distance = sign * seconds
        }
        return months == 0 || length.isInDays
    }

    /// "2 day", "week", "month at", "day 2+3+4+5+6".
    private func add(_ values: DateValues, every pattern: DatePattern, to parts: inout DateParts) -> Bool {
        let name = pattern.meaning.dropFirst(pattern.number == nil ? 0 : 1).first ?? ""
        guard let unit = SpokenRecurrence.Unit(rawValue: name) else { return false }
        var recurrence = SpokenRecurrence(unit: unit, interval: values.number ?? pattern.number ?? 1)
        let listed = pattern.meaning.last?.split(separator: "+").compactMap { Int($0) } ?? []
        recurrence.weekdays = values.weekdays.isEmpty && pattern.number == nil ? listed : values.weekdays
        if values.weekdays.isEmpty, let day = values.ordinal ?? values.day { parts.day = .dayOfMonth(day) }
        if !values.weekdays.isEmpty { recurrence.position = values.ordinal }
        parts.recurrence = recurrence
        return true
    }

    // MARK: - Time zones

    /// What programs write after a time: a fraction of its second, and Z, GMT, +02:00 or +0200.
    ///
    /// - Parameter start: The first token of the time.
    private func addZone(to parts: inout DateParts, at index: Int, after start: Int) -> Int {
        var index = index
        if parts.clock?.second != nil, tokens.joinsDigits(["."], at: index),
            let fraction = Double("0." + tokens[index + 1].text)
        {
            parts.clock?.nanosecond = Int(fraction * 1e9)
            index += 2
        }
        guard index < tokens.endIndex else { return index }
        if ["gmt", "utc"].contains(tokens[index].text) || tokens.has("z", at: index) && !tokens[index].isSpaced {
            parts.zone = 0
            return index + 1
        }
        // "8:30-10:30" is a range.
        let isExact = parts.clock?.second != nil || start > 0 && tokens.has("t", at: start - 1)
        let hasColon = tokens.joinsDigits([":"], at: index + 2)
        guard isExact || tokens[index].isSpaced && !hasColon, ["+", "-"].contains(tokens[index].text),
            tokens.isGlued(.digits, at: index + 1)
        else { return index }
        let digits = tokens[index + 1].text + (hasColon ? tokens[index + 3].text : "")
        guard digits.count == 4, let number = Int(digits), number % 100 < 60, number < 1900 else { return index }
        parts.zone = (tokens[index].text == "-" ? -1 : 1) * (number / 100 * 3600 + number % 100 * 60)
        return index + (hasColon ? 4 : 2)
    }
}
