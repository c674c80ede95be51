// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How good predictions were, as `score.py` counts it.
package struct HitRates: Hashable, Sendable {
    package let count: Int
    /// Per cent of the events that were first, among the first three and among the first five.
    package let first: Double
    package let firstThree: Double
    package let firstFive: Double
    /// The mean of 1 / rank, 0 where the action wasn't among the five.
    package let reciprocalRank: Double

    package init(_ predictions: [Prediction]) {
        let ranks = predictions.map { $0.rank ?? .max }
        func share(_ limit: Int) -> Double {
            100 * Double(ranks.count { $0 <= limit }) / Double(max(1, ranks.count))
        }
        count = ranks.count
        (first, firstThree, firstFive) = (share(1), share(3), share(5))
        reciprocalRank = ranks.reduce(0) { $0 + ($1 <= 5 ? 1 / Double($1) : 0) } / Double(max(1, ranks.count))
    }
}
