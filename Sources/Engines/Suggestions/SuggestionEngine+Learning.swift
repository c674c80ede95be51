// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension SuggestionEngine {
    /// Takes in that something was done.
    ///
    /// What is earlier than the event learned last teaches nothing, for the clock was set back, but for travels further
    /// west. After fifty such events in a row the clock is believed.
    package mutating func learn(_ action: ActionID, at occasion: Occasion) {
        let zone = min(max(occasion.zone ?? stays.last?.zone ?? 0, -90_000), 90_000)
        let hasMoved = occasion.zone != nil && stays.last.map { !Self.areNear($0.zone, zone) } ?? true
        let isEarlier = occasion.localSeconds < lastEvent ?? 0 && (stays.isEmpty || !hasMoved)
        earlierEvents = isEarlier ? earlierEvents + 1 : 0
        guard !isEarlier || earlierEvents > Constants.mostEarlierEvents else { return }
        if hasMoved { stays = (stays + [(occasion.day, zone)]).suffix(Constants.mostStays) }
        recentDays = days(before: occasion)
        let known = roster.number(of: action)
        if actionCount > 0 { learnProbabilities(known, at: occasion) }
        if let known {
            // What is done all the same is refused less.
            roster.rows[known].refusals /= 2
            let rank = roster.recent.firstIndex(of: known) ?? 0
            conditions.add(rank, under: Condition(.recency, number: pause(at: occasion)), event: eventCount)
        } else if actionCount >= Constants.mostActions {
            // Forgetting looks at everything, so one at a time is too slow.
            forget(actions.suffix(Constants.mostActions / 8))
        }
        count(action, at: occasion)
    }

    /// - Parameter chosen: Nil if the action is new.
    private mutating func learnProbabilities(_ chosen: Int?, at occasion: Occasion) {
        novelty.new = novelty.new * Constants.noveltyKeep + (chosen == nil ? 1 : 0)
        novelty.all = novelty.all * Constants.noveltyKeep + 1
        // Later, a hash says which half of the events teach: of every second one, a person who goes back and forth
        // between two actions would teach one alone.
        let isTeaching = UInt32(truncatingIfNeeded: eventCount) &* 0x9E37_79B9 < 0x8000_0000
        guard eventCount < Constants.settled || isTeaching else { return }
        let (set, usual) = (weightSet(at: occasion), roster.shares)
        let likelihoods = likelihoods(at: occasion, usual)
        var search = habitSearch(at: occasion)
        if let top = likelihoods.shares.indices.max(by: { likelihoods.shares[$0] < likelihoods.shares[$1] }) {
            let share = likelihoods.shares[top]
            let more = max(0, (search.habit(of: roster.rows[top], usual[top])?.call ?? 0) - share)
            calibrations[set].learn((share + more) / (1 + more) * (1 - likelyNew), isHit: top == chosen)
        }
        guard let chosen, chosen != omitted(at: occasion) else { return }
        // What a habit called for teaches little about the rest.
        let share = max(likelihoods.shares[chosen], .leastNormalMagnitude)
        let call = search.habit(of: roster.rows[chosen], usual[chosen])?.call ?? 0
        let gradient = weights[set].learn(likelihoods, chosen: chosen, share: share / (share + call))
        if let last = trail.first { roster.rows[last].leaning.learn(gradient, rate: Constants.leaningRate) }
        var ofRanks = FeatureVector.zero
        for (rank, action) in roster.recent.enumerated() {
            ofRanks[rankClass(rank)] += (action == chosen ? 1 : 0) - likelihoods.shares[action]
        }
        rankLeanings[pause(at: occasion)].learn(ofRanks, rate: Constants.rankRate)
    }

    private mutating func count(_ action: ActionID, at occasion: Occasion) {
        let (met, set, seconds) = (metConditions(at: occasion), weightSet(at: occasion), occasion.localSeconds)
        let weeks = Float(max(0, seconds - (lastEvent ?? seconds))) / Float(7 * Occasion.secondsPerDay)
        let number = roster.use(action, at: occasion, after: weeks)
        for condition in met { conditions.add(number, under: condition, event: eventCount) }
        if changes[set] >= 0 { changes[set] = trail.first == number ? -1 : changes[set] &+ 1 }
        eventsPerDay = eventsPerDay * exp(-weeks) + 1 / 7
        trail = Array(([number] + trail).prefix(3))
        lastEvent = seconds
        eventCount &+= 1
    }

    /// Takes in that an action is not wanted on this occasion: it was turned down, declined, canceled or refused.
    ///
    /// It is offered less everywhere, half as much less a week later, and what spoke for it here counts half.
    package mutating func dismiss(_ action: ActionID, at occasion: Occasion) {
        guard let number = roster.number(of: action) else { return }
        for condition in metConditions(at: occasion) { conditions.counts[condition]?.reduce(number, to: 0.5) }
        roster.rows[number].refusals = min(roster.rows[number].refusals + 1, Constants.mostRefusals)
    }

    /// Lets no refusal of the past count any more, as a suggestion was taken up.
    package mutating func forgiveRefusals(of action: ActionID) {
        if let number = roster.number(of: action) { roster.rows[number].refusals = 0 }
    }

    /// Forgets the actions and all that was counted about them, as conditions of others too: what is left are sums that
    /// don't tell which actions they came from.
    package mutating func forget(_ actions: some Sequence<ActionID>) {
        let numbers = Set(actions.compactMap { roster.number(of: $0) })
        roster.remove(numbers)
        conditions.remove(numbers)
        trail.removeAll(where: numbers.contains)
    }
}
