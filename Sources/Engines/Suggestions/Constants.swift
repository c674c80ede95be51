// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The numbers that the model is given, beside those of each ``Feature``. It learns everything else from each person.
///
/// Documentation/Suggestions.md says how they were chosen.
enum Constants {
    /// The share of usual counts that is left after an event, and the count of what was hardly ever done.
    static let keep: Float = 0.9995
    static let frequencyFloor: Float = 0.4
    /// How many events at their usual share all ranks by recency have before anything is counted.
    static let rankPrior: Float = 30
    /// How much recency says about the usual share of an action after others; the rest is frequency.
    static let recencyShare: Float = 0.3
    /// The bounds of the classes of pauses, in seconds.
    static let pauseBounds: [Int64] = [6, 25, 120, Occasion.idleness, 1_800, 14_400]
    /// The length of a part of the day, and the width of the kernel over the time of day, in minutes.
    static let partOfDay = 180
    static let hourWidth: Float = 60
    /// How much a weekday counts on a weekend, and the other way round.
    static let otherDays: Float = 0.3
    /// How likely a habit is kept on one of its days, and how likely one begins, ends, or is taken up again there.
    static let habitKept = 0.85
    static let habitBegins = 0.003
    static let habitEnds = 0.1
    static let habitReturns = 0.02
    /// How exactly its time is kept, how far from it still counts as kept, and the waking part of a day, in minutes.
    static let habitSpread: Float = 20
    static let habitReach = 90
    static let wakingMinutes: Float = 960
    /// A habit that is less likely calls for nothing, and neither does one of what is likelier than this by chance.
    static let leastHabit = 0.25
    static let mostChance = 0.5
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
    /// What a refusal takes from the logarithm of the odds, and how many count.
    static let refusal: Float = 1.5
    static let mostRefusals: Float = 3
    /// A habit is named when it is this likely; a smaller move of the logarithm of the odds is not worth a word.
    static let namedHabit = 0.5
    static let leastMoved: Float = 0.1
    /// Counts fade, so more than this is more than once; with this share of what followed, an action is often next.
    static let moreThanOnce: Float = 1.05
    static let oftenShare: Float = 0.15
    /// No more is kept.
    static let mostActions = 1_000
    static let mostTimesOfAction = 64
    static let mostConditions = 4_096
    static let mostActionsOfCondition = 32
    static let mostStays = 16
    /// How many days back habits are looked for.
    static let mostDays = 400
    /// After so many events in a row from before the latest one, the clock is believed again.
    static let mostEarlierEvents = 50
}
