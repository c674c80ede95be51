// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenValues

/// Reads dates that programs and people write: `2026-05-01T18:30Z`, `next Friday at 5pm`, `in drei Tagen`, `下周五下午三点`.
///
/// The person's language, English, German and Chinese are read, and in other languages the dates that Foundation writes.
/// A date without a year is the nearest one; a weekday may be today.
package struct DateReader {
    private let environment: RunEnvironment
    private let moment: SpokenMoment

    private static let longestDate = 100
    private static let longestText = 1 << 18

    /// Makes a reader for the language and the moment of a run.
    package init(in environment: RunEnvironment) {
        self.environment = environment
        moment = SpokenMoment(calendar: environment.calendar, now: environment.now(), isNearest: true)
    }

    /// Reads a whole text as one date; nil if it isn't one.
    package func date(_ text: String) -> ContentDate? {
        guard text.utf8.count <= Self.longestDate else { return nil }
        let text = withWholeWeekday(text.trimmingCharacters(in: .whitespacesAndNewlines))
        let reading = readers(of: text).lazy.compactMap { $0.reading(of: text, as: .date, at: moment) }.first
        guard let reading else { return localized(text) }
        let dates = dates(of: reading.value, text[...])
        return dates.count == 1 ? dates[0] : nil
    }

    /// The dates in a text, in its order; a range has two.
    package func dates(in text: String) -> [ContentDate] {
        if let date = date(text) { return [date] }
        guard text.utf8.count <= Self.longestText else { return [] }
        return SpokenValueReader.values(of: .date, in: text, at: moment, by: readers(of: text)).flatMap {
            dates(of: $0.value, text[$0.range])
        }
    }

    private func readers(of text: String) -> [SpokenValueReader] {
        let own = environment.locale.identifier(.bcp47)
        let isChinese = text.unicodeScalars.contains { $0.properties.isIdeographic }
        let others = ["en", "de"] + (isChinese ? ["zh-Hans"] : [])
        return ([own] + others.filter { !own.hasPrefix($0.prefix(2)) }).map(SpokenValueReader.init)
    }

    /// The text with "Friday" for "Fri" at its beginning. Inside of a text, "sun" and "so" say other things.
    private func withWholeWeekday(_ text: String) -> String {
        let word = text.prefix { $0.isLetter }
        for locale in [environment.locale, Locale(identifier: "en_US")] {
            var calendar = environment.calendar
            calendar.locale = locale
            let names = calendar.shortWeekdaySymbols.map { $0.lowercased().filter(\.isLetter) }
            guard let place = names.firstIndex(of: word.lowercased()) else { continue }
            return calendar.weekdaySymbols[place] + text.dropFirst(word.count)
        }
        return text
    }

    private func dates(of value: SpokenValue, _ words: Substring) -> [ContentDate] {
        guard case .date(let date) = value, date.recurrence == nil else { return [] }
        return [date.start, date.end].compactMap { $0 }.compactMap { contentDate($0, hour(of: date.part, words)) }
    }

    /// The hour that a part of a day means by itself.
    private func hour(of part: SpokenDayPart?, _ words: Substring) -> Int? {
        switch part {
        case nil: nil
        case .morning: 9
        case .noon: 12
        case .afternoon: 15
        case .evening where !words.lowercased().contains(/night|晚/): 18
        case .evening, .night: 20
        }
    }

    /// - Parameter hour: The one for a date without a time; nil to keep it a day.
    private func contentDate(_ said: DateComponents, _ hour: Int?) -> ContentDate? {
        var date = said
        if date.day == nil {
            let zone = date.timeZone ?? environment.timeZone
            let today = environment.calendar.dateComponents(in: zone, from: moment.now)
            (date.year, date.month, date.day) = (today.year, today.month, today.day)
        }
        date.hour = date.hour ?? hour
        return environment.calendar.date(from: date).map { ContentDate($0, isDay: date.hour == nil) }
    }

    /// A date as Foundation writes it in the person's language.
    private func localized(_ text: String) -> ContentDate? {
        guard text.contains(where: \.isNumber) else { return nil }
        let formatter = DateFormatter()
        (formatter.locale, formatter.timeZone) = (environment.locale, environment.timeZone)
        for style in [DateFormatter.Style.short, .medium, .long] {
            for timeStyle in [DateFormatter.Style.none, .short, .medium] {
                (formatter.dateStyle, formatter.timeStyle) = (style, timeStyle)
                if let date = formatter.date(from: text) { return ContentDate(date, isDay: timeStyle == .none) }
            }
        }
        return nil
    }
}
