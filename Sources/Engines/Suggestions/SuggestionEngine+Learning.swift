// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension SuggestionEngine {
    /// Takes in that something was done.
    ///
    /// - Parameters:
    ///   - occasion: Not before that of the event learned last, unless the clock was set back.
    package mutating func learn(_ action: ActionID, at occasion: Occasion) {
        if let known = roster.number(of: action) {
            learnWeights(from: known, at: occasion)
            // What is done all the same is refused less.
            refusals[known]? /= 2
            let rank = roster.recent.firstIndex(of: known) ?? 0
            conditions.add(rank, under: rankCondition(at: occasion), keeping: Constants.keep, event: eventCount)
        } else if roster.recent.count >= Constants.mostActions {
            makeRoom()
        }
        count(roster.number(of: action) ?? roster.admit(action), at: occasion)
    }

    private mutating func learnWeights(from chosen: Int, at occasion: Occasion) {
        guard chosen != omitted(at: occasion) else { return }
        let likelihoods = likelihoods(at: occasion)
        // What a habit called for teaches little about the rest.
        let habit = habit(of: chosen, roster.shares, RhythmDays.all(before: occasion), at: occasion)
        let share = max(likelihoods.shares[chosen], .leastNormalMagnitude)
        let own = share / (share + call(habit, for: chosen))
        weights[weightSet(at: occasion)].learn(likelihoods, chosen: chosen, share: own)
    }

    private mutating func count(_ action: Int, at occasion: Occasion) {
        let set = weightSet(at: occasion)
        if changes[set] >= 0 { changes[set] = trail.first == action ? -1 : changes[set] &+ 1 }
        for condition in metConditions(at: occasion) {
            conditions.add(action, under: condition, keeping: Constants.conditionKeep, event: eventCount)
        }
        let hour = hourCondition(occasion.minute / 30, isWeekend: occasion.isWeekend)
        conditions.add(action, under: hour, keeping: Constants.conditionKeep, event: eventCount)
        roster.use(action, at: occasion)
        let seconds = max(0, occasion.localSeconds - (lastEvent ?? occasion.localSeconds))
        let weeks = Double(seconds) / Double(7 * Occasion.secondsPerDay)
        eventsPerDay = eventsPerDay * exp(-weeks) + 1 / 7
        refusals = refusals.mapValues { $0 * exp2(-weeks) }
        trail = Array(([action] + trail).prefix(3))
        lastEvent = occasion.localSeconds
        eventCount &+= 1
    }
}
