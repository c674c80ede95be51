// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads dates that programs and people write: `2026-05-01T18:30Z`, `next Friday at 5pm`, `in drei Tagen`, `下周五下午三点`.
///
/// English, German and Chinese are known; in other languages what that language writes for a date. A date without a
/// year is the one that is nearest, a weekday the next one that comes, today among them.
package struct DateReader {
    private let environment: RunEnvironment

    package init(in environment: RunEnvironment) { self.environment = environment }

    /// The date that a text is as a whole; nil where it is none.
    package func date(_ text: String) -> ContentDate? {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty, text.utf8.count <= Self.longestDate else { return nil }
        var scanner = DateScanner(text, isMonthFirst: isMonthFirst, isWhole: true)
        if let parts = scanner.parts(), scanner.isAtEnd { return DateResolver(environment).date(parts) }
        return localized(text)
    }

    /// The dates that are in a text, in its order.
    package func dates(in text: String) -> [ContentDate] {
        if let date = date(text) { return [date] }
        guard text.utf8.count <= Self.longestText else { return [] }
        let resolver = DateResolver(environment)
        var scanner = DateScanner(text, isMonthFirst: isMonthFirst, isWhole: false)
        var dates: [ContentDate] = []
        while scanner.goToWord() {
            if let parts = scanner.parts(), let date = resolver.date(parts) {
                dates.append(date)
            } else {
                scanner.skipWord()
            }
        }
        return dates
    }

    private static let longestDate = 100
    private static let longestText = 1 << 18

    /// Whether 5/6 is in May.
    private var isMonthFirst: Bool {
        let region = environment.locale.region?.identifier
        return region == nil || region == "US" || region == "PH"
    }

    /// A date as the person's language writes it.
    private func localized(_ text: String) -> ContentDate? {
        let language = environment.locale.language.languageCode?.identifier
        guard !["en", "de", "zh"].contains(language), text.contains(where: \.isNumber) else { return nil }
        let formatter = DateFormatter()
        formatter.locale = environment.locale
        formatter.timeZone = environment.timeZone
        for style in [DateFormatter.Style.short, .medium, .long] {
            for timeStyle in [DateFormatter.Style.none, .short, .medium] {
                formatter.dateStyle = style
                formatter.timeStyle = timeStyle
                if let date = formatter.date(from: text) { return ContentDate(date, isDay: timeStyle == .none) }
            }
        }
        return nil
    }
}

/// What was read of a date.
struct DateParts {
    enum Day {
        case on(year: Int?, month: Int, day: Int)
        /// From Sunday, which is 1; how many weeks later.
        case weekday(Int, week: Int?)
        /// The last one before today, or the first one behind it.
        case nearestWeekday(Int, isBefore: Bool)
        /// So much from today.
        case distant(DateUnit, Double)
    }

    var day: Day?
    var hour: Int?
    var minute = 0
    var second = 0.0
    /// Whether hours up to twelve are those of the second half of the day.
    var isAfternoon: Bool?
    /// What is meant by a part of the day without an hour.
    var standardHour: Int?
    /// Seconds from Greenwich; nil where the person's are meant.
    var zone: Int?
    /// So many seconds from the moment.
    var moment: Double?

    var isEmpty: Bool { day == nil && hour == nil && standardHour == nil && moment == nil }
}

/// Finds the day on which something that was read is.
struct DateResolver {
    private let now: Date
    private let calendar: Calendar

    init(_ environment: RunEnvironment) {
        now = environment.now()
        calendar = environment.calendar
    }

    /// Nil where there is no such day or hour.
    func date(_ parts: DateParts) -> ContentDate? {
        if let moment = parts.moment {
            return DateUnit.second.adding(moment, to: now, calendar).map { ContentDate($0) }
        }
        var calendar = calendar
        if let zone = parts.zone, let timeZone = TimeZone(secondsFromGMT: zone) { calendar.timeZone = timeZone }
        guard let day = day(parts.day, calendar) else { return nil }
        guard var hour = parts.hour ?? parts.standardHour else { return ContentDate(day, isDay: true) }
        if parts.hour != nil, let isAfternoon = parts.isAfternoon, hour <= 12 {
            hour = hour % 12 + (isAfternoon ? 12 : 0)
        }
        let date = calendar.date(bySettingHour: hour, minute: parts.minute, second: 0, of: day)
        return date.map { ContentDate($0.addingTimeInterval(parts.second)) }
    }

    /// The beginning of the day; today where none is said.
    private func day(_ day: DateParts.Day?, _ calendar: Calendar) -> Date? {
        let today = calendar.startOfDay(for: now)
        let weekday = calendar.component(.weekday, from: today)
        func later(_ days: Int) -> Date? { calendar.date(byAdding: .day, value: days, to: today) }
        switch day {
        case nil: return today
        case .on(let year, let month, let day): return self.day(year, month, day, today, calendar)
        case .weekday(let wanted, nil): return later((wanted - weekday + 7) % 7)
        case .weekday(let wanted, let week?):
            // Weeks begin with Monday.
            return later((wanted + 5) % 7 - (weekday + 5) % 7 + 7 * week)
        case .nearestWeekday(let wanted, let isBefore):
            return later(isBefore ? -((weekday - wanted + 6) % 7 + 1) : (wanted - weekday + 6) % 7 + 1)
        case .distant(let unit, let amount):
            return unit.adding(amount, to: today, calendar).map { calendar.startOfDay(for: $0) }
        }
    }

    private func day(_ year: Int?, _ month: Int, _ day: Int, _ today: Date, _ calendar: Calendar) -> Date? {
        func date(_ year: Int) -> Date? {
            let components = DateComponents(year: year, month: month, day: day)
            guard let date = calendar.date(from: components), calendar.component(.day, from: date) == day,
                calendar.component(.month, from: date) == month
            else { return nil }
            return date
        }
        if let year { return date(year) }
        let this = calendar.component(.year, from: today)
        return [this, this + 1, this - 1].compactMap { date($0) }
            .min { abs($0.timeIntervalSince(today)) < abs($1.timeIntervalSince(today)) }
    }
}
