// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension DateComponents {
    /// Whether no component is longer than ten thousand years, in either direction.
    ///
    /// They may be a length of time as well as a date, so each may be zero or
    /// negative. Beyond, sums overflow, and Foundation takes the largest number
    /// for none at all.
    package var isInCalendar: Bool {
        let components = [
            (year, Self.years), (yearForWeekOfYear, Self.years), (era, Self.years), (quarter, 4 * Self.years),
            (month, 12 * Self.years), (weekOfYear, 53 * Self.years), (weekOfMonth, 53 * Self.years),
            (weekdayOrdinal, 53 * Self.years), (weekday, 366 * Self.years), (day, 366 * Self.years),
            (dayOfYear, 366 * Self.years), (hour, 8784 * Self.years), (minute, 527_040 * Self.years),
            (second, 31_622_400 * Self.years),
            // No more than an Int holds: a good thirty years.
            (nanosecond, 1_000_000_000_000_000_000),
        ]
        return components.allSatisfy { component, limit in component.map { (-limit...limit).contains($0) } ?? true }
    }

    private static let years = 9999
}
