// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Suggestions

@Suite("Weights of features")
struct WeightsTests {
    /// Eight actions of which each has two features, redrawn for every event.
    private static func drawn(_ random: inout SeededNumbers) -> [FeatureVector] {
        (0..<8).map { _ in
            var features = FeatureVector.zero
            features[0] = Float(4 * random.unit() - 2)
            features[Feature.hour.rawValue] = Float(4 * random.unit() - 2)
            return features
        }
    }

    private static func learned(events: Int, by truth: FeatureVector, share: Float = 1) -> Weights {
        var (weights, random) = (Weights(), SeededNumbers(seed: 5))
        let none = [Float](repeating: 0, count: 8)
        for _ in 0..<events {
            let features = drawn(&random)
            let likely = Likelihoods(features, by: truth, biases: none).shares
            var left = Float(random.unit())
            let chosen = likely.firstIndex { share in
                left -= share
                return left <= 0
            }
            let likelihoods = Likelihoods(features, by: weights.values, biases: none)
            weights.learn(likelihoods, chosen: chosen ?? 7, share: share)
        }
        return weights
    }

    @Test("what people go by is found within some hundred events, and nothing else is")
    func found() {
        var truth = FeatureVector.zero
        truth[0] = 1.5
        truth[Feature.hour.rawValue] = -1
        let learned = Self.learned(events: 600, by: truth).values
        #expect(abs(learned[0] - 1.5) < 0.2)
        #expect(abs(learned[Feature.hour.rawValue] + 1) < 0.2)
        // Features that were the same for all teach nothing.
        #expect(learned[Feature.place.rawValue] == Constants.startWeight)
    }

    @Test("what a habit called for teaches less")
    func share() {
        var truth = FeatureVector.zero
        truth[0] = 3
        let (all, little) = (Self.learned(events: 20, by: truth), Self.learned(events: 20, by: truth, share: 0.05))
        #expect(all.values[0] > little.values[0] + 0.2)
        #expect(little.values[0] > Constants.startWeight)
    }

    @Test("weights stay within bounds, whatever is learned")
    func bounds() {
        var weights = Weights()
        for event in 0..<300 {
            let features = (0..<3).map { FeatureVector(repeating: Float($0 * (event % 7)) * 1e3) }
            let biases = (0..<3).map { $0 == event % 3 ? -Float.infinity : 0 }
            let likelihoods = Likelihoods(features, by: weights.values, biases: biases)
            weights.learn(likelihoods, chosen: (event + 1) % 3, share: 1)
            #expect(weights.values.indices.allSatisfy { abs(weights.values[$0]) <= Constants.mostWeight })
        }
    }

    @Test("shares make one, and what is excluded has none of it")
    func shares() {
        var random = SeededNumbers(seed: 9)
        let (features, weights) = (Self.drawn(&random), Weights().values)
        let biases = (0..<8).map { [2, 5].contains($0) ? -Float.infinity : 0 }
        let free = Likelihoods(features, by: weights, biases: biases)
        let biased = Likelihoods(features, by: weights, biases: [0, -3] + biases.dropFirst(2))
        #expect(abs(free.shares.reduce(0, +) - 1) < 1e-5)
        #expect(free.shares[2] == 0 && free.shares[5] == 0)
        let odds = { (shares: [Float]) in log(shares[1] / shares[0]) }
        #expect(abs(odds(free.shares) - odds(biased.shares) - 3) < 1e-4)
    }

    @Test("a probability that is put right stays the first, and leaves the others in proportion")
    func putRight() {
        var calibration = Calibration()
        for _ in 0..<500 { calibration.learn(0.6, isHit: false) }
        var probabilities: [Float] = [0.6, 0.2, 0.1]
        calibration.correct(&probabilities)
        #expect(probabilities[0] < 0.35)
        #expect(probabilities[0] >= probabilities[1])
        #expect(abs(probabilities[1] / probabilities[2] - 2) < 1e-4)
    }

    @Test("calibration finds how often what is said is true", arguments: [0.3, 0.5, 0.9] as [Float])
    func calibration(truth: Float) {
        var (calibration, random) = (Calibration(), SeededNumbers(seed: 2))
        for _ in 0..<2_000 { calibration.learn(0.6, isHit: Float(random.unit()) < truth) }
        #expect(abs(calibration(0.6) - truth) < 0.06)
    }
}
