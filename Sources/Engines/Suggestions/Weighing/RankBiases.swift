// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What is added to the score of an action for its rank by recency after a pause, learned by AdaGrad.
struct RankBiases: Sendable {
    /// One for each class of ranks, pause after pause.
    private(set) var values: [Float]
    /// The sum of the squares of all gradients so far.
    private(set) var squares: [Float]

    private static let classes = 18
    private static let count = classes * (Constants.pauseBounds.count + 1)

    init() {
        (values, squares) = ([Float](repeating: 0, count: Self.count), [Float](repeating: 0, count: Self.count))
    }

    /// The biases as they were kept.
    init(values: [Float], squares: [Float]) {
        (self.values, self.squares) = (values, squares)
    }

    subscript(rank: Int, pause: Int) -> Float { values[Self.place(rank, pause)] }

    /// - Parameters:
    ///   - recent: The actions, the last done first.
    ///   - chosen: The action that was done.
    mutating func learn(_ shares: [Float], recent: [Int], chosen: Int, pause: Int) {
        var gradients = [Float](repeating: 0, count: Self.classes)
        for (rank, action) in recent.enumerated() {
            gradients[Self.rankClass(rank)] += (action == chosen ? 1 : 0) - shares[action]
        }
        for (rankClass, gradient) in gradients.enumerated() {
            let place = pause * Self.classes + rankClass
            squares[place] += gradient * gradient
            values[place] += Constants.rankRate * gradient / (1 + squares[place]).squareRoot()
        }
    }

    private static func place(_ rank: Int, _ pause: Int) -> Int { pause * classes + rankClass(rank) }

    /// Ranks 0 to 11 alone, then 4, 8, 16, 32, 64, and the rest.
    private static func rankClass(_ rank: Int) -> Int {
        rank < 12 ? rank : min(classes - 1, 12 + Int.bitWidth - 3 - (rank - 8).leadingZeroBitCount)
    }

    /// Whether they can have been learned.
    var isSound: Bool {
        values.count == Self.count && squares.count == Self.count && values.allSatisfy { abs($0) <= 1e6 }
            && squares.allSatisfy { (0...1e12).contains($0) }
    }
}
