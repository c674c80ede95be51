// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension DateComponents {
    /// ISO 8601 as far as the components are known: `2026-05-01T08:30`, `2026-05-01T08:30+08:00`, `2026-05-01`,
    /// `08:30`, `--05-01`.
    var plainText: String {
        func digits(_ number: Int, _ width: Int = 2) -> String {
            let text = String(number.magnitude)
            return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - text.count)) + text
        }
        let hasDay = year != nil || month != nil || day != nil
        var text = ""
        if hasDay {
            text = year.map { digits($0, 4) } ?? "-"
            text += month.map { "-" + digits($0) } ?? (day == nil ? "" : "-")
            text += day.map { "-" + digits($0) } ?? ""
        }
        if hour != nil || minute != nil {
            text += (hasDay ? "T" : "") + digits(hour ?? 0) + ":" + digits(minute ?? 0)
            text += second.map { ":" + digits($0) } ?? ""
            text +=
                offset.map { $0 == 0 ? "Z" : ($0 < 0 ? "-" : "+") + digits(abs($0) / 60) + ":" + digits(abs($0) % 60) }
                ?? ""
        }
        return text
    }

    /// Minutes from UTC at this time; nil without a zone, or where the zone's
    /// offset depends on a day that isn't known.
    private var offset: Int? {
        guard let timeZone else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        if year != nil, month != nil, day != nil, let date = calendar.date(from: self) {
            return timeZone.secondsFromGMT(for: date) / 60
        }
        return timeZone.identifier.hasPrefix("GMT") ? timeZone.secondsFromGMT() / 60 : nil
    }
}
