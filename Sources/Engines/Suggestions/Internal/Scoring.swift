// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The scores of all actions in one moment, one place for each slot.
struct Scoring: Sendable {
    /// Logarithms, less what is the same for all.
    private(set) var scores: [Float] = []
    /// How likely each action is by frequency alone.
    private(set) var chances: [Float] = []

    /// Starts all scores with the two frequencies.
    mutating func start(_ roster: Roster, chanceTotal: Float, by weights: Lanes) {
        if scores.count < roster.fast.count {
            scores = Array(repeating: 0, count: roster.fast.count)
            chances = scores
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
        let logarithms = ranks.logarithms(gap: situation.gap, isStart: situation.isStart)
        let (rankWeight, lapseWeight) = (weights[Feature.rank.rawValue], weights[Feature.lapse.rawValue])
        var scores = scores.mutableSpan
        var start = 0
        for bucket in 0..<RankCounts.bucketCount where start < roster.count {
            let isLast = bucket == RankCounts.bucketCount - 1
            let end = isLast ? roster.count : min(roster.count, RankCounts.firstRank(of: bucket + 1))
            let score = rankWeight * logarithms[bucket]
            for rank in start..<end {
                let place = Int(roster.recent[rank])
                scores[place] += score + lapseWeight * roster.lapse(of: place, at: situation.localSeconds)
            }
            start = end
        }
        if situation.isStart, let first = roster.recent.first {
            scores[Int(first)] += weights[Feature.repetition.rawValue]
        }
    }

    /// Adds what a context says.
    @inline(__always)
    mutating func add(_ row: borrowing ContextRow, scale: Float, weight: Float) {
        for start in stride(from: 0, to: row.entryCount, by: Lanes.width) {
            let end = min(start + Lanes.width, row.entryCount)
            let ratios = ratios(row, start..<end, scale: scale)
            let logarithms = ratios.logarithm * weight
            var scores = scores.mutableSpan
            for index in start..<end { scores[Int(row.slots[index])] += logarithms[index - start] }
        }
    }

    /// How many times as likely the entries are in their context than in none, but for a factor.
    @inline(__always)
    private func ratios(_ row: borrowing ContextRow, _ entries: Range<Int>, scale: Float) -> Lanes {
        var counts = [16 of Float](repeating: 0)
        var chances = [16 of Float](repeating: 1)
        for index in entries {
            counts[index - entries.lowerBound] = row.counts[index]
            chances[index - entries.lowerBound] = self.chances[Int(row.slots[index])]
        }
        return 1 + Lanes(counts) * scale / Lanes(chances)
    }

    mutating func add(_ score: Float, to slot: ActionSlot) {
        scores[Int(slot)] += score
    }
}
