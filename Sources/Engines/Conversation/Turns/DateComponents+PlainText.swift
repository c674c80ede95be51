// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension DateComponents {
    /// ISO 8601 as far as the components are known: `2026-05-01T08:30`, `2026-05-01`, `08:30`, `--05-01`.
    var plainText: String {
        func digits(_ number: Int, _ width: Int = 2) -> String {
            let text = String(abs(number))
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
        }
        return text
    }
}
