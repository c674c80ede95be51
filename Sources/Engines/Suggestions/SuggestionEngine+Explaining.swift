// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension SuggestionEngine {
    /// The suggestions with their probabilities and reasons.
    func explained(_ ranked: [Ranked], in situation: Situation, _ rows: FoundRows) -> [Suggestion] {
        guard let greatest = ranked.first?.score else { return [] }
        let total = totalWeight(over: greatest, without: omitted(in: situation))
        return ranked.map { one in
            Suggestion(
                action: roster.identifiers[Int(one.slot)],
                probability: min(1, (one.score - greatest).exponential / total),
                reason: reason(for: one, in: situation, rows))
        }
    }

    /// The sum of e^score, over all actions but one, of which the greatest is 1.
    private func totalWeight(over greatest: Float, without omitted: ActionSlot) -> Float {
        var total: Float = 0
        for start in stride(from: 0, to: roster.count, by: Lanes.width) {
            let end = min(start + Lanes.width, roster.count)
            var lanes = [16 of Float](repeating: 0)
            for rank in start..<end { lanes[rank - start] = scoring.scores[Int(roster.recent[rank])] - greatest }
            total += (Lanes(lanes).exponential * Lanes.ones(inFirst: end - start)).total
        }
        let left = omitted == .none ? 0 : (scoring.scores[Int(omitted)] - greatest).exponential
        return max(total - left, 1)
    }

    /// What speaks most for an action, among what the counts bear out.
    private func reason(for ranked: Ranked, in situation: Situation, _ rows: FoundRows) -> Reason {
        let weights = weights.set(isStart: situation.isStart, after: trail.previous)
        var best = (value: Self.leastContribution, reason: Reason?.none)
        func propose(_ value: Float, _ reason: @autoclosure () -> Reason?) {
            if value > best.value, let reason = reason() { best = (value, reason) }
        }
        for rhythm in Rhythm.allCases {
            let weight = weights[rhythm.feature.rawValue]
            let (value, isUsual) = habit(of: ranked.slot, rhythm, in: situation)
            if isUsual { propose(weight * value, reason(rhythm, in: situation)) }
        }
        let sequence = contribution([.previous, .lastTwo, .lastTwoAndGap], ranked.slot, rows, weights)
        let isFrequentAfter = isBorneOut(.previous, ranked.slot, rows, share: Self.oftenShare)
        if isFrequentAfter, trail.previous != .none {
            propose(sequence, .after(roster.identifiers[Int(trail.previous)]))
        }
        if isBorneOut(.hours, ranked.slot, rows, share: 0) {
            propose(contribution([.hour, .hours, .stretch], ranked.slot, rows, weights), .hour)
        }
        if isBorneOut(.place, ranked.slot, rows, share: 0) {
            propose(contribution([.place, .placeAndHours], ranked.slot, rows, weights), .place)
        }
        return best.reason ?? reasonOfUse(ranked, in: situation)
    }

    /// Of the logarithm of the odds; less is not worth a word.
    private static let leastContribution: Float = 0.1
    /// Counts fade, so more than one is more than once.
    private static let moreThanOnce: Float = 1.05
    /// At which share of what followed it an action is "often" next.
    private static let oftenShare: Float = 0.15

    private func reason(_ rhythm: Rhythm, in situation: Situation) -> Reason {
        let part = DayPart(minute: situation.minute)
        return rhythm == .weekly
            ? .weekly(weekday: situation.weekday, part) : .daily(isWeekend: situation.isWeekend, part)
    }

    private func reasonOfUse(_ ranked: Ranked, in situation: Situation) -> Reason {
        let place = Int(ranked.slot)
        let elapsed = situation.localSeconds - roster.lastUses[place]
        if (0..<3_600).contains(elapsed) { return .recent }
        let usual = roster.fastTotal / Float(max(1, roster.count))
        let count = roster.fast[place] / roster.fastUnit
        return count > Self.moreThanOnce && count > usual ? .frequent : .known
    }

    /// What a habit adds to the score before it is weighed, and whether it was kept in most periods.
    private func habit(of slot: ActionSlot, _ rhythm: Rhythm, in situation: Situation) -> (Float, isUsual: Bool) {
        let strengths = habits.strengths(in: situation, rhythm)
        for index in 0..<strengths.count where strengths.slots[index] == slot {
            let strength = strengths.strengths[index]
            let full = habits.fullStrength(in: situation, rhythm)
            let opinion = opinion(rhythm, of: slot, strength: strength, full: full, in: situation)
            return (opinion, strength >= full / 2)
        }
        return (0, false)
    }

    private func contribution(
        _ parts: [Context], _ slot: ActionSlot, _ rows: FoundRows, _ weights: Lanes
    ) -> Float {
        parts.reduce(0) { sum, context in
            let row = rows.indices[context.rawValue]
            guard row >= 0 else { return sum }
            let (count, unlisted) = (contexts.rows[row].count(of: slot), contexts.rows[row].unlisted)
            let strength = rows.decays[context.rawValue] / context.prior
            let ratio = 1 + count * strength / scoring.expectation(of: slot, without: context)
            let opinion = ratio.logarithm - (1 + unlisted * strength).logarithm
            return sum + weights[Feature.firstContext + context.rawValue] * opinion
        }
    }

    private func isBorneOut(_ context: Context, _ slot: ActionSlot, _ rows: FoundRows, share: Float) -> Bool {
        let row = rows.indices[context.rawValue]
        guard row >= 0 else { return false }
        let count = contexts.rows[row].count(of: slot)
        return count > Self.moreThanOnce && count >= share * contexts.rows[row].total
    }
}
