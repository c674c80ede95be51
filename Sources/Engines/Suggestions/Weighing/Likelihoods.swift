// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How likely each action is on an occasion, by number.
struct Likelihoods {
    let features: [FeatureVector]
    /// Habits aside: the softmax of the weighted sums.
    let shares: [Double]

    /// - Parameters:
    ///   - excluded: What is not likely at all.
    ///   - refusals: How often actions were turned down.
    init(_ features: [FeatureVector], by weights: FeatureVector, excluded: [Int], refusals: [Int: Double]) {
        var scores = features.map { ($0 * weights).sum() }
        for (action, strength) in refusals { scores[action] -= Constants.refusal * strength }
        for action in excluded { scores[action] = -.infinity }
        let greatest = max(scores.max() ?? 0, -.greatestFiniteMagnitude)
        let odds = scores.map { exp($0 - greatest) }
        let total = odds.reduce(0, +)
        self.features = features
        shares = odds.map { total > 0 ? $0 / total : 0 }
    }
}
