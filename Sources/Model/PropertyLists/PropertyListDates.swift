// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The dates of XML property lists: `2026-11-21T09:30:00Z`, always in UTC.
enum PropertyListDates {
    /// The date, or nil where the text is none, such as a thirtieth of February.
    static func date(_ text: String) -> Date? {
        let style = Date.ISO8601FormatStyle()
        // Foundation takes more than what is written so: what is not the same when it is written again.
        guard let date = try? style.parse(text), style.format(date) == text else { return nil }
        return date
    }
}
