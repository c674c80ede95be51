// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// By how much the weights differ after one action, learned by AdaGrad (Duchi, Hazan and Singer, 2011).
struct Leaning: Sendable {
    private(set) var values = FeatureVector.zero
    /// The sum of the squares of all gradients so far.
    private(set) var squares = FeatureVector.zero

    init() {}

    /// A leaning as it was kept.
    init(values: FeatureVector, squares: FeatureVector) {
        (self.values, self.squares) = (values, squares)
    }

    mutating func learn(_ gradient: FeatureVector) {
        squares += gradient * gradient
        values += Constants.leaningRate * gradient / (1 + squares).squareRoot()
    }

    /// Whether it can have been learned.
    var isSound: Bool {
        values.indices.allSatisfy { abs(values[$0]) <= 1e6 && (0...1e12).contains(squares[$0]) }
    }
}
