// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Every number that the model is given. It learns everything else from each person.
///
/// Documentation/Suggestions.md says how they were chosen, and what it costs to leave a part out. Each has a line of its own:
/// the compiler does not fold those of a pattern.
enum Constants {
    // MARK: Counting

    /// The share of usual counts, of ranks and of a condition's counts that is left after an event.
    static let keep: Float = 0.9995
    static let conditionKeep: Float = 0.985
    /// The same for what was done lately, for what was done just now, and for the time of day.
    static let latelyKeep: Float = 0.95
    static let nowKeep: Float = 0.5
    static let hourKeep: Float = 0.995
    /// The count of an action that was hardly ever done.
    static let frequencyFloor: Float = 0.4
    /// How many events at its usual share an action has before anything is counted: under a condition of actions or of
    /// the place, in some stretch of time (lately, now, on a part of a weekday), and around a time of day.
    static let prior: Float = 2.5
    static let stretchPrior: Float = 6
    static let hourPrior: Float = 3
    /// The same for ranks by recency.
    static let rankPrior: Float = 30
    /// What is taken from a count under a condition.
    static let discount: Float = 0.6
    /// How much recency says about the usual share of an action after others; the rest is frequency.
    static let recencyShare: Float = 0.3
    /// The bounds of the classes of pauses, in seconds.
    static let pauseBounds: [Int64] = [6, 25, 120, Occasion.idleness, 1_800, 14_400]

    // MARK: The time of day

    /// The width of the kernel in minutes, and how much a weekday counts on a weekend and the other way round.
    static let hourWidth: Float = 60
    static let otherDays: Float = 0.3
    /// The length of a part of the day, in minutes.
    static let partOfDay = 180

    // MARK: Habits

    /// How likely a habit is kept on one of its days, and how likely one begins, ends, or is taken up again there.
    static let habitKept: Float = 0.85
    static let habitBegins: Float = 0.003
    static let habitEnds: Float = 0.1
    static let habitReturns: Float = 0.02
    /// How exactly its time is kept, and how far from it still counts as kept, in minutes.
    static let habitSpread: Float = 20
    static let habitReach: Int = 90
    /// The waking part of a day, in minutes.
    static let wakingMinutes: Float = 960
    /// A habit that is less likely calls for nothing, and neither does one of what is likelier than this by chance.
    static let leastHabit: Float = 0.25
    static let mostChance: Float = 0.5

    // MARK: Weights

    /// The weight of each feature at the start, how sure it is, and the share of that knowledge left after an event.
    static let startWeight: Float = 0.15
    static let startPrecision: Float = 5
    static let weightKeep: Float = 0.999
    /// No weight grows beyond the first; actions less likely than the second don't teach the precision.
    static let mostWeight: Float = 10
    static let leastShare: Float = 0.005
    /// The step sizes of the weights after one action and of the scores of ranks.
    static let leaningRate: Float = 0.02
    static let rankRate: Float = 0.08
    /// How sure calibration is at the start, in events, and the share of that left after an event.
    static let calibrationPrior: Float = 6
    static let calibrationKeep: Float = 0.9975
    /// The share of what was counted about new actions that is left after an event.
    static let noveltyKeep: Float = 0.98
    /// From this event on, half of the events teach the weights.
    static let settled = 12_000
    /// After so many starts without a repetition none is expected.
    static let leastChanges = 8

    // MARK: People

    /// What a refusal takes from the logarithm of the odds, and how many count.
    static let refusal: Float = 1.5
    static let mostRefusals: Float = 3
    /// A habit is named when it is this likely; a smaller move of the logarithm of the odds is not worth a word.
    static let namedHabit: Float = 0.5
    static let leastMoved: Float = 0.1
    /// Counts fade, so more than this is more than once; with this share of what followed, an action is “often” next.
    static let moreThanOnce: Float = 1.05
    static let oftenShare: Float = 0.15

    // MARK: Bounds

    static let mostActions = 1_000
    static let mostTimesOfAction = 64
    static let mostConditions = 4_096
    static let mostActionsOfCondition = 32
    /// How many days back habits are looked for.
    static let mostDays = 400
    /// After so many events in a row from before the latest one, the clock is believed again.
    static let mostEarlierEvents = 50
}
