// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension SuggestionEngine {
    /// What is known of every action in a moment.
    func likelihoods(at moment: Moment) -> Likelihoods {
        let shares = roster.shares
        let occurrences = past.occurrences(around: moment, within: Self.reach)
        var features = FeatureTable(actionCount: roster.count)
        addFrequencies(to: &features, shares)
        addRecency(to: &features, at: moment)
        addConditions(to: &features, shares, at: moment)
        addHours(to: &features, shares, occurrences, at: moment)
        let rate = max(1, eventsPerDay) / Self.wakingMinutes
        return Likelihoods(
            features: features, habits: habits(occurrences, shares, rate, at: moment), rate: rate,
            omitted: omitted(at: moment), refusals: dislikes.mapValues { -$0.weight(at: moment.localSeconds) })
    }

    private static let wakingMinutes = 960.0
    /// Three widths of the kernel, beyond which it is next to nothing, and all of a habit.
    private static let reach = max(Int(3 * Constants.hourWidth), Constants.habitReach)

    private func addFrequencies(to features: inout FeatureTable, _ shares: [Double]) {
        for action in 0..<roster.count { features[action, .frequency] = log(shares[action]) }
        for (memory, feature) in [(Roster.Memory.middle, Feature.lately), (.short, .now)] {
            let total = roster.totals[memory.rawValue] + Constants.memoryPrior
            for (action, count) in roster.counts[memory.rawValue].enumerated() {
                let share = (count + Constants.memoryPrior * shares[action]) / total
                features[action, feature] = log(share / shares[action])
            }
        }
    }

    private func addConditions(to features: inout FeatureTable, _ shares: [Double], at moment: Moment) {
        for key in keys(at: moment) {
            let counts = contexts[key]
            // Most actions were never done under it.
            let unknown = log(Constants.conditionPrior / (counts.total + Constants.conditionPrior))
            features.fill(key.feature, with: unknown)
            for thing in counts.things {
                let action = Int(thing)
                let share = counts.share(of: action, expected: shares[action], prior: Constants.conditionPrior)
                features[action, key.feature] = log(share / shares[action])
            }
        }
    }

    private func addRecency(to features: inout FeatureTable, at moment: Moment) {
        let (byPause, byRanks) = (contexts[.recency(after: moment.pause)], contexts[.recency(after: lastRanks)])
        for (rank, action) in roster.recent.enumerated() {
            let place = RankClass.place(of: rank)
            let usual = RankClass.expectedShare(of: place)
            let share = byPause.share(of: place, expected: usual, prior: Constants.rankPrior)
            let shareAfter = byRanks.share(of: place, expected: share, prior: Constants.rankPrior)
            features[action, .recency] = log(share / RankClass.width(of: place, below: roster.count))
            features[action, .recencyAfter] = log(shareAfter / share)
        }
    }

    private func addHours(
        to features: inout FeatureTable, _ shares: [Double], _ occurrences: [Past.Occurrence], at moment: Moment
    ) {
        var byKind = [Double](repeating: 0, count: roster.count)
        var byWeekday = byKind
        for occurrence in occurrences {
            let distance = Double(occurrence.offset) / Constants.hourWidth
            let nearness = exp(-0.5 * distance * distance)
            let weekday = moment.weekday(before: occurrence.daysAgo)
            let days = Double(occurrence.daysAgo)
            let kind = (weekday >= 5) == moment.isWeekend ? 1 : Constants.otherDays
            byKind[occurrence.action] += kind * nearness * exp(-days / Constants.hourDays)
            if weekday == moment.weekday {
                byWeekday[occurrence.action] += nearness * exp(-days / Constants.weekdayDays)
            }
        }
        for (feature, counts) in [(Feature.hour, byKind), (.weekdayAndHour, byWeekday)] {
            let total = counts.reduce(0, +) + Constants.hourPrior
            for action in 0..<roster.count {
                let share = (counts[action] + Constants.hourPrior * shares[action]) / total
                features[action, feature] = log(share / shares[action])
            }
        }
    }

    private func habits(
        _ occurrences: [Past.Occurrence], _ shares: [Double], _ rate: Double, at moment: Moment
    ) -> [Int: Habit] {
        let near = occurrences.filter { abs($0.offset) <= Constants.habitReach }
        let calendar = Rhythm.allCases.map { (rhythm: $0, days: $0.days(before: moment)) }
        var habits: [Int: Habit] = [:]
        for (action, occurrences) in Dictionary(grouping: near, by: \.action) {
            let expected = shares[action] * rate * Double(2 * Constants.habitReach)
            habits[action] = Habit(occurrences, on: calendar, chance: min(1 - exp(-expected), Self.mostChance))
        }
        return habits
    }

    /// What is surely done is no habit, and no chance either.
    private static let mostChance = 0.9

    /// The conditions that are met in a moment, but for the ranks.
    func keys(at moment: Moment) -> [ContextKey] {
        let pause = UInt32(truncatingIfNeeded: moment.pause)
        let (last, second, third) = (trail[0], trail[1], trail[2])
        var keys = [
            ContextKey(.previous, first: last),
            ContextKey(.lastTwo, first: last, second: second),
            ContextKey(.lastThree, first: last, second: second, third: third),
            ContextKey(.pause, number: pause),
            ContextKey(.previousAndPause, first: last, number: pause),
            ContextKey(.beforePrevious, second: second),
        ]
        if let place = moment.place { keys.append(ContextKey(.place, number: place)) }
        return keys
    }
}
