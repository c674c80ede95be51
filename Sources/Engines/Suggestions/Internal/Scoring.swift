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

    /// Starts all scores with the two frequencies.
    mutating func start(_ roster: Roster, chanceTotal: Float, by weights: Lanes) {
        if scores.count < roster.fast.count {
            scores = Array(repeating: 0, count: roster.fast.count)
            chances = scores
            expectations = scores
        }
        let (fastScale, slowScale) = (1 / roster.fastUnit, 1 / roster.slowUnit)
        let chanceScale = 1 / chanceTotal
        let fastWeight = weights[Feature.frequency.rawValue]
        let slowWeight = weights[Feature.longFrequency.rawValue]
        for place in stride(from: 0, to: roster.slotCount, by: Lanes.width) {
            let fast = roster.fast.lanes(at: place) * fastScale
            let slow = roster.slow.lanes(at: place) * slowScale
            let chance = (fast + SuggestionEngine.slowShare * slow + SuggestionEngine.chanceFloor) * chanceScale
            let fastScore = (fast + SuggestionEngine.fastFloor).logarithm
            let slowScore = (slow + SuggestionEngine.slowFloor).logarithm
            chances.set(chance, at: place)
            scores.set(fastScore * fastWeight + slowScore * slowWeight, at: place)
        }
    }

    /// Adds what recency says.
    mutating func add(_ ranks: RankCounts, _ roster: Roster, in situation: Situation, by weights: Lanes) {
        let probabilities = ranks.probabilities(gap: situation.gap, isStart: situation.isStart)
        let rankWeight = weights[Feature.rank.rawValue]
        for bucket in 0..<RankCounts.bucketCount {
            let ranks = RankCounts.ranks(of: bucket, below: roster.count)
            let logarithm = probabilities[bucket].logarithm
            add(rankWeight * logarithm, toRanks: ranks, roster, in: situation)
            expect(logarithm.exponential, ofRanks: ranks, roster)
        }
        if situation.isStart, let first = roster.recent.first {
            scores[Int(first)] += weights[Feature.repetition.rawValue]
        }
    }

    private mutating func add(_ score: Float, toRanks ranks: Range<Int>, _ roster: Roster, in situation: Situation) {
        var scores = scores.mutableSpan
        for rank in ranks {
            let place = Int(roster.recent[rank])
            scores[place] += score + Roster.lapseWeight * roster.lapse(of: place, at: situation.localSeconds)
        }
    }

    private mutating func expect(_ recency: Float, ofRanks ranks: Range<Int>, _ roster: Roster) {
        for rank in ranks {
            let place = Int(roster.recent[rank])
            expectations[place] = RankCounts.expectation(chance: chances[place], recency: recency)
        }
    }

    /// Adds what a context says: how many times as likely its entries are in it than in none, but for a factor.
    @inline(__always)
    mutating func add(_ row: borrowing ContextRow, of context: Context, decay: Float, weight: Float) {
        let (slots, count) = (row.slots, row.entryCount)
        var expected = [16 of Float](repeating: 1)
        for index in 0..<count {
            expected[index] = expectation(of: slots.span[unchecked: index], without: context)
        }
        let ratios = 1 + Lanes(row.counts) * (decay / context.prior) / Lanes(expected)
        let logarithms = [16 of Float](ratios.logarithm * weight)
        var scores = scores.mutableSpan
        for index in 0..<count {
            scores[Int(slots.span[unchecked: index])] += logarithms.span[unchecked: index]
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
