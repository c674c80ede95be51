// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension SuggestionEngine {
    /// Takes in that something was done.
    ///
    /// - Parameters:
    ///   - moment: Not before that of the event learned last, unless the clock was set back.
    package mutating func learn(_ action: ActionID, at moment: Occasion) {
        let known = roster.slot(of: action)
        if known == nil, roster.count >= Roster.greatestCount { makeRoom() }
        let situation = Situation(moment, after: trail)
        var rows = FoundRows(situation, in: contexts)
        if let slot = known {
            let rank = roster.rank(of: slot)
            if eventCount % weightPeriod == 0 { learnWeights(from: slot, rank: rank, in: situation, rows) }
            repeats = repeats || !situation.isStart && slot == trail.previous
            ranks.count(rank, gap: situation.gap, isStart: situation.isStart)
            if !dislikes.isEmpty { forgive(slot) }
            learnCounts(of: slot, rank: rank, rankClass: RankClass.of(rank), at: moment, situation, &rows)
        } else {
            let slot = admit(action, at: moment)
            learnCounts(of: slot, rank: roster.count - 1, rankClass: RankClass.far, at: moment, situation, &rows)
        }
        eventCount &+= 1
    }

    /// The weights and biases learn from one event in so many: it is them that take time, and they find their places
    /// soon. Counts learn from every event for ever.
    private var weightPeriod: Int {
        switch eventCount {
        case ..<2_000: 1
        case ..<16_000: 2
        default: 32
        }
    }

    private mutating func admit(_ action: ActionID, at moment: Occasion) -> ActionSlot {
        let slot = roster.admit(action, at: moment.localSeconds)
        makeRoomForSlots()
        return slot
    }

    private mutating func learnCounts(
        of slot: ActionSlot, rank: Int, rankClass: UInt8, at moment: Occasion, _ situation: Situation,
        _ rows: inout FoundRows
    ) {
        contexts.visit(&rows, by: slot, in: situation, stamp: UInt32(truncatingIfNeeded: eventCount))
        habits.credit(slot, in: situation)
        if let last = trail.localSeconds {
            eventsPerDay *= (moment.elapsed(since: last) / -604_800).exponential
        }
        eventsPerDay = min(eventsPerDay + 1 / 7, Self.greatestEventsPerDay)
        roster.use(slot, rank: rank, at: moment)
        trail = Trail(
            previous: slot, beforePrevious: trail.previous, lastRank: rankClass, rankBefore: trail.lastRank,
            localSeconds: moment.localSeconds)
    }

    static let greatestEventsPerDay: Float = 1e6

    /// One step along the gradient of the logarithm of the true action's probability among sixteen.
    private mutating func learnWeights(
        from slot: ActionSlot, rank: Int, in situation: Situation, _ rows: FoundRows
    ) {
        let skipped = omitted(in: situation) == .none ? 0 : 1
        guard rank >= skipped, roster.count - skipped >= 2 else { return }
        gather(around: rank - skipped, skipping: skipped)
        measureCandidates(in: situation, rows)
        let weights = weights.set(isStart: situation.isStart, after: trail.previous)
        let differences = candidates.differences(by: weights)
        self.weights.follow(
            candidates.gradient(along: differences), isStart: situation.isStart, after: trail.previous)
        biases.follow(differences, of: candidates, in: situation)
        mixture.follow(Lanes(candidates.opinions), isStart: situation.isStart)
    }

    /// Neighbours by recency, or actions at even distances over all.
    ///
    /// Which they are does not depend on which of them was done, so that the probability among them is fair
    /// (McFadden, 1978: sampling of alternatives). The most recent ones and the true one would not be.
    @inline(__always)
    private mutating func gather(around position: Int, skipping skipped: Int) {
        let count = roster.count - skipped
        let size = Candidates.capacity
        candidates.removeAll()
        if eventCount % Self.strideEvery == 0, count > size {
            let step = (count + size - 1) / size
            for place in stride(from: position % step, to: count, by: step) {
                candidates.append(
                    roster.recent[place + skipped], rank: place + skipped, isChosen: place == position)
            }
        } else {
            let start = min(position / size * size, max(0, count - size))
            for place in start..<min(start + size, count) {
                candidates.append(
                    roster.recent[place + skipped], rank: place + skipped, isChosen: place == position)
            }
        }
    }

    private static let strideEvery = 3
}
