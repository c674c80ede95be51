// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The features of all actions, those of one action side by side.
struct FeatureTable {
    private(set) var values: [Double]
    let actionCount: Int

    init(actionCount: Int) {
        self.actionCount = actionCount
        values = [Double](repeating: 0, count: actionCount * Feature.count)
    }

    subscript(action: Int, feature: Feature) -> Double {
        get { values[action * Feature.count + feature.rawValue] }
        set { values[action * Feature.count + feature.rawValue] = newValue }
    }

    mutating func fill(_ feature: Feature, with value: Double) {
        for action in 0..<actionCount { self[action, feature] = value }
    }

    /// The softmax of the weighted sums.
    ///
    /// - Parameters:
    ///   - omitted: An action that is not likely at all.
    ///   - shifts: What is added to the sums of some actions.
    func probabilities(by weights: [Double], omitted: Int?, shifts: [Int: Double]) -> [Double] {
        var scores = [Double](repeating: -.infinity, count: actionCount)
        var greatest = -Double.infinity
        for action in 0..<actionCount where action != omitted {
            var score = shifts[action] ?? 0
            for place in 0..<Feature.count { score += weights[place] * values[action * Feature.count + place] }
            scores[action] = score
            greatest = max(greatest, score)
        }
        var total = 0.0
        for action in 0..<actionCount {
            scores[action] = scores[action] == -.infinity ? 0 : exp(scores[action] - greatest)
            total += scores[action]
        }
        return scores.map { $0 / total }
    }

    /// The mean of each feature.
    func mean(by probabilities: [Double]) -> [Double] {
        var mean = [Double](repeating: 0, count: Feature.count)
        for action in 0..<actionCount where probabilities[action] > 0 {
            for place in 0..<Feature.count { mean[place] += probabilities[action] * values[action * Feature.count + place] }
        }
        return mean
    }
}
