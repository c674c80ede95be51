// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why something is suggested: what moved its probability most, among what the counts bear out.
package enum Reason: Hashable, Sendable {
    /// It is done on such days around this minute of the day, told to the half hour.
    case habit(HabitDays, minute: Int)
    /// That action was done within the last five minutes, and this one followed it more than once, and not seldom.
    case after(ActionID)
    /// It was done on several days around this time of day.
    case hour
    /// It was done more than once at the place given.
    case place
    /// It was done within the last hour and a half.
    case recent
    /// It is among what is done most.
    case frequent
    /// It was done before, and nothing more can be said.
    case known
}
