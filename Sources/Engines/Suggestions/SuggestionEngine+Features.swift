// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension SuggestionEngine {
    /// What each feature says of the candidates in a moment.
    mutating func measure(_ candidates: inout Candidates, in situation: Situation, _ rows: FoundRows) {
        for lane in 0..<candidates.count { lanes[Int(candidates.slots[lane])] = UInt8(lane) }
        let chances = measureUse(of: &candidates, in: situation)
        let inverse = 1 / chances
        for index in 0..<situation.keyCount where rows.indices[index] >= 0 {
            measure(&candidates, Context(rawValue: index), rows.indices[index], decay: rows.decays[index], inverse)
        }
        measure(&candidates, .weekly, in: situation, chances)
        measure(&candidates, .daily, in: situation, chances)
        for lane in 0..<candidates.count { lanes[Int(candidates.slots[lane])] = UInt8(Candidates.capacity) }
    }

    /// The features of frequency and recency.
    ///
    /// - Returns: How likely each is by frequency alone.
    private func measureUse(of candidates: inout Candidates, in situation: Situation) -> Lanes {
        var fast = Lanes.zero
        var slow = Lanes.zero
        var rank = Lanes.zero
        let rankLogarithms = ranks.logarithms(gap: situation.gap, isStart: situation.isStart)
        for lane in 0..<candidates.count {
            let place = Int(candidates.slots[lane])
            fast[lane] = roster.fast[place]
            slow[lane] = roster.slow[place]
            rank[lane] = rankLogarithms[RankCounts.bucket(of: candidates.ranks[lane])]
            candidates.features[Feature.lapse.rawValue][lane] = lapse(of: place, at: situation.localSeconds)
            if candidates.ranks[lane] == 0, situation.isStart {
                candidates.features[Feature.repetition.rawValue][lane] = 1
            }
        }
        fast *= 1 / roster.fastUnit
        slow *= 1 / roster.slowUnit
        candidates.features[Feature.frequency.rawValue] = (fast + Self.fastFloor).logarithm
        candidates.features[Feature.longFrequency.rawValue] = (slow + Self.slowFloor).logarithm
        candidates.features[Feature.rank.rawValue] = rank
        return (fast + Self.slowShare * slow + Self.chanceFloor) * (1 / chanceTotal)
    }

    /// Falls below 0 when an action was unused for half as long again as ever before.
    @inline(__always)
    func lapse(of place: Int, at seconds: Int64) -> Float {
        let elapsed = Float(seconds - roster.lastUses[place])
        let usual = 1.5 * max(roster.intervals[place], 3 * 86_400)
        return elapsed > usual ? -(elapsed / usual).logarithm : 0
    }

    private func measure(
        _ candidates: inout Candidates, _ context: Context?, _ row: Int, decay: Float, _ inverse: Lanes
    ) {
        guard let context else { return }
        // The ninth and last place is where all other actions go.
        var counts = [16 of Float](repeating: 0)
        for index in 0..<contexts.rows[row].entryCount {
            counts[Int(lanes[Int(contexts.rows[row].slots[index])])] = contexts.rows[row].counts[index]
        }
        let share = Lanes(counts, from: 0) * inverse * (decay / context.prior)
        candidates.features[Feature(context).rawValue] = (1 + share).logarithm
    }

    private func measure(
        _ candidates: inout Candidates, _ rhythm: Rhythm, in situation: Situation, _ chances: Lanes
    ) {
        let day = rhythm.dayNumber(situation.day, isWeekend: situation.isWeekend)
        let (one, other) = habits.tileIndices(situation, rhythm)
        var strengths = Lanes.zero
        for tile in [one, other] {
            for index in 0..<habits.tiles[tile].entryCount {
                let lane = Int(lanes[Int(habits.tiles[tile].slots[index])])
                guard lane < Candidates.capacity else { continue }
                strengths[lane] += 0.5 * habits.tiles[tile].strength(at: index, on: day, rhythm)
            }
        }
        guard strengths.max() >= rhythm.gate else { return }
        let full = habits.fullStrength(in: situation, rhythm)
        for lane in 0..<candidates.count where strengths[lane] >= rhythm.gate {
            candidates.features[rhythm.feature.rawValue][lane] = habit(
                of: candidates.slots[lane], strength: strengths[lane], full: full, chance: chances[lane], rhythm,
                at: situation.localSeconds)
        }
    }

    /// How much stronger a habit is than chance would have it; 0 right after it was followed.
    func habit(
        of slot: ActionSlot, strength: Float, full: Float, chance: Float, _ rhythm: Rhythm, at seconds: Int64
    ) -> Float {
        let elapsed = seconds - roster.lastUses[Int(slot)]
        guard strength >= rhythm.gate, !(0..<Int64(Habits.tileMinutes * 60)).contains(elapsed) else { return 0 }
        let expected = max(1 - (-chance * eventsPerTile).exponential, 1e-6)
        let ratio = (strength + rhythm.prior * expected) / ((full + rhythm.prior) * expected)
        return max(0, ratio.logarithm)
    }
}
