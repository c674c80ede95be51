// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads dates and times: ISO 8601, "tomorrow 8:30", "next Monday at noon",
/// "May 3", "in two hours", "明天下午3点半", "5月3日".
struct DateReader {
    /// Its time zone is the person's.
    let calendar: Calendar
    /// What "today" and "in two hours" are reckoned from.
    let now: Date

    func read(_ text: String) -> DateComponents? {
        let plain = AnswerText(text).plain
        guard !plain.isEmpty, plain.count <= 100 else { return nil }
        return iso(plain) ?? relative(plain) ?? spoken(plain)
    }

    /// A day of the calendar, so far as it was said.
    private struct Day {
        var year: Int?
        var month: Int
        var day: Int
    }

    private func iso(_ text: String) -> DateComponents? {
        let form =
            /([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:[t ]([0-9]{1,2}):([0-9]{2})(?::([0-9]{2})(?:\.[0-9]+)?)?(z|[+-][0-9]{2}:?[0-9]{2})?)?/
        guard let match = text.wholeMatch(of: form) else { return nil }
        var components = DateComponents()
        components.year = Int(match.1)
        components.month = Int(match.2)
        components.day = Int(match.3)
        components.hour = match.4.flatMap { Int($0) }
        components.minute = match.5.flatMap { Int($0) }
        components.second = match.6.flatMap { Int($0) }
        if let zone = match.7 {
            guard let timeZone = Self.timeZone(zone) else { return nil }
            components.timeZone = timeZone
        }
        return valid(components)
    }

    private static func timeZone(_ text: Substring) -> TimeZone? {
        guard text != "z" else { return TimeZone(secondsFromGMT: 0) }
        let digits = text.dropFirst().filter(\.isNumber)
        guard let hours = Int(digits.prefix(2)), let minutes = Int(digits.dropFirst(2)), minutes < 60, hours < 19 else {
            return nil
        }
        return TimeZone(secondsFromGMT: (text.hasPrefix("-") ? -1 : 1) * (hours * 3600 + minutes * 60))
    }

    /// "in 2 hours", "20分钟后".
    private func relative(_ text: String) -> DateComponents? {
        var length: Substring?
        if text.hasPrefix("in ") { length = text.dropFirst(3) }
        for ending in ["之后", "以后", "后", "後"] where length == nil && text.hasSuffix(ending) {
            length = text.dropLast(ending.count)
        }
        guard let length, NumberWords.number(String(length)) == nil,
            let seconds = TimeIntervalReader().read(String(length)), abs(seconds) < 3.2e9
        else { return nil }
        // "In 24 hours" is a time, "in a day" is none.
        let isWholeDays =
            TimeIntervalReader().isInDays(String(length)) && seconds >= 86_400
            && seconds.truncatingRemainder(dividingBy: 86_400) == 0
        if isWholeDays { return day(after: Int(seconds / 86_400)) }
        return calendar.dateComponents([.year, .month, .day, .hour, .minute], from: now.addingTimeInterval(seconds))
    }

    /// A day, a time, or both, in either order.
    private func spoken(_ text: String) -> DateComponents? {
        if ["now", "right now", "现在", "此刻"].contains(text) {
            return calendar.dateComponents([.year, .month, .day, .hour, .minute], from: now)
        }
        var rest = DateWording(text).plain
        // A time first: "at 9 May the 3rd" has no 9 May, and midnight no night. In Chinese a day first: 周二两点 is at two.
        let western = ClockTime.take(from: &rest)
        let period = DayPeriod.take(from: &rest)
        let day = takeDay(from: &rest)
        let clock = western ?? ClockTime.takeChinese(from: &rest)
        let time = period.flatMap { clock?.said(of: $0) ?? $0.time } ?? clock?.byItself
        let leftover = rest.split { $0.isWhitespace || $0 == "," }.filter { !Self.fillers.contains(String($0)) }
        guard leftover.isEmpty, day != nil || time != nil || period?.namesToday == true else { return nil }
        // "tonight" alone is a day and no time.
        var components = day ?? DateComponents()
        if day == nil, period?.namesToday == true { components = self.day(after: 0) }
        if time?.isNextDay == true { components = dayAfter(components) }
        components.hour = time?.hour
        components.minute = time?.minute
        return valid(components)
    }

    private static let fillers: Set<String> = ["at", "on", "the", "of", "in", "this", "about", "around", "的", "在"]

    private func valid(_ components: DateComponents) -> DateComponents? {
        guard components.day != nil || components.hour != nil else { return nil }
        if let hour = components.hour, !(0...23).contains(hour) { return nil }
        if let minute = components.minute, !(0...59).contains(minute) { return nil }
        if let second = components.second, !(0...59).contains(second) { return nil }
        // A number may have been said that has no end; the calendar takes the largest of all for none.
        if let year = components.year, !(1...9999).contains(year) { return nil }
        guard let month = components.month, let day = components.day else { return components }
        guard (1...12).contains(month), (1...31).contains(day) else { return nil }
        // A leap year lets 29 February pass where no year was said.
        let whole = DateComponents(year: components.year ?? 2000, month: month, day: day)
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = calendar.timeZone
        return whole.isValidDate(in: gregorian) ? components : nil
    }
}

// MARK: - Days

extension DateReader {
    private func day(after days: Int) -> DateComponents {
        let date = calendar.date(byAdding: .day, value: days, to: now) ?? now
        return calendar.dateComponents([.year, .month, .day], from: date)
    }

    /// Components without a day stay as they are.
    private func dayAfter(_ components: DateComponents) -> DateComponents {
        guard components.day != nil, valid(components) != nil, let date = calendar.date(from: components),
            let next = calendar.date(byAdding: .day, value: 1, to: date)
        else { return components }
        return calendar.dateComponents([.year, .month, .day], from: next)
    }

    private func takeDay(from text: inout String) -> DateComponents? {
        for (words, days) in Self.namedDays {
            if text.take(words) { return day(after: days) }
        }
        return takeCalendarDay(from: &text) ?? takeWeekday(from: &text)
    }

    private static let namedDays: [(String, Int)] = [
        ("day after tomorrow", 2), ("day before yesterday", -2), ("tomorrow", 1), ("today", 0), ("yesterday", -1),
        ("大后天", 3), ("后天", 2), ("後天", 2), ("明天", 1), ("明日", 1), ("今天", 0), ("今日", 0), ("昨天", -1), ("前天", -2),
    ]

    private func takeCalendarDay(from text: inout String) -> DateComponents? {
        let chinese = /(?:([0-9一二三四五六七八九〇零]{2,4})年)?([0-9一二三四五六七八九十]+)月([0-9一二三四五六七八九十]+)[日号號]?/
        if let match = text.firstMatch(of: chinese) {
            let year = match.output.1.map(year)
            guard year != .some(nil), let month = NumberReader.integer(String(match.output.2)),
                let day = NumberReader.integer(String(match.output.3)), (1...12).contains(month), (1...31).contains(day)
            else { return nil }
            text.removeSubrange(match.range)
            return components(Day(year: year ?? nil, month: month, day: day))
        }
        return takeISODay(from: &text) ?? takeNamedMonth(from: &text)
    }

    /// Four digits as they are; two, within the eighty years past and the twenty to come.
    private func year(_ digits: Substring) -> Int? {
        guard let year = NumberReader.integer(String(digits)), digits.count != 3 else { return nil }
        guard digits.count == 2 else { return year }
        let earliest = calendar.component(.year, from: now) - 79
        return earliest + ((year - earliest) % 100 + 100) % 100
    }

    private func takeISODay(from text: inout String) -> DateComponents? {
        guard let match = text.firstMatch(of: /([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})/),
            let year = Int(match.1), let month = Int(match.2), let day = Int(match.3)
        else { return nil }
        text.removeSubrange(match.range)
        return DateComponents(year: year, month: month, day: day)
    }

    private func takeNamedMonth(from text: inout String) -> DateComponents? {
        let dayFirst = /\b([0-9]{1,2})(?:st|nd|rd|th)?(?: of)? ([a-z]{3,9})\b(?:,? ([0-9]{4}))?/
        let monthFirst = /\b([a-z]{3,9}) (?:the )?([0-9]{1,2})(?:st|nd|rd|th)?\b(?:,? ([0-9]{4})\b)?/
        for match in text.matches(of: dayFirst) {
            guard let month = Self.month(match.2), let day = Int(match.1) else { continue }
            text.removeSubrange(match.range)
            return components(Day(year: match.3.flatMap { Int($0) }, month: month, day: day))
        }
        for match in text.matches(of: monthFirst) {
            guard let month = Self.month(match.1), let day = Int(match.2) else { continue }
            text.removeSubrange(match.range)
            return components(Day(year: match.3.flatMap { Int($0) }, month: month, day: day))
        }
        return nil
    }

    private static func month(_ name: Substring) -> Int? {
        let months = [
            "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
            "november", "december",
        ]
        return months.firstIndex { $0.hasPrefix(name) }.map { $0 + 1 }
    }

    /// Without a year, the next time the day comes.
    private func components(_ day: Day) -> DateComponents {
        if let year = day.year { return DateComponents(year: year, month: day.month, day: day.day) }
        let today = calendar.dateComponents([.year, .month, .day], from: now)
        let isPast = (day.month, day.day) < (today.month ?? 1, today.day ?? 1)
        let first = (today.year ?? 1970) + (isPast ? 1 : 0)
        let years = (first..<first + 9).map { DateComponents(year: $0, month: day.month, day: day.day) }
        // 29 February comes every four years, or eight.
        return years.first { valid($0) != nil } ?? years[0]
    }

    /// The next such day after today; with "next", the one in the week after, and with 本 the one in this week.
    private func takeWeekday(from text: inout String) -> DateComponents? {
        let today = calendar.component(.weekday, from: now)
        for (name, weekday) in Self.weekdays {
            for (prefix, weeks) in Self.weekPrefixes {
                guard text.take(prefix + name) else { continue }
                // Weeks start on Monday where "next" is reckoned from.
                let (position, todaysPosition) = ((weekday + 5) % 7, (today + 5) % 7)
                if let weeks { return day(after: 7 * weeks - todaysPosition + position) }
                return day(after: (position - todaysPosition + 7 - 1) % 7 + 1)
            }
        }
        return nil
    }

    private static let weekPrefixes: [(String, Int?)] = [
        ("下下", 2), ("下个", 1), ("下", 1), ("next ", 1), ("这个", 0), ("这", 0), ("本", 0), ("", nil),
    ]

    private static let weekdays: [(String, Int)] = {
        let english = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
        let chinese = ["日", "一", "二", "三", "四", "五", "六"]
        var names = english.enumerated().map { ($0.element, $0.offset + 1) }
        for week in ["星期", "礼拜", "周", "週"] {
            names += chinese.enumerated().map { (week + $0.element, $0.offset + 1) }
            names.append((week + "天", 1))
        }
        return names
    }()
}
