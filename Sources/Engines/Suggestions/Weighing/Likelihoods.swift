// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How likely each action is on an occasion, by number.
struct Likelihoods {
    let features: [FeatureVector]
    /// How much each feature counts.
    let weights: FeatureVector
    /// Habits aside: the softmax of the weighted sums.
    private(set) var shares: [Float]

    /// - Parameter biases: What is added to the scores; −∞ for no share.
    init(_ features: [FeatureVector], by weights: FeatureVector, biases: [Float]) {
        (self.features, self.weights) = (features, weights)
        shares = zip(features, biases).map { ($0 * weights).sum() + $1 }
        let greatest = max(shares.max() ?? 0, -.greatestFiniteMagnitude)
        shares = shares.map { exp($0 - greatest) }
        let total = shares.reduce(0, +)
        let scale = total > 0 ? 1 / total : 0
        shares = shares.map { $0 * scale }
    }
}

/// Keeps the probability of the likeliest action right: an offset in logarithms of odds, by Newton steps.
struct Calibration: Sendable {
    private var offset: Float = 0
    private var information = Constants.calibrationPrior

    /// A probability, put right.
    func callAsFunction(_ probability: Float) -> Float {
        let odds = max(probability, 1e-6) / max(1 - probability, 1e-4)
        return 1 / (1 + exp(-offset) / odds)
    }

    /// Puts the likeliest probability right: it stays the likeliest, and the others keep their proportions.
    func correct(_ probabilities: inout [Float]) {
        let top = probabilities.indices.max { probabilities[$0] < probabilities[$1] }
        guard let top, probabilities.count > 1 else { return }
        let old = probabilities[top]
        probabilities[top] = 0
        let second = probabilities.max() ?? 0
        let new = max(self(old), second / max(1 - old + second, 1e-6))
        let scale = (1 - new) / max(1 - old, 1e-6)
        probabilities = probabilities.map { $0 * scale }
        probabilities[top] = new
    }

    /// - Parameter probability: As it was said, not put right.
    mutating func learn(_ probability: Float, isHit: Bool) {
        let (said, prior) = (self(probability), Constants.calibrationPrior)
        information = prior + (information - prior) * Constants.calibrationKeep + said * (1 - said)
        offset = min(2, max(-2, offset + ((isHit ? 1 : 0) - said) / information))
    }

    mutating func pass(_ coder: inout StateCoder) throws {
        try coder.pass(&offset, in: -2...2)
        try coder.pass(&information, in: 0.1...1e4)
    }
}
