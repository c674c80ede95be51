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
        case "Relative", "How Long Ago/Until": RelativeDate(in: environment).text(date.date)
        default: styled(date.date, choice)
        }
    }

    private func iso(_ date: Date, withTime: Bool) -> String {
        pattern(withTime ? "yyyy-MM-dd'T'HH:mm:ssXXX" : "yyyy-MM-dd", date, inEnglish: true)
    }

    private func pattern(_ pattern: String, _ date: Date, inEnglish: Bool) -> String {
        let formatter = DateFormatter()
        formatter.locale = inEnglish ? Locale(identifier: "en_US_POSIX") : environment.locale
        formatter.timeZone = environment.timeZone
        formatter.dateFormat = pattern
        return formatter.string(from: date)
    }

    private func styled(_ date: Date, _ choice: DateFormatChoice) -> String {
        let formatter = DateFormatter()
        formatter.locale = environment.locale
        formatter.timeZone = environment.timeZone
        formatter.dateStyle = Self.style(choice.dateStyle)
        formatter.timeStyle = Self.style(choice.timeStyle)
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

/// How long ago, or until when, in words.
struct RelativeDate {
    private let environment: RunEnvironment

    init(in environment: RunEnvironment) { self.environment = environment }

    func text(_ date: Date) -> String {
        let seconds = date.timeIntervalSince(environment.now())
        let units: [(Double, String)] = [
            (31_557_600, "year"), (2_629_800, "month"), (604_800, "week"), (86_400, "day"), (3_600, "hour"),
            (60, "minute"),
            (1, "second"),
        ]
        guard let (size, name) = units.first(where: { abs(seconds) >= $0.0 }) else { return "now" }
        let count = Int((abs(seconds) / size).rounded(.towardZero))
        let amount = "\(count) \(name)\(count == 1 ? "" : "s")"
        return seconds < 0 ? "\(amount) ago" : "in \(amount)"
    }
}
