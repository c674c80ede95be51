// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How good predictions were, as `score.py` counts it, and how good they were held to be.
package struct HitRates: Hashable, Sendable {
    /// Per cent of the events.
    package struct Rate: Hashable, Sendable {
        package let seen: Double
        /// By the probabilities that were given.
        package let expected: Double
    }

    package let count: Int
    /// Of those that were first, among the first three and among the first five.
    package let first: Rate
    package let firstThree: Rate
    package let firstFive: Rate
    /// The mean of 1 / rank, 0 where the action wasn't among the five.
    package let reciprocalRank: Double

    package init(_ predictions: [Prediction]) {
        let ranks = predictions.map { $0.rank ?? .max }
        let total = Double(max(1, ranks.count))
        func rate(_ limit: Int) -> Rate {
            let expected = predictions.reduce(0) { $0 + $1.probabilities.prefix(limit).reduce(0, +) }
            return Rate(
                seen: 100 * Double(ranks.count { $0 <= limit }) / total, expected: 100 * Double(expected) / total)
        }
        count = ranks.count
        (first, firstThree, firstFive) = (rate(1), rate(3), rate(5))
        reciprocalRank = ranks.reduce(0) { $0 + ($1 <= 5 ? 1 / Double($1) : 0) } / total
    }
}
