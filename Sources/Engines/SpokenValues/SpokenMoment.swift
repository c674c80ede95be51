// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// When and where something is said: "tomorrow" counts from here.
package struct SpokenMoment: Sendable {
    /// Its time zone is the person's.
    package var calendar: Calendar
    /// The moment itself.
    package var now: Date
    /// Whether a date without a year is the nearest one and a weekday may be today; otherwise they are to come.
    package var isNearest: Bool

    /// Makes the moment of a calendar's time zone.
    package init(calendar: Calendar, now: Date, isNearest: Bool = false) {
        (self.calendar, self.now, self.isNearest) = (calendar, now, isNearest)
    }
}
