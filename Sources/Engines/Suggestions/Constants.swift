// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// All numbers that the model was given; everything else it learns from each person anew.
///
/// Documentation/Suggestions.md says what leaving each out costs.
enum Constants {
    // MARK: Counting

    /// What an event leaves of all that was learned before it.
    static let keep = 0.9995
    /// What an event under a condition leaves of what was counted under it.
    static let conditionKeep = 0.985
    /// What an action that was hardly ever done counts as.
    static let frequencyFloor = 0.1
    /// How many events at its usual share an action, or a rank, has under a condition before anything was counted.
    static let (prior, rankPrior) = (6.0, 20.0)
    /// What is taken from a count under a condition.
    static let discount = 0.75
    /// The bounds of the classes of pauses, in seconds.
    static let pauseBounds: [Int64] = [25, 120, Occasion.idleness, 1_800, 14_400]

    // MARK: The time of day

    /// The width of the kernel, in minutes, and what a weekday counts on a weekend, and the other way about.
    static let (hourWidth, otherDays) = (60.0, 0.2)
    /// How much of a day is one time of it, in minutes, for what follows what.
    static let partOfDay = 180

    // MARK: Habits

    /// How likely a habit is kept on one of its days, and how likely one begins or ends there.
    static let (habitKept, habitBegins, habitEnds) = (0.85, 0.003, 0.1)
    /// How exactly its time is kept, and how far from it still counts as kept, in minutes.
    static let (habitSpread, habitReach) = (20.0, 90)
    /// Of a day, in minutes.
    static let wakingMinutes = 960.0

    // MARK: Weights

    /// As many changes at starts without a repetition are enough to expect none.
    static let leastChanges = 8

    /// Of each feature before anything was learned, and how sure it is.
    static let (startWeight, startPrecision) = (0.3, 5.0)
    /// No sensible weight is greater; what is less likely teaches them next to nothing.
    static let (mostWeight, leastShare) = (10.0, 1e-3)

    // MARK: People

    /// What a refusal takes from the logarithm of the odds, and how many count.
    static let (refusal, mostRefusals) = (1.5, 3.0)
    /// A habit is named when it is so likely; what moves the logarithm of the odds less is not worth a word.
    static let (namedHabit, leastMoved) = (0.5, 0.1)
    /// Counts fade, so more than one is more than once; at such a share of what followed it an action is “often” next.
    static let (moreThanOnce, oftenShare) = (1.05, 0.15)

    // MARK: Bounds

    static let (mostActions, mostTimesOfAction) = (1_000, 64)
    static let (mostConditions, mostActionsOfCondition) = (2_048, 32)
    /// How far back habits are looked for: days in all, days for daily ones, weeks or fortnights for others.
    static let (mostDays, latestDays, mostWeeks) = (400, 1...21, 20)
}
