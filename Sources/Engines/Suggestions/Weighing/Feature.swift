// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What is asked of each action: mostly how many times as likely it is under a condition as it is without, in logarithms.
enum Feature: Int, CaseIterable {
    /// How often it is done at all.
    case frequency
    /// How often these days, and in the last minutes.
    case lately, now
    /// After the last action, the last two, the last three.
    case previous, lastTwo, lastThree
    /// After such a pause, and after the last action and such a pause.
    case pause, previousAndPause
    /// After the one before the last, whatever the last was.
    case beforePrevious
    case place
    /// Around this time of day on such days, weekdays or weekends; and on this day of the week.
    case hour, weekdayAndHour
    /// How many others were done since, by the time that has passed; and by how long ago the last ones had been done.
    case recency, recencyAfter

    static let count = allCases.count

    /// Whether ranks are counted under its conditions, not actions.
    var countsRanks: Bool { self == .recency || self == .recencyAfter }
}
