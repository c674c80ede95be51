// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How much each feature counts, and how sure that is: a normal distribution over the weights of a softmax.
///
/// Each event moves it by an online Newton step, Laplace's approximation of Bayes' rule (Spiegelhalter and Lauritzen,
/// 1990). What is known fades, for people change.
struct Weights: Sendable {
    private(set) var values = FeatureVector(repeating: Constants.startWeight)
    /// What was added to the inverse of the covariance that was assumed at first, row by row.
    private var precision = [FeatureVector](repeating: .zero, count: features.count)

    private static let features = Feature.allCases.indices

    /// Learns that one action was done, as so much of an event.
    ///
    /// - Returns: The gradient: by how much the features of the action surpass those that were expected.
    @discardableResult
    mutating func learn(_ likelihoods: Likelihoods, chosen: Int, share: Float) -> FeatureVector {
        let (features, shares) = (likelihoods.features, likelihoods.shares)
        let mean = zip(features, shares).reduce(FeatureVector.zero) { $0 + $1.0 * $1.1 }
        for row in Self.features { precision[row] *= Constants.weightKeep }
        for action in features.indices where shares[action] > Constants.leastShare {
            let difference = features[action] - mean
            let weighted = difference * (share * shares[action])
            for row in Self.features { precision[row] += difference * weighted[row] }
        }
        let gradient = (features[chosen] - mean) * share
        let home = (Constants.startWeight - values) * (Constants.startPrecision * (1 - Constants.weightKeep))
        let next = values + solution(gradient + home)
        guard Self.features.allSatisfy({ next[$0].isFinite }) else { return .zero }
        let most = FeatureVector(repeating: Constants.mostWeight)
        values = next.clamped(lowerBound: -most, upperBound: most)
        return gradient
    }

    /// The product of a vector and the inverse of the precision, by the method of Gauss and Seidel.
    private func solution(_ vector: FeatureVector) -> FeatureVector {
        var solution = FeatureVector.zero
        for _ in 0..<10 {
            for row in Self.features {
                let rest = vector[row] - (precision[row] * solution).sum() - Constants.startPrecision * solution[row]
                solution[row] += rest / (precision[row][row] + Constants.startPrecision)
            }
        }
        return solution
    }

    mutating func pass(_ coder: inout StateCoder) throws {
        try coder.pass(&values, in: -Constants.mostWeight...Constants.mostWeight)
        for row in Self.features { try coder.pass(&precision[row], in: -1e9...1e9) }
    }
}

/// By how much scores differ after one action or one pause, learned by AdaGrad (Duchi, Hazan and Singer, 2011).
struct Leaning: Sendable {
    private(set) var values = FeatureVector.zero
    /// The sum of the squares of all gradients so far.
    private var squares = FeatureVector.zero

    mutating func learn(_ gradient: FeatureVector, rate: Float) {
        squares += gradient * gradient
        values += rate * gradient / (1 + squares).squareRoot()
    }

    mutating func pass(_ coder: inout StateCoder) throws {
        try coder.pass(&values, in: -1e6...1e6)
        try coder.pass(&squares, in: 0...1e12)
    }
}
