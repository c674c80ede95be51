// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How likely each action is on an occasion, by number.
struct Likelihoods {
    let features: [FeatureVector]
    /// Habits aside: the softmax of the weighted sums.
    private(set) var shares: [Float]

    /// - Parameters:
    ///   - weights: How much each feature counts.
    ///   - biases: What is added to the scores.
    ///   - excluded: The actions that get no share.
    init(_ features: [FeatureVector], by weights: FeatureVector, biases: [Float], excluded: [Int]) {
        self.features = features
        shares = biases
        for action in shares.indices { shares[action] += (features[action] * weights).sum() }
        for action in excluded { shares[action] = -.infinity }
        let greatest = max(shares.max() ?? 0, -.greatestFiniteMagnitude)
        var total: Float = 0
        for action in shares.indices {
            shares[action] = exp(shares[action] - greatest)
            total += shares[action]
        }
        let scale = total > 0 ? 1 / total : 0
        for action in shares.indices { shares[action] *= scale }
    }

    /// The likeliest action; nil if there are no actions.
    var top: Int? { shares.indices.max { shares[$0] < shares[$1] } }
}
