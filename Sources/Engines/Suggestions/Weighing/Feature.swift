// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What is asked about each action: how many times as likely it is under a condition as without, as a logarithm.
enum Feature: Int, CaseIterable {
    /// How often it is done at all, lately, and just now.
    case frequency, lately, now
    /// After the last action, the last two, the last three; after the one before the last, whatever the last was.
    case previous, lastTwo, lastThree, beforePrevious
    /// After the last action with such a pause, and in this part of the day.
    case previousAndPause, previousAndHours
    /// In this part of this weekday.
    case weekdayHours
    case place
    /// How many others were done since, with such a pause. Like frequency, it is a plain logarithm.
    case recency
    /// Around this time of day, on weekdays or on weekends.
    case hour

    /// What is left of a count after an event under the same condition, how many events at its usual share an action
    /// has before anything is counted, and what is taken from a count.
    var counting: (keep: Float, prior: Float, discount: Float) {
        switch self {
        case .lately: (0.95, 6, 0)
        case .now: (0.5, 6, 0)
        case .hour: (0.995, 3, 0)
        case .weekdayHours: (0.985, 6, 0.6)
        case .recency: (0.9995, 0, 0)
        default: (0.985, 2.5, 0.6)
        }
    }

    /// Whether it is about what follows the last action.
    var followsActions: Bool { [.previous, .lastTwo, .lastThree, .previousAndPause].contains(self) }
}

/// A number for each ``Feature``, at its raw value; the last places are 0.
typealias FeatureVector = SIMD16<Float>
