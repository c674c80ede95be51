// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What a run takes from the world besides its effects: the moment, where the person lives, and chance.
package struct RunEnvironment: Sendable {
    /// The moment; asked for again each time.
    package var now: @Sendable () -> Date
    package var locale: Locale
    package var timeZone: TimeZone
    /// A number from 0 up to what it is given, without that.
    package var random: @Sendable (_ below: UInt64) -> UInt64

    package init(
        now: @escaping @Sendable () -> Date = { Date() }, locale: Locale = .current, timeZone: TimeZone = .current,
        random: @escaping @Sendable (UInt64) -> UInt64 = { UInt64.random(in: 0..<$0) }
    ) {
        self.now = now
        self.locale = locale
        self.timeZone = timeZone
        self.random = random
    }

    /// The calendar by which days are counted.
    package var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        calendar.timeZone = timeZone
        return calendar
    }
}
