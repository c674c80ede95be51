// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The part of a day that was said: it decides what "eight" means.
package enum SpokenDayPart: String, Hashable, Sendable {
    case morning, noon, afternoon, evening, night

    /// An hour from 0 to 12 as one of the day, and whether that is of the day after: evenings go on after midnight.
    func hour(_ hour: Int) -> (hour: Int, isNextDay: Bool) {
        switch self {
        case .morning: (hour % 12, false)
        case .noon: (hour < 3 ? hour + 12 : hour, false)
        case .afternoon: (hour < 12 ? hour + 12 : hour, false)
        case .evening: hour % 12 < 5 ? (hour % 12, true) : (hour + 12, false)
        // Twelve at night is midnight, two at night is early.
        case .night: hour % 12 == 0 ? (0, true) : (hour < 6 ? hour : hour + 12, false)
        }
    }
}
