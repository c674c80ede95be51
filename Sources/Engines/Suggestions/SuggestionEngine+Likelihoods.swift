// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension SuggestionEngine {
    /// How likely every action is on an occasion, habits aside.
    func likelihoods(at occasion: Occasion) -> Likelihoods {
        let shares = roster.shares
        let pause = pause(at: occasion)
        let (recency, biases) = byRank(pause: pause)
        // What follows an action is mostly what was done shortly before it: to have been counted there says less.
        let expected = zip(shares, recency).map { $0 + Constants.recencyShare * ($1 - $0) }
        var opinions: [Opinion] = []
        for (feature, condition) in metConditions(at: occasion) {
            guard let counts = conditions[condition] else { continue }
            opinions.append(opinion(feature, counts, feature.followsActions ? expected : shares))
        }
        opinions.append(opinion(.lately, roster.lately, shares))
        opinions.append(opinion(.now, roster.now, shares))
        opinions.append(hourOpinion(shares, at: occasion))
        return Likelihoods(
            vectors(opinions, shares, recency), by: weights(at: occasion), biases: biases,
            excluded: roster.free + [omitted(at: occasion)].compactMap { $0 })
    }

    /// The weights of an occasion, with how they lean after the last action.
    func weights(at occasion: Occasion) -> FeatureVector {
        let own = weights[weightSet(at: occasion)].values
        return trail.first.map { own + leanings[$0].values } ?? own
    }

    /// What a feature says about the actions: one thing about most, and something else about those listed.
    private struct Opinion {
        let feature: Feature
        let usual: Float
        var listed: [(action: Int, value: Float)] = []
    }

    private func vectors(_ opinions: [Opinion], _ shares: [Float], _ recency: [Float]) -> [FeatureVector] {
        var usual = FeatureVector.zero
        for opinion in opinions { usual[opinion.feature.rawValue] = opinion.usual }
        var vectors = [FeatureVector](repeating: usual, count: shares.count)
        for action in vectors.indices {
            vectors[action][Feature.frequency.rawValue] = log(shares[action])
            vectors[action][Feature.recency.rawValue] = log(recency[action])
        }
        for opinion in opinions {
            for (action, value) in opinion.listed { vectors[action][opinion.feature.rawValue] = value }
        }
        return vectors
    }

    /// The conditions that are met on an occasion, under which actions are counted.
    func metConditions(at occasion: Occasion) -> [(feature: Feature, condition: Condition)] {
        let (last, part) = (trail.prefix(1), occasion.minute / Constants.partOfDay)
        // Parts of weekdays begin and end halfway through those of other days.
        let shifted = (occasion.minute + Constants.partOfDay / 2) % Occasion.minutesPerDay / Constants.partOfDay
        var met: [(feature: Feature, condition: Condition)] = [
            (.previous, Condition(.previous, actions: last)),
            (.lastTwo, Condition(.lastTwo, actions: trail.prefix(2))),
            (.lastThree, Condition(.lastThree, actions: trail)),
            (.beforePrevious, Condition(.beforePrevious, actions: trail.dropFirst().prefix(1))),
            (.previousAndPause, Condition(.previousAndPause, actions: last, number: pause(at: occasion))),
            (
                .previousAndHours,
                Condition(.previousAndHours, actions: last, number: part * 2 + (occasion.isWeekend ? 1 : 0))
            ),
            (.weekdayHours, Condition(.weekdayHours, number: occasion.weekday * 8 + shifted)),
        ]
        if let place = occasion.place {
            met.append((.place, Condition(.place, number: Int(place.fingerprint))))
        }
        return met
    }

    /// The condition under which ranks are counted: how many others were done since.
    func rankCondition(at occasion: Occasion) -> Condition { Condition(.recency, number: pause(at: occasion)) }

    /// The condition under which actions are counted in a half hour of weekdays or of weekends.
    func hourCondition(_ halfHour: Int, isWeekend: Bool) -> Condition {
        Condition(.hour, number: (halfHour + 48) % 48 * 2 + (isWeekend ? 1 : 0))
    }

    private func opinion(_ feature: Feature, _ counts: DecayedCounts, _ expected: [Float]) -> Opinion {
        // What was done once is done more rarely than it seems, and what was not done so far more often: absolute
        // discounting (Ney, Essen and Kneser, 1994), and Dirichlet smoothing (MacKay and Peto, 1995).
        let prior = feature == .weekdayHours ? Constants.stretchPrior : Constants.prior
        let usual = counts.entries.reduce(prior) { $0 + min($1.count, Constants.discount) }
        let scale = 1 / (counts.total + prior)
        return Opinion(
            feature: feature, usual: log(usual * scale),
            listed: counts.entries.map { entry in
                let count = max(0, entry.count - Constants.discount)
                return (entry.thing, log((count / expected[entry.thing] + usual) * scale))
            })
    }

    private func opinion(_ feature: Feature, _ counts: FadingCounts, _ shares: [Float]) -> Opinion {
        let prior = Constants.stretchPrior
        let scale = 1 / (counts.total + prior)
        var opinion = Opinion(feature: feature, usual: log(prior * scale))
        for (action, count) in counts.scaled.enumerated() where count > 1e-4 {
            opinion.listed.append((action, log((count / shares[action] + prior) * scale)))
        }
        return opinion
    }

    /// By number: how likely an action of this rank is after such a pause, and what the pause adds to its score.
    private func byRank(pause: Int) -> (shares: [Float], biases: [Float]) {
        // Before anything is counted: half as often for each twice as far.
        var byRank = roster.recent.indices.map { 1 / Float($0 + 2) }
        let unit = Constants.rankPrior / byRank.reduce(0, +)
        var total = Constants.rankPrior
        for rank in byRank.indices { byRank[rank] *= unit }
        if let counts = conditions[Condition(.recency, number: pause)] {
            total += counts.total
            for entry in counts.entries where entry.thing < byRank.count { byRank[entry.thing] += entry.count }
        }
        var shares = [Float](repeating: 1, count: roster.identifiers.count)
        var biases = [Float](repeating: 0, count: shares.count)
        for (rank, action) in roster.recent.enumerated() {
            shares[action] = byRank[rank] / total
            biases[action] = rankBiases[rank, pause] - Constants.refusal * (refusals[action] ?? 0)
        }
        return (shares, biases)
    }

    private func hourOpinion(_ shares: [Float], at occasion: Occasion) -> Opinion {
        var counts = [Float](repeating: 0, count: shares.count)
        var total: Float = 0
        let now = occasion.minute / 30
        let reach = Int(2 * Constants.hourWidth / 30)
        for halfHour in now - reach...now + reach {
            let distance = Float(halfHour * 30 + 15 - occasion.minute) / Constants.hourWidth
            let nearness = exp(-0.5 * distance * distance)
            for isWeekend in [false, true] {
                let weight = nearness * (isWeekend == occasion.isWeekend ? 1 : Constants.otherDays)
                guard let own = conditions[hourCondition(halfHour, isWeekend: isWeekend)] else { continue }
                for entry in own.entries {
                    counts[entry.thing] += weight * entry.count
                    total += weight * entry.count
                }
            }
        }
        let scale = 1 / (total + Constants.hourPrior)
        var opinion = Opinion(feature: .hour, usual: log(Constants.hourPrior * scale))
        for (action, count) in counts.enumerated() where count > 0 {
            opinion.listed.append((action, log((count / shares[action] + Constants.hourPrior) * scale)))
        }
        return opinion
    }
}

extension Feature {
    /// Whether it is about what follows the last action.
    var followsActions: Bool {
        switch self {
        case .previous, .lastTwo, .lastThree, .previousAndPause: true
        default: false
        }
    }
}
