// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension SuggestionEngine {
    /// What is most likely done in the moment, the likeliest first.
    ///
    /// - Parameters:
    ///   - moment: Of now, or any other.
    ///   - limit: How many at most.
    package mutating func suggestions(at moment: Occasion, limit: Int = 5) -> [Suggestion] {
        let wanted = min(max(0, limit), roster.count)
        guard wanted > 0 else { return [] }
        let situation = Situation(moment, after: trail)
        let rows = FoundRows(situation, in: contexts)
        score(in: situation, rows, by: weights.set(isStart: situation.isStart, after: trail.previous))
        return explained(best(wanted, without: omitted(in: situation)), in: situation, rows)
    }

    private mutating func score(in situation: Situation, _ rows: FoundRows, by weights: Lanes) {
        scoring.start(
            roster, chanceTotal: chanceTotal, by: weights, shares: mixture.shares(isStart: situation.isStart))
        scoring.add(ranks, roster, in: situation)
        for index in 0..<situation.keyCount where rows.indices[index] >= 0 {
            guard let context = Context(rawValue: index) else { continue }
            scoring.add(
                contexts.rows[rows.indices[index]], of: context, total: rows.totals[index], decay: rows.decays[index])
        }
        scoring.addMixture(roster.slotCount)
        score(.weekly, in: situation, weight: weights[Feature.weekly.rawValue])
        score(.daily, in: situation, weight: weights[Feature.daily.rawValue])
        addBiases(in: situation, rows)
        for (slot, dislike) in dislikes {
            scoring.add(-Dislike.weight * dislike.strength(at: situation.localSeconds), to: slot)
        }
    }

    private mutating func addBiases(in situation: Situation, _ rows: FoundRows) {
        var matches = [UInt8](repeating: 0, count: roster.slotCount)
        for index in 0..<situation.keyCount where rows.indices[index] >= 0 {
            guard let length = Context(rawValue: index)?.matchLength, length > 0 else { continue }
            let row = contexts.rows[rows.indices[index]]
            let slots = row.slots
            for entry in 0..<row.entryCount { matches[Int(slots.span[entry])] = length }
        }
        for (rank, slot) in roster.recent.enumerated() {
            let place = biases.place(of: slot, rank: rank, match: Int(matches[Int(slot)]), in: situation)
            scoring.add(biases.value(at: place, in: situation), to: slot)
        }
    }

    private mutating func score(_ rhythm: Rhythm, in situation: Situation, weight: Float) {
        let habits = self.habits.strengths(in: situation, rhythm)
        let full = self.habits.fullStrength(in: situation, rhythm)
        for index in 0..<habits.count where habits.strengths[index] >= rhythm.gate {
            let slot = habits.slots[index]
            let opinion = opinion(rhythm, of: slot, strength: habits.strengths[index], full: full, in: situation)
            scoring.add(weight * opinion, to: slot)
        }
    }

    /// What a habit speaks for an action, of which the chances are known.
    func opinion(
        _ rhythm: Rhythm, of slot: ActionSlot, strength: Float, full: Float, in situation: Situation
    ) -> Float {
        let elapsed = Float(situation.localSeconds &- roster.lastUses[Int(slot)])
        let chances = Lanes.Quarter(repeating: scoring.chances[Int(slot)])
        return rhythm.opinions(
            of: .init(repeating: strength), full: full,
            expected: Habits.expectations(chances: chances, eventsPerTile: eventsPerTile),
            after: .init(repeating: elapsed)
        ).x
    }

    /// The slots with the greatest scores; of equals the more recent one first.
    private func best(_ wanted: Int, without omitted: ActionSlot) -> [Ranked] {
        var best: [Ranked] = []
        best.reserveCapacity(wanted + 1)
        var least = -Float.infinity
        for (rank, slot) in roster.recent.enumerated() where slot != omitted {
            let score = scoring.scores[Int(slot)]
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
