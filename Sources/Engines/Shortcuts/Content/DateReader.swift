// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads dates that programs and people write.
package struct DateReader {
    private let environment: RunEnvironment

    package init(in environment: RunEnvironment) { self.environment = environment }

    /// The date that a text is as a whole; nil where it is none.
    package func date(_ text: String) -> ContentDate? {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty, text.utf8.count <= Self.longest else { return nil }
        return written(text) ?? spoken(text)
    }

    /// The dates that are in a text.
    package func dates(in text: String) -> [ContentDate] { date(text).map { [$0] } ?? [] }

    private static let longest = 80

    /// A pattern, and whether it tells a time.
    private static let patterns: [(pattern: String, isDay: Bool)] = [
        ("yyyy-MM-dd'T'HH:mm:ssXXX", false), ("yyyy-MM-dd'T'HH:mm:ss.SSSXXX", false), ("yyyy-MM-dd'T'HH:mm:ss", false),
        ("yyyy-MM-dd'T'HH:mm", false), ("yyyy-MM-dd HH:mm:ss Z", false), ("yyyy-MM-dd HH:mm:ss", false),
        ("yyyy-MM-dd HH:mm", false), ("yyyy-MM-dd", true), ("yyyy/MM/dd HH:mm", false), ("yyyy/MM/dd", true),
        ("EEE, d MMM yyyy HH:mm:ss Z", false), ("EEE, d MMM yyyy HH:mm:ss zzz", false), ("d MMM yyyy HH:mm", false),
        ("d MMM yyyy", true),
        ("MMM d, yyyy 'at' h:mm a", false), ("MMM d, yyyy, h:mm a", false), ("MMM d, yyyy", true),
        ("MMMM d, yyyy", true),
        ("M/d/yyyy, h:mm a", false), ("M/d/yyyy h:mm a", false), ("M/d/yyyy", true), ("M/d/yy", true),
        ("d.M.yyyy HH:mm", false),
        ("d.M.yyyy", true), ("yyyy年M月d日 HH:mm", false), ("yyyy年M月d日", true),
    ]

    private func written(_ text: String) -> ContentDate? {
        guard text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return nil }
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = environment.timeZone
        formatter.isLenient = false
        for (pattern, isDay) in Self.patterns {
            formatter.dateFormat = pattern
            if let date = formatter.date(from: text) { return ContentDate(date, isDay: isDay) }
        }
        return nil
    }

    /// `tomorrow`, `today at 5pm`, `18:30`.
    private func spoken(_ text: String) -> ContentDate? {
        let words = text.lowercased()
        let days = ["today": 0, "now": 0, "tomorrow": 1, "yesterday": -1, "今天": 0, "明天": 1, "昨天": -1]
        let day = days.first { words.hasPrefix($0.key) }
        let spoken = words.dropFirst(day?.key.count ?? 0).trimmingCharacters(in: CharacterSet(charactersIn: " ,"))
        let rest = spoken.hasPrefix("at ") ? String(spoken.dropFirst(3)) : spoken
        let now = environment.now()
        if rest.isEmpty, let day {
            if day.key == "now" { return ContentDate(now) }
            return environment.calendar.date(
                byAdding: .day, value: day.value, to: environment.calendar.startOfDay(for: now)
            )
            .map { ContentDate($0, isDay: true) }
        }
        guard let time = time(rest),
            let base = environment.calendar.date(byAdding: .day, value: day?.value ?? 0, to: now)
        else { return nil }
        return environment.calendar.date(bySettingHour: time.hour, minute: time.minute, second: 0, of: base)
            .map { ContentDate($0) }
    }

    private func time(_ text: String) -> (hour: Int, minute: Int)? {
        guard let match = text.wholeMatch(of: /([0-9]{1,2})(?:[:.]([0-9]{2}))?(?::[0-9]{2})? ?(am|pm)?/),
            let number = Int(match.1)
        else { return nil }
        let minute = match.2.flatMap { Int($0) } ?? 0
        guard minute < 60, match.2 != nil || match.3 != nil else { return nil }
        guard let half = match.3 else { return number < 24 ? (number, minute) : nil }
        guard (1...12).contains(number) else { return nil }
        return (number % 12 + (half == "pm" ? 12 : 0), minute)
    }
}
