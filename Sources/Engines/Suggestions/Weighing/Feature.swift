// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What is asked of each action: how many times as likely it is under a condition as it is without, in logarithms.
enum Feature: Int, CaseIterable, Codable {
    /// How often it is done at all, and of late.
    case frequency, lately
    /// After the last action, the last two, the last three.
    case previous, lastTwo, lastThree
    /// After the one before the last, whatever the last was.
    case beforePrevious
    /// After the last action and such a pause, and in this part of the day.
    case previousAndPause, previousAndHours
    case place
    /// How many others were done since, after such a pause: this one is a plain logarithm, as is the frequency.
    case recency
    /// Around this time of day on such days, weekdays or weekends.
    case hour
}

/// A number for each ``Feature``, at its raw value; the last places are 0.
typealias FeatureVector = SIMD16<Double>
