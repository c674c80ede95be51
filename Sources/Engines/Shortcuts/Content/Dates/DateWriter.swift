// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import ShortcutDocument

/// Writes dates as a person chose, in their language.
package struct DateWriter {
    private let environment: RunEnvironment

    package init(in environment: RunEnvironment) { self.environment = environment }

    /// The date in the style of the choice.
    package func text(_ date: ContentDate, as choice: DateFormatChoice) -> String {
        switch choice.dateStyle {
        case "ISO 8601": iso(date.date, withTime: choice.includesTime)
        case "RFC 2822": pattern("EEE, dd MMM yyyy HH:mm:ss Z", date.date, inEnglish: true)
        case "Custom": pattern(choice.pattern ?? "", date.date, inEnglish: false)
        case "How Long Ago/Until": RelativeDate(in: environment).distance(to: date)
        case "None" where choice.timeStyle == "Relative": RelativeDate(in: environment).distance(to: date)
        case "Relative": relative(date.date, choice)
        default: styled(date.date, Self.style(choice.dateStyle), Self.style(choice.timeStyle))
        }
    }

    private func iso(_ date: Date, withTime: Bool) -> String {
        pattern(withTime ? "yyyy-MM-dd'T'HH:mm:ssXXX" : "yyyy-MM-dd", date, inEnglish: true)
    }

    private func pattern(_ pattern: String, _ date: Date, inEnglish: Bool) -> String {
        // What is so long is no pattern.
        guard pattern.utf8.count <= 1000 else { return pattern }
        let formatter = DateFormatter()
        formatter.locale = inEnglish ? Locale(identifier: "en_US_POSIX") : environment.locale
        formatter.timeZone = environment.timeZone
        formatter.dateFormat = pattern
        return formatter.string(from: date)
    }

    /// Days near today by their names, others as they are written.
    private func relative(_ date: Date, _ choice: DateFormatChoice) -> String {
        let day = styled(date, .medium, .none)
        let text = styled(date, .medium, Self.style(choice.timeStyle))
        return RelativeDate(in: environment).dayName(date).map { text.replacing(day, with: $0) } ?? text
    }

    private func styled(_ date: Date, _ dateStyle: DateFormatter.Style, _ timeStyle: DateFormatter.Style) -> String {
        let formatter = DateFormatter()
        formatter.locale = environment.locale
        formatter.timeZone = environment.timeZone
        formatter.dateStyle = dateStyle
        formatter.timeStyle = timeStyle
        return formatter.string(from: date)
    }

    private static func style(_ name: String) -> DateFormatter.Style {
        switch name {
        case "Short": .short
        case "Medium": .medium
        case "Long": .long
        case "Full": .full
        default: .none
        }
    }
}

extension DateFormatChoice {
    /// How a date is written where nothing is chosen.
    static func standard(isDay: Bool) -> DateFormatChoice {
        DateFormatChoice(dateStyle: "Medium", timeStyle: isDay ? "None" : "Short")
    }
}

/// How far a date is from the moment, in words of the person's language.
struct RelativeDate {
    private let environment: RunEnvironment

    init(in environment: RunEnvironment) { self.environment = environment }

    /// `in 3 days`, `2 hours ago`.
    func distance(to date: ContentDate) -> String {
        let now = date.isDay ? environment.calendar.startOfDay(for: environment.now()) : environment.now()
        let fields: Set<Date.RelativeFormatStyle.Field> =
            date.isDay ? [.day, .week, .month, .year] : [.second, .minute, .hour, .day, .week, .month, .year]
        let isNow = abs(date.date.timeIntervalSince(now)) < 1
        return text(date.date, from: now, fields, isNow ? .named : .numeric, .middleOfSentence)
    }

    /// `Today`, `Tomorrow`, `Yesterday`; nil for a day that is further away.
    func dayName(_ date: Date) -> String? {
        let calendar = environment.calendar
        let (today, day) = (calendar.startOfDay(for: environment.now()), calendar.startOfDay(for: date))
        guard let days = calendar.dateComponents([.day], from: today, to: day).day, abs(days) <= 1 else { return nil }
        return text(day, from: today, [.day], .named, .beginningOfSentence)
    }

    private func text(
        _ date: Date, from now: Date, _ fields: Set<Date.RelativeFormatStyle.Field>,
        _ presentation: Date.RelativeFormatStyle.Presentation, _ context: FormatStyleCapitalizationContext
    ) -> String {
        Date.AnchoredRelativeFormatStyle(
            anchor: date, allowedFields: fields, presentation: presentation, unitsStyle: .wide,
            locale: environment.locale, calendar: environment.calendar, capitalizationContext: context
        ).format(now)
    }
}
