// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension SuggestionEngine {
    /// What is most likely done in the moment, the likeliest first.
    ///
    /// - Parameters:
    ///   - moment: Of now, or any other.
    ///   - limit: How many at most.
    package mutating func suggestions(at moment: Moment, limit: Int = 5) -> [Suggestion] {
        let wanted = min(max(0, limit), roster.count)
        guard wanted > 0 else { return [] }
        let situation = Situation(moment, after: trail)
        let rows = FoundRows(situation, in: contexts)
        let weights = weights.sets[situation.isStart ? 1 : 0]
        scoreUse(in: situation, by: weights)
        for index in 0..<situation.keyCount where rows.indices[index] >= 0 {
            guard let context = Context(rawValue: index) else { continue }
            let weight = weights[Feature(context).rawValue]
            score(contexts.rows[rows.indices[index]], scale: rows.decays[index] / context.prior, weight: weight)
        }
        score(.weekly, in: situation, weight: weights[Feature.weekly.rawValue])
        score(.daily, in: situation, weight: weights[Feature.daily.rawValue])
        for (slot, dislike) in dislikes {
            scores[Int(slot)] -= Dislike.weight * dislike.strength(at: situation.localSeconds)
        }
        let omitted = omitted(in: situation)
        if omitted != .none { scores[Int(omitted)] = -.greatestFiniteMagnitude }
        return explained(best(wanted, without: omitted), in: situation, rows)
    }

    /// Starts all scores with what use alone says.
    private mutating func scoreUse(in situation: Situation, by weights: Weights.Vector) {
        scoreFrequency(weights[Feature.frequency.rawValue], weights[Feature.longFrequency.rawValue])
        let rankLogarithms = ranks.logarithms(gap: situation.gap, isStart: situation.isStart)
        let (rankWeight, lapseWeight) = (weights[Feature.rank.rawValue], weights[Feature.lapse.rawValue])
        var start = 0
        for bucket in 0..<RankCounts.bucketCount where start < roster.count {
            let isLast = bucket == RankCounts.bucketCount - 1
            let end = isLast ? roster.count : min(roster.count, RankCounts.firstRank(of: bucket + 1))
            let rankScore = rankWeight * rankLogarithms[bucket]
            for rank in start..<end {
                let place = Int(roster.recent[rank])
                scores[place] += rankScore + lapseWeight * lapse(of: place, at: situation.localSeconds)
            }
            start = end
        }
        if situation.isStart, let first = roster.recent.first {
            scores[Int(first)] += weights[Feature.repetition.rawValue]
        }
    }

    private mutating func scoreFrequency(_ fastWeight: Float, _ slowWeight: Float) {
        let (fastScale, slowScale) = (1 / roster.fastUnit, 1 / roster.slowUnit)
        let chanceScale = 1 / chanceTotal
        for start in stride(from: 0, to: roster.slotCount, by: 8) {
            let end = min(start + 8, roster.slotCount)
            var fast = Lanes.zero
            var slow = Lanes.zero
            for place in start..<end {
                fast[place - start] = roster.fast[place]
                slow[place - start] = roster.slow[place]
            }
            fast *= fastScale
            slow *= slowScale
            let chance = (fast + Self.slowShare * slow + Self.chanceFloor) * chanceScale
            let score =
                fastWeight * (fast + Self.fastFloor).logarithm + slowWeight * (slow + Self.slowFloor).logarithm
            for place in start..<end {
                chances[place] = chance[place - start]
                scores[place] = score[place - start]
            }
        }
    }

    private mutating func score(_ row: ContextRow, scale: Float, weight: Float) {
        for start in stride(from: 0, to: row.entryCount, by: 8) {
            let end = min(start + 8, row.entryCount)
            var share = Lanes.zero
            for index in start..<end {
                share[index - start] = row.counts[index] * scale / chances[Int(row.slots[index])]
            }
            let score = weight * (1 + share).logarithm
            for index in start..<end { scores[Int(row.slots[index])] += score[index - start] }
        }
    }

    private mutating func score(_ rhythm: Rhythm, in situation: Situation, weight: Float) {
        let habits = self.habits.strengths(in: situation, rhythm)
        let full = self.habits.fullStrength(in: situation, rhythm)
        for index in 0..<habits.count where habits.strengths[index] >= rhythm.gate {
            let place = Int(habits.slots[index])
            scores[place] +=
                weight
                * habit(
                    of: habits.slots[index], strength: habits.strengths[index], full: full, chance: chances[place],
                    rhythm, at: situation.localSeconds)
        }
    }

    /// The slots with the greatest scores; of equals the more recent one first.
    private func best(_ wanted: Int, without omitted: ActionSlot) -> [Ranked] {
        var best: [Ranked] = []
        best.reserveCapacity(wanted + 1)
        var least = -Float.infinity
        for (rank, slot) in roster.recent.enumerated() where slot != omitted {
            let score = scores[Int(slot)]
            guard score > least || best.count < wanted else { continue }
            var place = best.count
            while place > 0, best[place - 1].score < score { place -= 1 }
            best.insert(Ranked(slot: slot, rank: rank, score: score), at: place)
            if best.count > wanted { best.removeLast() }
            if best.count == wanted, let last = best.last { least = last.score }
        }
        return best
    }
}
