// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How much each feature counts, and how sure that is: a normal distribution over the weights of a softmax.
///
/// Each event moves it by an online Newton step, Laplace's approximation of what Bayes' rule gives (Spiegelhalter and
/// Lauritzen, 1990); what is known fades to what was assumed at first, for people change.
struct Weights: Codable, Sendable {
    private(set) var values = FeatureVector(repeating: Constants.startWeight)
    /// What was added to the inverse of the covariance that was assumed at first, row by row.
    private var precision = [FeatureVector](repeating: .zero, count: features.count)

    private static let features = Feature.allCases.indices
    private static let greatest = FeatureVector(repeating: Constants.mostWeight)

    /// Learns from one event.
    ///
    /// - Parameters:
    ///   - likelihoods: By these weights.
    ///   - chosen: The action that was done.
    ///   - share: How much of an event it is, 0 to 1.
    mutating func learn(_ likelihoods: Likelihoods, chosen: Int, share: Double) {
        let (features, shares) = (likelihoods.features, likelihoods.shares)
        var mean = FeatureVector.zero
        for action in features.indices { mean += features[action] * shares[action] }
        var rows = precision.map { $0 * Constants.keep }
        for action in features.indices where shares[action] > Constants.leastShare {
            let difference = features[action] - mean
            let weighted = difference * (share * shares[action])
            for row in Self.features { rows[row] += difference * weighted[row] }
        }
        precision = rows
        let home = (Constants.startWeight - values) * (Constants.startPrecision * (1 - Constants.keep))
        let next = values + solution((features[chosen] - mean) * share + home)
        guard Self.features.allSatisfy({ next[$0].isFinite }) else { return }
        values = next.clamped(lowerBound: -Self.greatest, upperBound: Self.greatest)
    }

    /// What the precision makes of a vector, by elimination: a positive definite matrix needs no exchange of rows.
    private func solution(_ vector: FeatureVector) -> FeatureVector {
        var (matrix, solution) = (precision, vector)
        for row in Self.features { matrix[row][row] += Constants.startPrecision }
        for pivot in Self.features {
            for row in pivot + 1..<matrix.count {
                let factor = matrix[row][pivot] / matrix[pivot][pivot]
                matrix[row] -= matrix[pivot] * factor
                solution[row] -= solution[pivot] * factor
            }
        }
        for row in Self.features.reversed() {
            for column in row + 1..<matrix.count { solution[row] -= matrix[row][column] * solution[column] }
            solution[row] /= matrix[row][row]
        }
        return solution
    }

    /// Whether it may have been learned.
    var isSound: Bool {
        let isBounded = ([values] + precision).allSatisfy { row in row.indices.allSatisfy { abs(row[$0]) <= 1e9 } }
        return isBounded && precision.count == Self.features.count
    }
}
