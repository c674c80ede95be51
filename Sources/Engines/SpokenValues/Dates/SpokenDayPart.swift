// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The part of a day that was said: it decides what "eight" means.
package enum SpokenDayPart: String, Hashable, Sendable {
    case morning, noon, afternoon, evening, night

    /// An hour from 0 to 12 as an hour of the day.
    func hour(_ hour: Int) -> Int {
        switch self {
        case .morning: hour == 12 ? 0 : hour
        case .noon: hour < 3 ? hour + 12 : hour
        case .afternoon: hour < 12 ? hour + 12 : hour
        // Twelve ends the evening, and one to four are the small hours after it.
        case .evening: hour == 12 ? 0 : hour < 5 ? hour : hour + 12
        // Twelve at night is midnight, two at night is early.
        case .night: hour == 12 ? 0 : hour < 6 ? hour : hour < 12 ? hour + 12 : hour
        }
    }

    /// Whether such an hour belongs to the day after: the evening ends at midnight.
    func endsBefore(_ hour: Int) -> Bool {
        switch self {
        case .morning, .noon, .afternoon: false
        case .evening: hour == 12 || hour < 5
        case .night: hour == 12 || hour == 0
        }
    }
}
