// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What people call a stretch of the day.
package enum DayPart: Hashable, Sendable, CaseIterable {
    /// From 5 to 11 o'clock.
    case morning
    /// From 11 to 13 o'clock.
    case midday
    /// From 13 to 17 o'clock.
    case afternoon
    /// From 17 to 22 o'clock.
    case evening
    case night

    /// - Parameter minute: Of the day, 0 to 1439.
    init(minute: Int) {
        switch minute / 60 {
        case 5..<11: self = .morning
        case 11..<13: self = .midday
        case 13..<17: self = .afternoon
        case 17..<22: self = .evening
        default: self = .night
        }
    }
}
