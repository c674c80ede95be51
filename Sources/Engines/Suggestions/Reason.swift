// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why something is suggested: what speaks most for it among what the counts bear out.
package enum Reason: Hashable, Sendable {
    /// In most of the last weeks it was done on this weekday around this time.
    case weekly(weekday: Int, DayPart)
    /// On most of the last days of the kind it was done around this time.
    case daily(isWeekend: Bool, DayPart)
    /// It was done more than once right after that action, and not seldom.
    case after(ActionID)
    /// It was done more than once around this time of day.
    case hour
    /// It was done more than once at the place given.
    case place
    /// It was done less than an hour ago.
    case recent
    /// It is among what is done most.
    case frequent
    /// It was done before, and nothing more can be said.
    case known
}
