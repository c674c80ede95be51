// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// When and where something is said: "tomorrow" counts from here.
package struct SpokenMoment: Sendable {
    /// Its time zone is the person's.
    package var calendar: Calendar
    /// The moment itself.
    package var now: Date

    /// Makes the moment of a calendar's time zone.
    package init(calendar: Calendar, now: Date) {
        (self.calendar, self.now) = (calendar, now)
    }
}
