// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Up to eight actions side by side, and what each feature says of them.
struct Candidates: ~Copyable {
    static let capacity = 8

    private(set) var slots: [8 of ActionSlot] = .init(repeating: .none)
    private(set) var ranks: [8 of Int] = .init(repeating: 0)
    private(set) var count = 0
    /// A vector of lanes for each feature. What is the same for all actions is left out: it would change nothing.
    var features: [Lanes]

    /// - Parameter room: Sixteen vectors that are nobody else's, so that no memory is asked for.
    init(in room: consuming [Lanes]) {
        features = room
        for index in 0..<Feature.count { features[index] = .zero }
    }

    mutating func append(_ slot: ActionSlot, rank: Int) {
        slots[count] = slot
        ranks[count] = rank
        count += 1
    }

    @inline(__always)
    func scores(by weights: Weights.Vector) -> Lanes {
        var scores = Lanes.zero
        for index in 0..<Feature.count { scores += features[index] * weights[index] }
        return scores
    }

    /// The gradient of the logarithm of the probability of one of them, among all of them.
    @inline(__always)
    func gradient(of chosen: Int, by weights: Weights.Vector) -> Weights.Vector {
        let chances = scores(by: weights).exponential * Lanes.ones(inFirst: count)
        let truth = Lanes.ones(inFirst: chosen + 1) - Lanes.ones(inFirst: chosen)
        let difference = truth - chances * (1 / chances.total)
        var gradient = Weights.Vector(repeating: 0)
        for index in 0..<Feature.count { gradient[index] = (features[index] * difference).total }
        return gradient
    }
}
