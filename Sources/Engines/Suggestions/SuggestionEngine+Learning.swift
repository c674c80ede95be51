// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension SuggestionEngine {
    /// Takes in that something was done.
    ///
    /// - Parameters:
    ///   - occasion: What is earlier than the event learned last teaches nothing, for the clock was set back. After
    ///     fifty such events in a row the clock is believed.
    package mutating func learn(_ action: ActionID, at occasion: Occasion) {
        let zone = occasion.zone.map { min(max($0, -90_000), 90_000) }
        // Further west it is earlier.
        let hasMoved = zone.map { stays.last?.isNear($0) != true } ?? false
        let isEarlier = occasion.localSeconds < lastEvent ?? 0 && (stays.isEmpty || !hasMoved)
        guard !isEarlier || earlierEvents >= Constants.mostEarlierEvents else {
            earlierEvents += 1
            return
        }
        if !isEarlier { earlierEvents = 0 }
        if hasMoved, let zone {
            stays = (stays + [Stay(firstDay: occasion.day, zone: zone)]).suffix(Stay.most)
        }
        recentDays = days(before: occasion)
        if actionCount > 0 {
            let isNew = roster.number(of: action) == nil
            if eventCount < Constants.settled || isTeaching(eventCount) {
                learnProbabilities(roster.number(of: action), at: occasion)
            }
            novelty.new = novelty.new * Constants.noveltyKeep + (isNew ? 1 : 0)
            novelty.all = novelty.all * Constants.noveltyKeep + 1
        }
        if let known = roster.number(of: action) {
            // What is done all the same is refused less.
            refusals[known]? /= 2
            let rank = roster.recent.firstIndex(of: known) ?? 0
            conditions.add(rank, under: rankCondition(at: occasion), keeping: Constants.keep, event: eventCount)
        } else if actionCount >= Constants.mostActions {
            makeRoom()
        }
        count(roster.number(of: action) ?? admit(action), at: occasion)
    }

    /// - Parameter chosen: Nil if the action is new.
    private mutating func learnProbabilities(_ chosen: Int?, at occasion: Occasion) {
        let (likelihoods, set, usual) = (likelihoods(at: occasion), weightSet(at: occasion), roster.shares)
        if let top = likelihoods.top {
            let share = likelihoods.shares[top]
            let call = call(habit(of: top, usual[top], at: occasion), for: top)
            let more = excess(of: call, over: share)
            calibrations[set].learn((share + more) / (1 + more) * (1 - likelyNew), isHit: top == chosen)
        }
        guard let chosen, chosen != omitted(at: occasion) else { return }
        // What a habit called for teaches little about the rest.
        let share = max(likelihoods.shares[chosen], .leastNormalMagnitude)
        let own = share / (share + call(habit(of: chosen, usual[chosen], at: occasion), for: chosen))
        let gradient = weights[set].learn(likelihoods, chosen: chosen, share: own)
        if let last = trail.first { leanings[last].learn(gradient) }
        rankBiases.learn(likelihoods.shares, recent: roster.recent, chosen: chosen, pause: pause(at: occasion))
    }

    /// Whether an event is one of two that teach, on average: of every second one, a person who goes back and forth
    /// between two actions would teach one alone.
    private func isTeaching(_ event: Int) -> Bool {
        UInt32(truncatingIfNeeded: event) &* 0x9E37_79B9 < 0x8000_0000
    }

    private mutating func admit(_ action: ActionID) -> Int {
        let number = roster.admit(action)
        if number == leanings.count { leanings.append(Leaning()) }
        return number
    }

    private mutating func count(_ action: Int, at occasion: Occasion) {
        let set = weightSet(at: occasion)
        if changes[set] >= 0 { changes[set] = trail.first == action ? -1 : changes[set] &+ 1 }
        for (_, condition) in metConditions(at: occasion) {
            conditions.add(action, under: condition, keeping: Constants.conditionKeep, event: eventCount)
        }
        let hour = hourCondition(occasion.minute / 30, isWeekend: occasion.isWeekend)
        conditions.add(action, under: hour, keeping: Constants.hourKeep, event: eventCount)
        roster.use(action, at: occasion)
        let seconds = max(0, occasion.localSeconds - (lastEvent ?? occasion.localSeconds))
        let weeks = Float(seconds) / Float(7 * Occasion.secondsPerDay)
        eventsPerDay = eventsPerDay * exp(-weeks) + 1 / 7
        for number in refusals.keys { refusals[number]? *= exp2(-weeks) }
        trail = Array(([action] + trail).prefix(3))
        lastEvent = occasion.localSeconds
        eventCount &+= 1
    }
}
