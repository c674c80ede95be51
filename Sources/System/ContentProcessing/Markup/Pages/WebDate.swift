// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Moments as pages and feeds write them: those of mail (RFC 2822) and those of ISO 8601, with what people leave out.
enum WebDate {
    private static let months = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]

    private static let zones = [
        "ut": 0, "utc": 0, "gmt": 0, "z": 0, "est": -300, "edt": -240, "cst": -360, "cdt": -300, "mst": -420,
        "mdt": -360, "pst": -480, "pdt": -420, "cet": 60, "cest": 120, "bst": 60, "jst": 540,
    ]

    /// The moment; nil where the text tells none. Without a zone, it is that of Greenwich.
    static func date(_ text: String) -> Date? {
        let text = text.prefix(64).trimmingCharacters(in: .whitespacesAndNewlines)
        return international(text) ?? mail(text)
    }

    private static func international(_ text: String) -> Date? {
        let pattern =
            /(\d{4})-(\d{1,2})(?:-(\d{1,2}))?(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(Z|z|[+-]\d{2}:?\d{2}|[+-]\d{2})?)?.*/
        guard let match = text.wholeMatch(of: pattern) else { return nil }
        return date(
            year: Int(match.1), month: Int(match.2), day: match.3.map { Int($0) } ?? 1,
            hour: match.4.map { Int($0) } ?? 0,
            minute: match.5.map { Int($0) } ?? 0, second: match.6.map { Int($0) } ?? 0,
            zone: match.7.map { zone(String($0)) } ?? 0)
    }

    private static func mail(_ text: String) -> Date? {
        let pattern =
            /(?:[A-Za-z]+\.?,?\s+)?(\d{1,2})[\s-]+([A-Za-z]{3})[A-Za-z]*\.?[\s-]+(\d{2,4})(?:,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([A-Za-z]+|[+-]\d{2}:?\d{2})?)?.*/
        guard let match = text.wholeMatch(of: pattern), let year = Int(match.3),
            let month = months.firstIndex(of: match.2.lowercased())
        else { return nil }
        return date(
            year: year < 70 ? year + 2000 : year < 100 ? year + 1900 : year, month: month + 1, day: Int(match.1),
            hour: match.4.map { Int($0) } ?? 0, minute: match.5.map { Int($0) } ?? 0,
            second: match.6.map { Int($0) } ?? 0, zone: match.7.map { zone(String($0)) } ?? 0)
    }

    /// Minutes from Greenwich.
    private static func zone(_ text: String) -> Int {
        if let known = zones[text.lowercased()] { return known }
        let digits = text.filter(\.isNumber)
        guard let hours = Int(digits.prefix(2)), hours <= 24 else { return 0 }
        let minutes = hours * 60 + (Int(digits.dropFirst(2)) ?? 0)
        return text.hasPrefix("-") ? -minutes : minutes
    }

    private static func date(
        year: Int?, month: Int?, day: Int?, hour: Int?, minute: Int?, second: Int?, zone: Int
    ) -> Date? {
        guard let year, let month, let day, let hour, let minute, let second, (1...9999).contains(year),
            (1...12).contains(month), (1...31).contains(day), (0...24).contains(hour), (0...59).contains(minute),
            (0...60).contains(second)
        else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let components = DateComponents(
            year: year, month: month, day: day, hour: hour, minute: minute, second: second)
        return calendar.date(from: components)?.addingTimeInterval(TimeInterval(-60 * zone))
    }
}
