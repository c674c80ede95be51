// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension SuggestionEngine {
    /// Takes in that something was done.
    ///
    /// - Parameters:
    ///   - occasion: Not before that of the event learned last, unless the clock was set back.
    package mutating func learn(_ action: ActionID, at occasion: Occasion) {
        let moment = Moment(occasion, after: lastSeconds)
        let known = roster.numbers[action]
        if let known {
            learnWeights(from: known, at: moment)
            repeats = repeats || !moment.isStart && Int(trail[0]) == known
            forgive(known)
        } else if roster.count >= Roster.mostActions {
            makeRoom()
        }
        let rank = known.flatMap { roster.recent.firstIndex(of: $0) }
        if let rank { learnRank(rank, at: moment) }
        count(known ?? roster.admit(action), rank: rank, at: moment)
    }

    private mutating func learnWeights(from chosen: Int, at moment: Moment) {
        let likelihoods = likelihoods(at: moment)
        guard chosen != likelihoods.omitted, roster.count > 1 else { return }
        for set in weights.indices {
            let shares = likelihoods.shares(by: weights[set])
            // What a habit called for teaches little about the rest.
            let own = shares[chosen] / (shares[chosen] + likelihoods.call(for: chosen))
            let lent = set == weightSet(at: moment) ? 1 : Constants.lentShare
            weights[set].learn(likelihoods.features, shares, chosen: chosen, share: own * lent)
        }
    }

    /// Starts are another thing than going on.
    func weightSet(at moment: Moment) -> Int { moment.isStart ? 1 : 0 }

    private mutating func learnRank(_ rank: Int, at moment: Moment) {
        for key in [ContextKey.recency(after: moment.pause), .recency(after: lastRanks)] {
            contexts.add(RankClass.place(of: rank), under: key, keeping: Constants.rankKeep, event: eventCount)
        }
    }

    private mutating func count(_ action: Int, rank: Int?, at moment: Moment) {
        for key in keys(at: moment) {
            contexts.add(action, under: key, keeping: Constants.conditionKeep, event: eventCount)
        }
        roster.use(action)
        past.add(action, at: moment)
        if let lastSeconds {
            eventsPerDay *= exp(-Double(max(0, moment.localSeconds - lastSeconds)) / Self.secondsOfWeek)
        }
        eventsPerDay = min(eventsPerDay + 1 / 7, Self.mostEventsPerDay)
        trail = [Int32(truncatingIfNeeded: action)] + trail.dropLast()
        lastRanks = [RankClass.condition(rank), lastRanks[0]]
        lastSeconds = moment.localSeconds
        eventCount &+= 1
    }

    private static let secondsOfWeek = 604_800.0
    static let mostEventsPerDay = 1e6
}
