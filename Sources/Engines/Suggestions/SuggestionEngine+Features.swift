// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// The inner loops read tables without bounds checks: a row's and a tile's slots are all of the roster, every slot has
// a lane, and of lanes there are seventeen, the last one for all other actions. Elements of inline arrays are read
// through spans: without one, the compiler copies the whole array for each.

extension SuggestionEngine {
    /// What each feature says of the candidates in a moment.
    ///
    /// Parts of it are not inlined: in a function that grows too long for the compiler, even a span is a call.
    @inline(__always)
    mutating func measureCandidates(in situation: Situation, _ rows: FoundRows) {
        let slots = candidates.slots
        setLanes(of: slots) { UInt8(truncatingIfNeeded: $0) }
        let (chances, expectations, elapsed) = measureUse(in: situation)
        measureContexts(in: situation, rows, chances, expectations)
        measureHabits(in: situation, chances, after: elapsed)
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
    /// - Returns: How likely each is by frequency alone, and by both, and for how many seconds it was not done.
    @inline(__always)
    private mutating func measureUse(
        in situation: Situation
    ) -> (chances: Lanes, expectations: Lanes, elapsed: Lanes) {
        var fastCounts = [16 of Float](repeating: 0)
        var slowCounts = [16 of Float](repeating: 0)
        var elapsed = [16 of Float](repeating: 0)
        var intervals = [16 of Float](repeating: 0)
        var ranks = [16 of Float](repeating: 1)
        let probabilities = self.ranks.probabilities(gap: situation.gap, isStart: situation.isStart)
        let (slots, positions) = (candidates.slots, candidates.ranks)
        let table = probabilities.span
        for lane in 0..<candidates.count {
            let place = Int(slots.span[unchecked: lane])
            fastCounts[unchecked: lane] = roster.fast[place]
            slowCounts[unchecked: lane] = roster.slow[place]
            intervals[unchecked: lane] = roster.intervals[place]
            elapsed[unchecked: lane] = Float(situation.localSeconds &- roster.lastUses[place])
            ranks[unchecked: lane] = table[unchecked: RankCounts.bucket(of: Int(positions.span[unchecked: lane]))]
        }
        let fast = Lanes(fastCounts) * (1 / roster.fastUnit)
        let slow = Lanes(slowCounts) * (1 / roster.slowUnit)
        candidates.set(Feature.frequency.rawValue, to: (slow + Self.slowFloor).logarithm)
        let recencies = Lanes(ranks).logarithm
        candidates.set(Feature.rank.rawValue, to: recencies)
        candidates.setOffsets(
            to: Roster.lapseWeight * Roster.lapses(after: Lanes(elapsed), usual: Lanes(intervals)))
        if situation.isStart, candidates.ranks[0] == 0 {
            candidates.set(Feature.repetition.rawValue, to: .ones(inFirst: 1))
        }
        let chances = (fast + Self.slowShare * slow + Self.chanceFloor) * (1 / chanceTotal)
        let shares = mixture.shares(isStart: situation.isStart)
        let slowScale = Mixture.scale(total: roster.slowTotal, actions: roster.count)
        let fastScale = Mixture.scale(total: roster.fastTotal, actions: roster.count)
        candidates.mix((slow + Mixture.floor) * slowScale, of: Mixture.slow, share: shares[Mixture.slow])
        candidates.mix((fast + Mixture.floor) * fastScale, of: Mixture.fast, share: shares[Mixture.fast])
        candidates.mix(Lanes(ranks), of: Mixture.rank, share: shares[Mixture.rank])
        let expectations = RankCounts.expectations(chances: chances, recencies: recencies.exponentialInRange)
        return (chances, expectations, Lanes(elapsed))
    }

    /// The features of the contexts and of the mixture, and the biases, which depend on which contexts know a candidate.
    @inline(never)
    private mutating func measureContexts(
        in situation: Situation, _ rows: FoundRows, _ chances: Lanes, _ expectations: Lanes
    ) {
        // In memory: else the compiler divides anew for each context.
        let inverses: [2 of Lanes] = [1 / chances, 1 / expectations]
        let shares = [16 of Float](mixture.shares(isStart: situation.isStart))
        // Here, and not among the candidates: from there they would be fetched for each context.
        var (mixed, shareTotal, chanceShare) = (candidates.mixed, candidates.shareTotal, Float(0))
        var matches = [17 of UInt8](repeating: 0)
        let (indices, totals) = (rows.indices.span, rows.totals.span)
        for index in 0..<situation.keyCount where indices[unchecked: index] >= 0 {
            let (context, decay) = (Context.allCases[index], rows.decays[index])
            let (found, unlisted) = counts(in: indices[unchecked: index], of: context, &matches)
            let inverse = inverses.span[unchecked: context.isMeasuredByRecency ? 1 : 0]
            let counts = measure(context, found, unlisted: unlisted, strength: decay / context.prior, inverse, chances)
            let expert = Mixture.firstContext + index
            let part = shares.span[unchecked: expert] / (totals[unchecked: index] * decay + Mixture.prior)
            mixed += counts * (decay * part)
            chanceShare += Mixture.prior * part
            shareTotal += shares.span[unchecked: expert]
            candidates.setOpinion(
                of: expert, counts: counts, decay: decay, total: totals[unchecked: index], chances: chances)
        }
        setBiases(matches, in: situation)
        let odds = (mixed + chances * chanceShare) * (1 / shareTotal) / chances
        candidates.set(Feature.mixture.rawValue, to: odds.logarithm)
    }

    /// The feature of a context.
    ///
    /// - Returns: How often each candidate followed it, those that a full row has dropped among them.
    @inline(__always)
    private mutating func measure(
        _ context: Context, _ counts: Lanes, unlisted: Float, strength: Float, _ inverse: Lanes, _ chances: Lanes
    ) -> Lanes {
        var ratios = counts * inverse * strength
        var counts = counts
        if unlisted > 0 {
            ratios = ratios.filled(with: Lanes(repeating: unlisted * strength))
            counts = counts.filled(with: chances * unlisted)
        }
        candidates.set(Feature.firstContext + context.rawValue, to: (1 + ratios).logarithm)
        return counts
    }

    /// How often each candidate followed a context, and what is said of those that are not in its row.
    ///
    /// - Parameter matches: Of each candidate the length of the longest sequence that knows it, so far.
    @inline(__always)
    private func counts(
        in row: Int, of context: Context, _ matches: inout [17 of UInt8]
    ) -> (counts: Lanes, unlisted: Float) {
        var counts = [17 of Float](repeating: 0)
        let lanes = lanes.span
        // Rows are read where they are: they are large to copy.
        let unlisted = contexts.rows.withUnsafeBufferPointer { rows in
            let (all, slots) = (rows[row].counts, rows[row].slots)
            for index in 0..<rows[row].entryCount {
                let lane = Int(lanes[unchecked: Int(slots.span[unchecked: index])])
                counts[unchecked: lane] = all.span[unchecked: index]
            }
            guard context.matchLength > 0 else { return rows[row].unlisted }
            for index in 0..<rows[row].entryCount {
                matches[unchecked: Int(lanes[unchecked: Int(slots.span[unchecked: index])])] = context.matchLength
            }
            return rows[row].unlisted
        }
        return (Lanes(firstOf: counts), unlisted)
    }

    @inline(__always)
    private mutating func setBiases(_ matches: [17 of UInt8], in situation: Situation) {
        let (slots, ranks) = (candidates.slots, candidates.ranks)
        for lane in 0..<candidates.count {
            let place = biases.place(
                of: slots.span[unchecked: lane], rank: Int(ranks.span[unchecked: lane]),
                match: Int(matches.span[unchecked: lane]), in: situation)
            candidates.setBias(of: lane, to: biases.value(at: place, in: situation), at: place)
        }
    }

    /// The features of the weekly and the daily habits.
    @inline(never)
    private mutating func measureHabits(in situation: Situation, _ chances: Lanes, after elapsed: Lanes) {
        let expected = chances.map { Habits.expectations(chances: $0, eventsPerTile: eventsPerTile) }
        for rhythm in Rhythm.allCases {
            let strengths = strengths(in: situation, rhythm)
            guard strengths.greatest >= rhythm.gate else { continue }
            let full = habits.fullStrength(in: situation, rhythm)
            candidates.set(
                rhythm.feature.rawValue,
                to: strengths.merged(with: expected, elapsed) {
                    rhythm.opinions(of: $0, full: full, expected: $1, after: $2)
                })
        }
    }

    /// How strong the candidates' habits of a moment are.
    @inline(__always)
    private func strengths(in situation: Situation, _ rhythm: Rhythm) -> Lanes {
        let day = rhythm.dayNumber(situation.day, isWeekend: situation.isWeekend)
        let (one, other) = habits.tileIndices(situation, rhythm)
        return 0.5 * strengths(in: one, on: day, rhythm) + 0.5 * strengths(in: other, on: day, rhythm)
    }

    @inline(__always)
    private func strengths(in tile: Int, on day: Int32, _ rhythm: Rhythm) -> Lanes {
        var strengths = [17 of Float](repeating: 0)
        let lanes = lanes.span
        habits.tiles.withUnsafeBufferPointer { tiles in
            let (slots, days) = (tiles[tile].slots, tiles[tile].days)
            let all = [16 of Float](Lanes(tiles[tile].strengths) * rhythm.remains(from: days, to: day))
            for index in 0..<tiles[tile].entryCount {
                let lane = Int(lanes[unchecked: Int(slots.span[unchecked: index])])
                strengths[unchecked: lane] = all.span[unchecked: index]
            }
        }
        return Lanes(firstOf: strengths)
    }
}
