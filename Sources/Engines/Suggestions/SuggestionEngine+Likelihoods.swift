// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension SuggestionEngine {
    /// How likely every action is on an occasion, habits aside, by how often each is done of all that is done.
    func likelihoods(at occasion: Occasion, _ shares: [Float]) -> Likelihoods {
        let recency = self.shares(byRankAfter: pause(at: occasion))
        // What follows an action is mostly what was done shortly before it: to have been counted there says less.
        let expected = zip(shares, recency).map { $0 + Constants.recencyShare * ($1 - $0) }
        var (usual, features) = (FeatureVector.zero, [FeatureVector](repeating: .zero, count: shares.count))
        for condition in metConditions(at: occasion) {
            let (feature, place) = (condition.feature, condition.feature.rawValue)
            let counts = feature == .hour ? hourCounts(at: occasion) : conditions.counts[condition] ?? Counts()
            // What was done once is done more rarely than it seems, and what was not done so far more often: absolute
            // discounting (Ney, Essen and Kneser, 1994), and Dirichlet smoothing (MacKay and Peto, 1995).
            let (_, prior, discount) = feature.counting
            let rest = counts.entries.reduce(prior) { $0 + min($1.count, discount) }
            usual[place] = log(rest / (counts.total + prior))
            for (action, count) in counts.entries where count > discount {
                let share = feature.followsActions ? expected[action] : shares[action]
                features[action][place] = log(1 + (count - discount) / (share * rest))
            }
        }
        for action in features.indices {
            features[action] += usual
            features[action][Feature.frequency.rawValue] = log(shares[action])
            features[action][Feature.recency.rawValue] = log(recency[action])
        }
        // The weights lean after the last action.
        let leaning = trail.first.map { roster.rows[$0].leaning.values } ?? .zero
        let weights = weights[weightSet(at: occasion)].values + leaning
        return Likelihoods(features, by: weights, biases: biases(at: occasion))
    }

    /// What is added to the score of each action; those that get no share have −∞.
    private func biases(at occasion: Occasion) -> [Float] {
        var biases = [Float](repeating: -.infinity, count: roster.rows.count)
        let ofRanks = rankLeanings[pause(at: occasion)].values
        for (rank, action) in roster.recent.enumerated() {
            biases[action] = ofRanks[rankClass(rank)] - Constants.refusal * roster.rows[action].refusals
        }
        if let omitted = omitted(at: occasion) { biases[omitted] = -.infinity }
        return biases
    }

    /// The class of a rank by recency: 0 to 9 alone, then 4, 8, 16, 32, 64, and the rest.
    func rankClass(_ rank: Int) -> Int {
        rank < 10 ? rank : min(15, Int.bitWidth + 7 - (rank - 6).leadingZeroBitCount)
    }

    /// By number: how likely an action of this rank by recency is after such a pause.
    private func shares(byRankAfter pause: Int) -> [Float] {
        let counts = conditions.counts[Condition(.recency, number: pause)] ?? Counts()
        // Before anything is counted: half as often for each twice as far.
        let usual = roster.recent.indices.map { 1 / Float($0 + 2) }
        let unit = Constants.rankPrior / usual.reduce(0, +)
        var shares = [Float](repeating: 1, count: roster.rows.count)
        for (action, usual) in zip(roster.recent, usual) { shares[action] = usual * unit }
        for (rank, count) in counts.entries where rank < actionCount { shares[roster.recent[rank]] += count }
        return shares.map { $0 / (Constants.rankPrior + counts.total) }
    }

    /// The conditions that are met on an occasion, under which actions are counted.
    func metConditions(at occasion: Occasion) -> [Condition] {
        let (last, minute, weekend) = (trail.prefix(1), occasion.minute, occasion.isWeekend ? 1 : 0)
        // Parts of weekdays begin and end halfway through those of other days.
        let shifted = (minute + Constants.partOfDay / 2) % Occasion.minutesPerDay / Constants.partOfDay
        let met = [
            Condition(.lately), Condition(.now), Condition(.previous, after: last),
            Condition(.lastTwo, after: trail.prefix(2)), Condition(.lastThree, after: trail[...]),
            Condition(.beforePrevious, after: trail.dropFirst().prefix(1)),
            Condition(.previousAndPause, after: last, number: pause(at: occasion)),
            Condition(.previousAndHours, after: last, number: minute / Constants.partOfDay * 2 + weekend),
            Condition(.weekdayHours, number: occasion.weekday * 8 + shifted),
            hourCondition(minute / 30, occasion.isWeekend),
        ]
        return met + (occasion.place.map { [$0.condition] } ?? [])
    }

    /// The condition under which actions are counted in a half hour of weekdays or of weekends.
    private func hourCondition(_ halfHour: Int, _ isWeekend: Bool) -> Condition {
        Condition(.hour, number: (halfHour + 48) % 48 * 2 + (isWeekend ? 1 : 0))
    }

    /// What was done around this time of day, the nearer the more.
    private func hourCounts(at occasion: Occasion) -> Counts {
        var counts = [Float](repeating: 0, count: roster.rows.count)
        let (now, reach) = (occasion.minute / 30, Int(2 * Constants.hourWidth / 30))
        for halfHour in now - reach...now + reach {
            let distance = Float(halfHour * 30 + 15 - occasion.minute) / Constants.hourWidth
            for isWeekend in [false, true] {
                let share = isWeekend == occasion.isWeekend ? 1 : Constants.otherDays
                let (own, weight) = (hourCondition(halfHour, isWeekend), exp(-0.5 * distance * distance) * share)
                for (action, count) in conditions.counts[own]?.entries ?? [] { counts[action] += weight * count }
            }
        }
        return Counts(total: counts.reduce(0, +), entries: counts.enumerated().map { ($0, $1) })
    }

    /// Looks for the habits that call for something on an occasion.
    func habitSearch(at occasion: Occasion) -> HabitSearch {
        let rate = max(1, eventsPerDay) / Constants.wakingMinutes
        return HabitSearch(occasion: occasion, days: days(before: occasion), rate: rate)
    }

    /// The days before an occasion, without those in other time zones: there, habits of home are kept by another clock.
    func days(before occasion: Occasion) -> RecentDays {
        let (zone, ends) = (occasion.zone ?? stays.last?.zone, stays.dropFirst().map(\.firstDay) + [occasion.day])
        let trips = zip(stays, ends).compactMap { stay, end in
            Self.areNear(stay.zone, zone) || end <= stay.firstDay ? nil : stay.firstDay..<end
        }
        let isKnown = recentDays.day == occasion.day && recentDays.trips == trips
        return isKnown ? recentDays : RecentDays(before: occasion.day, without: trips)
    }

    /// Whether two time zones are the same, but for summer time.
    static func areNear(_ zone: Int, _ other: Int?) -> Bool { abs(zone - (other ?? zone)) <= 7_200 }
}
