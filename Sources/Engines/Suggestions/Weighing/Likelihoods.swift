// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What is known of every action in a moment.
struct Likelihoods {
    let features: FeatureTable
    /// By the number of the action.
    let habits: [Int: Habit]
    /// How many actions there are in a minute, habits aside.
    let rate: Double
    /// An action that is not likely at all.
    let omitted: Int?
    /// What is taken from the logarithm of the odds of what was turned down.
    let refusals: [Int: Double]

    /// How likely each action is, habits aside.
    func shares(by weights: Weights) -> [Double] {
        features.probabilities(by: weights.values, omitted: omitted, shifts: refusals)
    }

    /// How many times as much as everything else together a habit calls for an action in this minute.
    func call(for action: Int) -> Double {
        guard action != omitted, let habit = habits[action] else { return 0 }
        return habit.intensity / rate * exp(refusals[action] ?? 0)
    }

    /// How likely each action is.
    func probabilities(_ shares: [Double]) -> [Double] {
        let calls = shares.indices.map(call)
        let total = 1 + calls.reduce(0, +)
        return zip(shares, calls).map { ($0 + $1) / total }
    }
}
