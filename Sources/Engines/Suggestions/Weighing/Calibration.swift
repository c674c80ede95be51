// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Keeps the probability of the likeliest action right: an offset in logarithms of odds, by Newton steps.
struct Calibration: Sendable {
    private(set) var offset: Float = 0
    private(set) var information: Float = Constants.calibrationPrior

    init() {}

    /// A calibration as it was kept.
    init(offset: Float, information: Float) {
        (self.offset, self.information) = (offset, information)
    }

    /// A probability, put right.
    func callAsFunction(_ probability: Float) -> Float {
        let odds = max(probability, 1e-6) / max(1 - probability, 1e-4)
        return 1 / (1 + exp(-offset) / odds)
    }

    /// Puts the probability of the likeliest action right.
    ///
    /// It stays the likeliest, and the others keep their proportions.
    func correct(_ probabilities: inout [Float]) {
        let top = probabilities.indices.max { probabilities[$0] < probabilities[$1] }
        guard let top, probabilities.count > 1 else { return }
        let old = probabilities[top]
        var second: Float = 0
        for action in probabilities.indices where action != top { second = max(second, probabilities[action]) }
        let new = max(self(old), second / max(1 - old + second, 1e-6))
        let scale = (1 - new) / max(1 - old, 1e-6)
        for action in probabilities.indices { probabilities[action] *= scale }
        probabilities[top] = new
    }

    /// - Parameter probability: As it was said, not put right.
    mutating func learn(_ probability: Float, isHit: Bool) {
        let said = self(probability)
        let prior = Constants.calibrationPrior
        information = prior + (information - prior) * Constants.calibrationKeep + said * (1 - said)
        offset = min(2, max(-2, offset + ((isHit ? 1 : 0) - said) / information))
    }

    /// Whether it can have been learned.
    var isSound: Bool { abs(offset) <= 2 && (0.1...1e4).contains(information) }
}
