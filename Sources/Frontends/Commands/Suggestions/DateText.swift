// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Foundation

/// A moment as a person gives it: `2026-11-20T18:30`, in the person's time zone, or with an offset or `Z`.
struct DateText: ArgumentValue, Hashable {
    let text: String

    static let expectation = "a date such as 2026-11-20T18:30, or 2026-11-20T18:30:00Z"

    init?(argument: String) {
        text = argument
        guard date(in: .gmt) != nil else { return nil }
    }

    /// - Parameter zone: Where the text names none.
    func date(in zone: TimeZone) -> Date? {
        // What is no date in either form is nil, and whoever typed it is told what a date looks like.
        if let date = try? Date(text, strategy: .iso8601) { return date }
        let style = Date.ISO8601FormatStyle(timeZone: zone).year().month().day().time(includingFractionalSeconds: false)
        let seconds = text.count == 16 ? ":00" : ""
        return try? Date(text.replacing(" ", with: "T") + seconds, strategy: style)
    }
}
