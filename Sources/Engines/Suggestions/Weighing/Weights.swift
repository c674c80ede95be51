// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How much each feature counts, and how sure that is: a normal distribution over the weights of a softmax.
///
/// Each event moves it by an online Newton step, Laplace's approximation of what Bayes' rule gives (Spiegelhalter and
/// Lauritzen, 1990); what is known fades to what was assumed at first, for people change.
struct Weights: Codable, Sendable {
    private(set) var values = Constants.startWeights
    /// The inverse of the covariance, row by row.
    private var precision: [Double] = {
        var precision = [Double](repeating: 0, count: Feature.count * Feature.count)
        for place in 0..<Feature.count { precision[place * Feature.count + place] = Constants.startPrecision }
        return precision
    }()

    /// Learns from one event.
    ///
    /// - Parameters:
    ///   - features: Of all actions.
    ///   - probabilities: Of all actions by these weights.
    ///   - chosen: The action that was done.
    ///   - share: How much of an event it is, 0 to 1.
    mutating func learn(_ features: FeatureTable, _ probabilities: [Double], chosen: Int, share: Double) {
        let mean = features.mean(by: probabilities)
        let faded = 1 - Constants.weightKeep
        for place in precision.indices { precision[place] *= Constants.weightKeep }
        var gradient = [Double](repeating: 0, count: Feature.count)
        for place in 0..<Feature.count {
            precision[place * Feature.count + place] += faded * Constants.startPrecision
            gradient[place] =
                share * (features.values[chosen * Feature.count + place] - mean[place])
                + faded * Constants.startPrecision * (Constants.startWeights[place] - values[place])
        }
        addCurvature(features, probabilities, mean, share)
        guard let step = Self.solution(of: precision, gradient) else { return }
        for place in 0..<Feature.count {
            values[place] = min(max(values[place] + step[place], -Self.greatest), Self.greatest)
        }
    }

    /// No sensible weight is greater.
    private static let greatest = 10.0
    /// An action that is less likely tells nothing.
    private static let leastProbability = 1e-6

    private mutating func addCurvature(
        _ features: FeatureTable, _ probabilities: [Double], _ mean: [Double], _ share: Double
    ) {
        var difference = [Double](repeating: 0, count: Feature.count)
        for action in probabilities.indices where probabilities[action] > Self.leastProbability {
            for place in 0..<Feature.count {
                difference[place] = features.values[action * Feature.count + place] - mean[place]
            }
            for row in 0..<Feature.count {
                let factor = share * probabilities[action] * difference[row]
                for column in 0...row { precision[row * Feature.count + column] += factor * difference[column] }
            }
        }
        for row in 0..<Feature.count {
            for column in 0..<row { precision[column * Feature.count + row] = precision[row * Feature.count + column] }
        }
    }

    /// What a symmetric matrix makes a vector of, by Cholesky's decomposition; nil where the matrix has none.
    private static func solution(of matrix: [Double], _ vector: [Double]) -> [Double]? {
        let size = vector.count
        var lower = matrix
        var solution = vector
        for row in 0..<size {
            for column in 0...row {
                var sum = lower[row * size + column]
                for place in 0..<column { sum -= lower[row * size + place] * lower[column * size + place] }
                guard row != column || sum > 0 else { return nil }
                lower[row * size + column] = row == column ? sum.squareRoot() : sum / lower[column * size + column]
            }
            for place in 0..<row { solution[row] -= lower[row * size + place] * solution[place] }
            solution[row] /= lower[row * size + row]
        }
        for row in (0..<size).reversed() {
            for place in row + 1..<size { solution[row] -= lower[place * size + row] * solution[place] }
            solution[row] /= lower[row * size + row]
        }
        return solution
    }

    /// Whether it may have been learned.
    var isSound: Bool {
        values.count == Feature.count && precision.count == Feature.count * Feature.count
            && values.allSatisfy { abs($0) <= Self.greatest } && precision.allSatisfy(\.isFinite)
    }
}
