// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Foundation
import Sentences

/// A moment as a person gives it: `2026-11-20T18:30`, in the person's time zone, or with an offset or `Z`.
struct DateText: ArgumentValue, Hashable {
    let text: String
    /// By the Gregorian calendar; each is one that there is.
    private let components: DateComponents
    /// Seconds east of Greenwich; nil for the person's time zone.
    private let offset: Int?

    static let expectation: Sentence = "a date such as 2026-11-20T18:30, or 2026-11-20T18:30:00Z, from 1970 to 9999"

    init?(argument: String) {
        let form =
            /([0-9]{4})-([0-9]{2})-([0-9]{2})[T ]([0-9]{2}):([0-9]{2})(?::([0-9]{2}))?(?:(Z)|([+-])([0-9]{2}):?([0-9]{2}))?/
        guard let match = argument.wholeMatch(of: form)?.output else { return nil }
        text = argument
        components = DateComponents(
            year: Int(match.1), month: Int(match.2), day: Int(match.3), hour: Int(match.4), minute: Int(match.5),
            second: match.6.flatMap { Int($0) } ?? 0)
        if let sign = match.8, let hours = match.9.flatMap({ Int($0) }), let minutes = match.10.flatMap({ Int($0) }) {
            guard hours < 24, minutes < 60 else { return nil }
            offset = (hours * 60 + minutes) * (sign == "-" ? -60 : 60)
        } else {
            offset = match.7 == nil ? nil : 0
        }
        // A time that a clock leaves out in spring is one all the same, so another zone's clock is asked.
        guard let year = components.year, year >= 1970, components.isValidDate(in: Self.calendar(.gmt)) else {
            return nil
        }
    }

    /// - Parameter zone: Where the text names none.
    func date(in zone: TimeZone) -> Date? {
        let named = offset.map { TimeZone(secondsFromGMT: $0) } ?? zone
        return named.flatMap { Self.calendar($0).date(from: components) }
    }

    private static func calendar(_ zone: TimeZone) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        return calendar
    }
}
