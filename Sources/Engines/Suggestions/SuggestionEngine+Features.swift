// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension SuggestionEngine {
    /// What each feature says of the candidates in a moment.
    mutating func measure(_ candidates: inout Candidates, in situation: Situation, _ rows: FoundRows) {
        for lane in 0..<candidates.count { lanes[Int(candidates.slots[lane])] = UInt8(truncatingIfNeeded: lane) }
        let chances = measureUse(of: &candidates, in: situation)
        let inverse = 1 / chances
        for index in 0..<situation.keyCount where rows.indices[index] >= 0 {
            guard let context = Context(rawValue: index) else { continue }
            let counts = counts(in: rows.indices[index])
            let share = counts * inverse * (rows.decays[index] / context.prior)
            candidates.features[Feature.firstContext + index] = (1 + share).logarithm
        }
        measure(&candidates, .weekly, in: situation, chances)
        measure(&candidates, .daily, in: situation, chances)
        for lane in 0..<candidates.count { lanes[Int(candidates.slots[lane])] = UInt8(Candidates.capacity) }
    }

    /// The features of frequency and recency.
    ///
    /// - Returns: How likely each is by frequency alone.
    @inline(__always)
    private func measureUse(of candidates: inout Candidates, in situation: Situation) -> Lanes {
        var fastCounts = [16 of Float](repeating: 0)
        var slowCounts = [16 of Float](repeating: 0)
        var lapses = [16 of Float](repeating: 0)
        var rankLogarithms = [16 of Float](repeating: 0)
        let logarithms = ranks.logarithms(gap: situation.gap, isStart: situation.isStart)
        for lane in 0..<candidates.count {
            let place = Int(candidates.slots[lane])
            fastCounts[lane] = roster.fast[place]
            slowCounts[lane] = roster.slow[place]
            rankLogarithms[lane] = logarithms[RankCounts.bucket(of: candidates.ranks[lane])]
            lapses[lane] = roster.lapse(of: place, at: situation.localSeconds)
        }
        let fast = Lanes(fastCounts) * (1 / roster.fastUnit)
        let slow = Lanes(slowCounts) * (1 / roster.slowUnit)
        candidates.features[Feature.frequency.rawValue] = (fast + Self.fastFloor).logarithm
        candidates.features[Feature.longFrequency.rawValue] = (slow + Self.slowFloor).logarithm
        candidates.features[Feature.rank.rawValue] = Lanes(rankLogarithms)
        candidates.features[Feature.lapse.rawValue] = Lanes(lapses)
        if situation.isStart, candidates.ranks[0] == 0 {
            candidates.features[Feature.repetition.rawValue] = .ones(inFirst: 1)
        }
        return (fast + Self.slowShare * slow + Self.chanceFloor) * (1 / chanceTotal)
    }

    /// How often each candidate followed a context.
    @inline(__always)
    private func counts(in row: Int) -> Lanes {
        // The ninth place is where all other actions go. Rows are read where they are: they are large to copy.
        var counts = [16 of Float](repeating: 0)
        contexts.rows.withUnsafeBufferPointer { rows in
            for index in 0..<rows[row].entryCount {
                counts[Int(lanes[Int(rows[row].slots[index])])] = rows[row].counts[index]
            }
        }
        return Lanes(counts)
    }

    @inline(__always)
    private func measure(
        _ candidates: inout Candidates, _ rhythm: Rhythm, in situation: Situation, _ chances: Lanes
    ) {
        let strengths = strengths(in: situation, rhythm)
        guard strengths[8] >= rhythm.gate else { return }
        let full = habits.fullStrength(in: situation, rhythm)
        var values = [16 of Float](repeating: 0)
        for lane in 0..<candidates.count where strengths[lane] >= rhythm.gate {
            values[lane] = habit(
                of: candidates.slots[lane], strength: strengths[lane], full: full, chance: chances[lane], rhythm,
                at: situation.localSeconds)
        }
        candidates.features[rhythm.feature.rawValue] = Lanes(values)
    }

    /// How strong the candidates' habits of a moment are, and in the ninth place, how strong they are at most.
    @inline(__always)
    private func strengths(in situation: Situation, _ rhythm: Rhythm) -> [16 of Float] {
        let day = rhythm.dayNumber(situation.day, isWeekend: situation.isWeekend)
        let (one, other) = habits.tileIndices(situation, rhythm)
        var strengths = [16 of Float](repeating: 0)
        habits.tiles.withUnsafeBufferPointer { tiles in
            for tile in 0..<2 {
                let place = tile == 0 ? one : other
                for index in 0..<tiles[place].entryCount {
                    let lane = Int(lanes[Int(tiles[place].slots[index])])
                    guard lane < Candidates.capacity else { continue }
                    strengths[lane] += 0.5 * tiles[place].strength(at: index, on: day, rhythm)
                    strengths[8] = max(strengths[8], strengths[lane])
                }
            }
        }
        return strengths
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
