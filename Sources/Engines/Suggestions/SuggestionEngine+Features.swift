// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// The inner loops read tables without bounds checks: a row's and a tile's slots are all of the roster, every slot has
// a lane, and of lanes there are seventeen, the last one for all other actions. Elements of inline arrays are read
// through spans: without one, the compiler copies the whole array for each.

extension SuggestionEngine {
    /// What each feature says of the candidates in a moment.
    @inline(__always)
    mutating func measureCandidates(in situation: Situation, _ rows: FoundRows) {
        let slots = candidates.slots
        setLanes(of: slots) { UInt8(truncatingIfNeeded: $0) }
        let (chances, expectations) = measureUse(in: situation)
        measureContexts(in: situation, rows, chances, expectations)
        measure(.weekly, in: situation, chances)
        measure(.daily, in: situation, chances)
        setLanes(of: slots) { _ in UInt8(Candidates.capacity) }
    }

    @inline(__always)
    private mutating func setLanes(of slots: borrowing [16 of ActionSlot], to lane: (Int) -> UInt8) {
        let count = candidates.count
        var lanes = lanes.mutableSpan
        for index in 0..<count { lanes[Int(slots.span[unchecked: index])] = lane(index) }
    }

    /// The features of frequency and recency.
    ///
    /// - Returns: How likely each is by frequency alone, and by both.
    @inline(__always)
    private mutating func measureUse(in situation: Situation) -> (chances: Lanes, expectations: Lanes) {
        var fastCounts = [16 of Float](repeating: 0)
        var slowCounts = [16 of Float](repeating: 0)
        var elapsed = [16 of Float](repeating: 0)
        var intervals = [16 of Float](repeating: 0)
        var ranks = [16 of Float](repeating: 0)
        let logarithms = self.ranks.logarithms(gap: situation.gap, isStart: situation.isStart)
        let (slots, positions) = (candidates.slots, candidates.ranks)
        let table = logarithms.span
        for lane in 0..<candidates.count {
            let place = Int(slots.span[unchecked: lane])
            fastCounts[lane] = roster.fast[place]
            slowCounts[lane] = roster.slow[place]
            intervals[lane] = roster.intervals[place]
            elapsed[lane] = Float(situation.localSeconds - roster.lastUses[place])
            ranks[lane] = table[RankCounts.bucket(of: Int(positions.span[unchecked: lane]))]
        }
        let fast = Lanes(fastCounts) * (1 / roster.fastUnit)
        let slow = Lanes(slowCounts) * (1 / roster.slowUnit)
        candidates.set(Feature.frequency.rawValue, to: (fast + Self.fastFloor).logarithm)
        candidates.set(Feature.longFrequency.rawValue, to: (slow + Self.slowFloor).logarithm)
        candidates.set(Feature.rank.rawValue, to: Lanes(ranks))
        candidates.setOffsets(
            to: Roster.lapseWeight * Roster.lapses(after: Lanes(elapsed), usual: Lanes(intervals)))
        if situation.isStart, candidates.ranks[0] == 0 {
            candidates.set(Feature.repetition.rawValue, to: .ones(inFirst: 1))
        }
        let chances = (fast + Self.slowShare * slow + Self.chanceFloor) * (1 / chanceTotal)
        return (chances, RankCounts.expectations(chances: chances, recencies: Lanes(ranks).exponentialInRange))
    }

    /// The features of the contexts, and the biases, which depend on which of them know a candidate.
    @inline(__always)
    private mutating func measureContexts(
        in situation: Situation, _ rows: FoundRows, _ chances: Lanes, _ expectations: Lanes
    ) {
        let (byChance, byExpectation) = (1 / chances, 1 / expectations)
        var matches = Lanes.zero
        for index in 0..<situation.keyCount where rows.indices[index] >= 0 {
            let context = Context.allCases[index]
            let counts = counts(in: rows.indices[index])
            let inverse = context.isMeasuredByRecency ? byExpectation : byChance
            let share = counts * inverse * (rows.decays[index] / context.prior)
            candidates.set(Feature.firstContext + index, to: (1 + share).logarithm)
            if let length = context.matchLength {
                matches = matches.replaced(by: Lanes(repeating: Float(length)), where: counts .> 0)
            }
        }
        let (slots, ranks, lengths) = (candidates.slots, candidates.ranks, [16 of Float](matches))
        for lane in 0..<candidates.count {
            let place = biases.place(
                of: slots.span[unchecked: lane], rank: Int(ranks.span[unchecked: lane]),
                match: Int(lengths.span[unchecked: lane]), in: situation)
            candidates.setBias(of: lane, to: biases.value(at: place, in: situation), at: place)
        }
    }

    /// How often each candidate followed a context.
    @inline(__always)
    private func counts(in row: Int) -> Lanes {
        var counts = [17 of Float](repeating: 0)
        let lanes = lanes.span
        // Rows are read where they are: they are large to copy.
        contexts.rows.withUnsafeBufferPointer { rows in
            let all = [16 of Float](rows[row].counts)
            let slots = rows[row].slots
            for index in 0..<rows[row].entryCount {
                let lane = lanes[unchecked: Int(slots.span[unchecked: index])]
                counts[unchecked: Int(lane)] = all.span[unchecked: index]
            }
        }
        return Lanes(firstOf: counts)
    }

    @inline(__always)
    private mutating func measure(
        _ rhythm: Rhythm, in situation: Situation, _ chances: Lanes
    ) {
        let strengths = strengths(in: situation, rhythm)
        guard strengths[Candidates.capacity] >= rhythm.gate else { return }
        let full = habits.fullStrength(in: situation, rhythm)
        var values = [16 of Float](repeating: 0)
        let (slots, usual) = (candidates.slots, [16 of Float](chances))
        for lane in 0..<candidates.count where strengths.span[unchecked: lane] >= rhythm.gate {
            values[lane] = habit(
                of: slots.span[unchecked: lane], strength: strengths.span[unchecked: lane], full: full,
                chance: usual.span[unchecked: lane], rhythm,
                at: situation.localSeconds)
        }
        candidates.set(rhythm.feature.rawValue, to: Lanes(values))
    }

    /// How strong the candidates' habits of a moment are, and in the last place, how strong they are at most.
    @inline(__always)
    private func strengths(in situation: Situation, _ rhythm: Rhythm) -> [17 of Float] {
        let day = rhythm.dayNumber(situation.day, isWeekend: situation.isWeekend)
        let (one, other) = habits.tileIndices(situation, rhythm)
        var strengths = [17 of Float](repeating: 0)
        var greatest: Float = 0
        let lanes = lanes.span
        habits.tiles.withUnsafeBufferPointer { tiles in
            for tile in 0..<2 {
                let place = tile == 0 ? one : other
                for index in 0..<tiles[place].entryCount {
                    let lane = Int(lanes[unchecked: Int(tiles[place].slots.span[unchecked: index])])
                    guard lane < Candidates.capacity else { continue }
                    strengths[unchecked: lane] += 0.5 * tiles[place].strength(at: index, on: day, rhythm)
                    greatest = max(greatest, strengths[unchecked: lane])
                }
            }
        }
        strengths[Candidates.capacity] = greatest
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
