// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension SuggestionEngine {
    /// How likely every action is on an occasion, habits aside.
    func likelihoods(at occasion: Occasion) -> Likelihoods {
        let shares = roster.shares
        var features = [FeatureVector](repeating: .zero, count: shares.count)
        func set(_ feature: Feature, _ values: [Double]) {
            for action in features.indices { features[action][feature.rawValue] = values[action] }
        }
        set(.frequency, shares.map { log($0) })
        for condition in metConditions(at: occasion) {
            set(condition.feature, ratios(under: condition, to: shares))
        }
        set(.recency, recency(at: occasion))
        set(.hour, hour(shares, at: occasion))
        return Likelihoods(
            features, by: weights[weightSet(at: occasion)].values,
            excluded: roster.free + [omitted(at: occasion)].compactMap { $0 }, refusals: refusals)
    }

    /// The conditions that are met on an occasion, under which actions are counted.
    func metConditions(at occasion: Occasion) -> [Condition] {
        let last = Array(trail.prefix(1))
        let hours = occasion.minute / Constants.partOfDay * 2 + (occasion.isWeekend ? 1 : 0)
        var met = [
            Condition(feature: .lately),
            Condition(feature: .previous, actions: last),
            Condition(feature: .lastTwo, actions: Array(trail.prefix(2))),
            Condition(feature: .lastThree, actions: trail),
            Condition(feature: .beforePrevious, actions: Array(trail.dropFirst().prefix(1))),
            Condition(feature: .previousAndPause, actions: last, number: pause(at: occasion)),
            Condition(feature: .previousAndHours, actions: last, number: hours),
        ]
        if let place = occasion.place { met.append(Condition(feature: .place, number: Int(place.fingerprint))) }
        return met
    }

    /// Under this condition the ranks of actions are counted: how many others were done since.
    func rankCondition(at occasion: Occasion) -> Condition { Condition(feature: .recency, number: pause(at: occasion)) }

    /// Under this condition actions are counted in a half hour of such days.
    func hourCondition(_ halfHour: Int, isWeekend: Bool) -> Condition {
        Condition(feature: .hour, number: (halfHour + 48) % 48 * 2 + (isWeekend ? 1 : 0))
    }

    private func ratios(under condition: Condition, to shares: [Double]) -> [Double] {
        let counts = conditions[condition]
        // What is done once is done more seldom than it seems, and what was not done so far the oftener: absolute
        // discounting (Ney, Essen and Kneser, 1994), and Dirichlet smoothing (MacKay and Peto, 1995).
        let discounts = counts.counts.map { min($0, Constants.discount) }
        let usual = Constants.prior + discounts.reduce(0, +)
        let total = counts.total + Constants.prior
        // Most actions were never done under it.
        var ratios = [Double](repeating: log(usual / total), count: shares.count)
        for (place, action) in counts.things.enumerated() {
            ratios[action] = log(((counts.counts[place] - discounts[place]) / shares[action] + usual) / total)
        }
        return ratios
    }

    private func recency(at occasion: Occasion) -> [Double] {
        let counts = conditions[rankCondition(at: occasion)]
        // Before anything was counted: half as often for each twice as far.
        var shares = roster.recent.indices.map { 1 / Double($0 + 2) }
        let unit = Constants.rankPrior / shares.reduce(0, +)
        for rank in shares.indices { shares[rank] *= unit }
        for (rank, count) in zip(counts.things, counts.counts) where rank < shares.count { shares[rank] += count }
        var logarithms = [Double](repeating: 0, count: roster.identifiers.count)
        for (rank, action) in roster.recent.enumerated() { logarithms[action] = log(shares[rank]) }
        return logarithms
    }

    private func hour(_ shares: [Double], at occasion: Occasion) -> [Double] {
        var counts = shares.map { $0 * Constants.prior }
        let now = occasion.minute / 30
        let reach = Int(2 * Constants.hourWidth / 30)
        for halfHour in now - reach...now + reach {
            let distance = Double(halfHour * 30 + 15 - occasion.minute) / Constants.hourWidth
            let nearness = exp(-0.5 * distance * distance)
            for isWeekend in [false, true] {
                let weight = nearness * (isWeekend == occasion.isWeekend ? 1 : Constants.otherDays)
                let own = conditions[hourCondition(halfHour, isWeekend: isWeekend)]
                for (action, count) in zip(own.things, own.counts) { counts[action] += weight * count }
            }
        }
        let total = counts.reduce(0, +)
        return zip(counts, shares).map { log($0 / total / $1) }
    }

    /// What is a habit now, for each action.
    func habits(at occasion: Occasion) -> [Habit?] {
        let (shares, rhythms) = (roster.shares, RhythmDays.all(before: occasion))
        return shares.indices.map { habit(of: $0, shares, rhythms, at: occasion) }
    }

    func habit(of action: Int, _ shares: [Double], _ rhythms: [RhythmDays], at occasion: Occasion) -> Habit? {
        // How likely it is done within a habit's reach of some time of day by chance.
        let chance = -expm1(-shares[action] * rate * Double(2 * Constants.habitReach))
        // What is done so surely anyway would not be done more surely by habit.
        return chance > Constants.habitKept
            ? nil : Habit(occasion.occurrences(roster.times[action]), rhythms, chance: chance)
    }

    /// How many times as much as everything else together a habit calls for an action in this minute.
    func call(_ habit: Habit?, for action: Int) -> Double {
        guard let habit else { return 0 }
        return habit.intensity / rate * exp(-Constants.refusal * (refusals[action] ?? 0))
    }

    /// How many actions there are in a minute, habits aside.
    private var rate: Double { max(1, eventsPerDay) / Constants.wakingMinutes }
}
