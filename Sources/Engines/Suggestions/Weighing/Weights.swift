// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How much each feature counts, and how sure that is: a normal distribution over the weights of a softmax.
///
/// Each event moves it by an online Newton step, Laplace's approximation of Bayes' rule (Spiegelhalter and Lauritzen,
/// 1990). What is known fades towards what was assumed at first, for people change.
struct Weights: Sendable {
    private(set) var values: FeatureVector
    /// What was added to the inverse of the covariance that was assumed at first, row by row.
    private(set) var precision: [FeatureVector]

    private static let features = Feature.allCases.indices
    private static let greatest = FeatureVector(repeating: Constants.mostWeight)

    init() {
        values = FeatureVector(repeating: Constants.startWeight)
        precision = [FeatureVector](repeating: .zero, count: Self.features.count)
    }

    /// The weights as they were kept.
    init(values: FeatureVector, precision: [FeatureVector]) {
        (self.values, self.precision) = (values, precision)
    }

    /// Learns from one event.
    ///
    /// - Parameters:
    ///   - likelihoods: By these weights.
    ///   - chosen: The action that was done.
    ///   - share: How much of an event it is, 0 to 1.
    /// - Returns: The gradient: by how much the features of the chosen action surpass those that were expected.
    @discardableResult
    mutating func learn(_ likelihoods: Likelihoods, chosen: Int, share: Float) -> FeatureVector {
        let (features, shares) = (likelihoods.features, likelihoods.shares)
        var mean = FeatureVector.zero
        for action in features.indices { mean += features[action] * shares[action] }
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
        values = next.clamped(lowerBound: -Self.greatest, upperBound: Self.greatest)
        return gradient
    }

    /// The product of a vector and the inverse of the precision, by elimination: a positive definite matrix needs no
    /// exchange of rows.
    private func solution(_ vector: FeatureVector) -> FeatureVector {
        var (matrix, solution) = (precision, vector)
        for row in Self.features { matrix[row][row] += Constants.startPrecision }
        for pivot in Self.features {
            let (pivotRow, inverse) = (matrix[pivot], 1 / matrix[pivot][pivot])
            for row in pivot + 1..<matrix.count {
                let factor = matrix[row][pivot] * inverse
                matrix[row] -= pivotRow * factor
                solution[row] -= solution[pivot] * factor
            }
        }
        for row in Self.features.reversed() {
            for column in row + 1..<matrix.count { solution[row] -= matrix[row][column] * solution[column] }
            solution[row] /= matrix[row][row]
        }
        return solution
    }

    /// Whether it can have been learned.
    var isSound: Bool {
        let isBounded = ([values] + precision).allSatisfy { row in row.indices.allSatisfy { abs(row[$0]) <= 1e9 } }
        return isBounded && precision.count == Self.features.count
    }
}
