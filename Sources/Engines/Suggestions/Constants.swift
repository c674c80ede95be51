// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// All numbers that the model was given; everything else it learns from each person anew.
///
/// Documentation/Suggestions.md says what leaving each out costs.
enum Constants {
    // MARK: Counting

    /// What an event leaves of the counts before it, in a long memory, a middle one and a short one.
    static let memories = [0.9995, 0.99, 0.95]
    /// What an action that was hardly ever done counts as.
    static let frequencyFloor = 0.1
    /// How many events at its usual share an action has in a memory that is not the long one.
    static let memoryPrior = 2.0
    /// What an event under a condition leaves of the counts under it.
    static let conditionKeep = 0.98
    /// How many events at its usual share an action has under a condition.
    static let conditionPrior = 3.0
    /// The same for ranks by recency.
    static let rankKeep = 0.998
    static let rankPrior = 8.0

    // MARK: The time of day

    /// The width of the kernel, in minutes.
    static let hourWidth = 40.0
    /// Days after which what was done around a time counts a third; on the same weekday.
    static let hourDays = 30.0
    static let weekdayDays = 60.0
    /// What a weekday counts on a weekend, and the other way about.
    static let otherDays = 0.2
    static let hourPrior = 3.0

    // MARK: Habits

    /// How likely a habit is kept on one of its days.
    static let habitKept = 0.8
    /// How likely one begins on a day, or ends.
    static let habitBegins = 0.005
    static let habitEnds = 0.05
    /// How exactly its time is kept, in minutes.
    static let habitSpread = 14.0
    /// How far from its time it still counts as kept, in minutes.
    static let habitReach = 60

    // MARK: Weights

    /// In the order of ``Feature``.
    static let startWeights = [0.6, 0.05, -0.1, 0.4, 0.3, 0.2, 0.2, 0.2, 0.12, 0.3, 0.4, 0.05, 0.4, 0.3]
    /// How sure those are.
    static let startPrecision = 5.0
    /// What an event leaves of what was learned before it.
    static let weightKeep = 0.9995
    /// What starts teach about the rest, and the rest about starts.
    static let lentShare = 0.3
}
