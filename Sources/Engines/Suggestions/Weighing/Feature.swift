// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What is asked about each action: how many times as likely it is under a condition as without, as a logarithm.
enum Feature: Int, CaseIterable {
    /// How often it is done at all, lately, and just now.
    case frequency, lately, now
    /// After the last action, the last two, the last three.
    case previous, lastTwo, lastThree
    /// After the action before the last, whatever the last was.
    case beforePrevious
    /// After the last action with such a pause, and in this part of the day.
    case previousAndPause, previousAndHours
    /// In this part of this weekday.
    case weekdayHours
    case place
    /// How many others were done since, with such a pause. Like frequency, it is a plain logarithm.
    case recency
    /// Around this time of day, on weekdays or on weekends.
    case hour
}

/// A number for each ``Feature``, at its raw value; the last places are 0.
typealias FeatureVector = SIMD16<Float>
