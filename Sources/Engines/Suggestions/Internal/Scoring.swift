// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The scores of all actions in one moment, one place for each slot.
struct Scoring: Sendable {
    /// Logarithms, less what is the same for all.
    private(set) var scores: [Float] = []
    /// How likely each action is by frequency alone.
    private(set) var chances: [Float] = []
    /// How likely it is by frequency and recency.
    private var expectations: [Float] = []
    /// What the experts of the ``Mixture`` sum up to, but for what they leave to chance.
    private var mixed: [Float] = []

    private var weights = Lanes.zero
    private var shares = Lanes.zero
    /// The shares of the experts that have a say, and how much of them is chance.
    private var shareTotal: Float = 0
    private var chanceShare: Float = 0

    /// Starts all scores with what frequency says.
    mutating func start(_ roster: Roster, chanceTotal: Float, by weights: Lanes, shares: Lanes) {
        (self.weights, self.shares) = (weights, shares)
        (shareTotal, chanceShare) = (shares[Mixture.slow] + shares[Mixture.fast], 0)
        if scores.count < roster.fast.count {
            scores = Array(repeating: 0, count: roster.fast.count)
            (chances, expectations, mixed) = (scores, scores, scores)
        }
        let (fastScale, slowScale) = (1 / roster.fastUnit, 1 / roster.slowUnit)
        let slowShare = shares[Mixture.slow] * Mixture.scale(total: roster.slowTotal, actions: roster.count)
        let fastShare = shares[Mixture.fast] * Mixture.scale(total: roster.fastTotal, actions: roster.count)
        let (chanceScale, weight) = (1 / chanceTotal, weights[Feature.frequency.rawValue])
        for place in stride(from: 0, to: roster.slotCount, by: Lanes.width) {
            let fast = roster.fast.lanes(at: place) * fastScale
            let slow = roster.slow.lanes(at: place) * slowScale
            chances.set(
                (fast + SuggestionEngine.slowShare * slow + SuggestionEngine.chanceFloor) * chanceScale, at: place)
            scores.set((slow + SuggestionEngine.slowFloor).logarithm * weight, at: place)
            mixed.set((slow + Mixture.floor) * slowShare + (fast + Mixture.floor) * fastShare, at: place)
        }
    }

    /// Adds what recency says.
    mutating func add(_ ranks: RankCounts, _ roster: Roster, in situation: Situation) {
        let probabilities = ranks.probabilities(gap: situation.gap, isStart: situation.isStart)
        shareTotal += shares[Mixture.rank]
        for bucket in 0..<RankCounts.bucketCount {
            let ranks = RankCounts.ranks(of: bucket, below: roster.count)
            add(probabilities[bucket], ofRanks: ranks, roster, in: situation)
        }
        if situation.isStart, let first = roster.recent.first {
            scores[Int(first)] += weights[Feature.repetition.rawValue]
        }
    }

    private mutating func add(
        _ probability: Float, ofRanks ranks: Range<Int>, _ roster: Roster, in situation: Situation
    ) {
        let logarithm = probability.logarithm
        let (score, recency) = (weights[Feature.rank.rawValue] * logarithm, logarithm.exponential)
        let share = shares[Mixture.rank] * probability
        for rank in ranks {
            let place = Int(roster.recent[rank])
            scores[place] += score + Roster.lapseWeight * roster.lapse(of: place, at: situation.localSeconds)
            expectations[place] = RankCounts.expectation(chance: chances[place], recency: recency)
            mixed[place] += share
        }
    }

    /// Adds what a context says: how many times as likely its entries are in it than in none, but for a factor.
    @inline(__always)
    mutating func add(_ row: borrowing ContextRow, of context: Context, total: Float, decay: Float) {
        let (slots, unlisted) = (row.slots, row.unlisted)
        let strength = decay / context.prior
        let share = shares[Mixture.firstContext + context.rawValue]
        let part = share / (total * decay + Mixture.prior)
        shareTotal += share
        chanceShare += part * (unlisted * decay + Mixture.prior)
        var expected = [16 of Float](repeating: 1)
        var usual = expected
        for index in 0..<row.entryCount {
            let slot = slots.span[unchecked: index]
            expected[index] = expectation(of: slot, without: context)
            usual[index] = chances[Int(slot)]
        }
        let ratios = 1 + Lanes(row.counts) * strength / Lanes(expected)
        let weight = weights[Feature.firstContext + context.rawValue]
        let logarithms = [16 of Float]((ratios.logarithm - (1 + unlisted * strength).logarithm) * weight)
        let parts = [16 of Float]((Lanes(row.counts) - Lanes(usual) * unlisted) * (decay * part))
        for index in 0..<row.entryCount {
            let place = Int(slots.span[unchecked: index])
            scores[place] += logarithms.span[unchecked: index]
            mixed[place] += parts.span[unchecked: index]
        }
    }

    /// Adds what the mixture says, of which all experts are there now.
    mutating func addMixture(_ slotCount: Int) {
        let (scale, weight) = (1 / shareTotal, weights[Feature.mixture.rawValue])
        for place in stride(from: 0, to: slotCount, by: Lanes.width) {
            let chances = chances.lanes(at: place)
            let ratios = (mixed.lanes(at: place) + chances * chanceShare) * scale / chances
            scores.set(scores.lanes(at: place) + ratios.logarithm * weight, at: place)
        }
    }

    /// How likely an action is without the context.
    @inline(__always)
    func expectation(of slot: ActionSlot, without context: Context) -> Float {
        context.isMeasuredByRecency ? expectations[Int(slot)] : chances[Int(slot)]
    }

    mutating func add(_ score: Float, to slot: ActionSlot) {
        scores[Int(slot)] += score
    }
}
