// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Up to sixteen actions side by side, and what each feature says of them.
struct Candidates: Sendable {
    static let capacity = Lanes.width

    private(set) var slots: [16 of ActionSlot] = .init(repeating: .none)
    private(set) var ranks: [16 of UInt16] = .init(repeating: 0)
    private(set) var count = 0
    /// A vector of lanes for each feature. What is the same for all actions is left out: it would change nothing.
    private(set) var features = [Lanes](repeating: .zero, count: Feature.count)
    /// Which of them was done.
    private(set) var chosen = 0
    /// How likely each expert of the ``Mixture`` held that to be; 0 of those who had no say.
    private(set) var opinions: [16 of Float] = .init(repeating: 0)
    /// What the experts asked so far say of each, and their shares.
    private(set) var mixed = Lanes.zero
    private(set) var shareTotal: Float = 0
    /// What is added to the weighted features of each, and is not learned.
    private(set) var offsets = Lanes.zero
    /// What is added to them, as it was learned.
    private(set) var biases: [16 of Float] = .init(repeating: 0)
    /// Of each, the cells of ``Biases`` that it falls into.
    private(set) var matches: [16 of UInt8] = .init(repeating: 0)
    private(set) var rankClasses: [16 of UInt8] = .init(repeating: 0)
    private(set) var actions: [16 of UInt32] = .init(repeating: 0)

    /// Makes room for others.
    mutating func removeAll() {
        count = 0
        for index in 0..<Feature.count { features[index] = .zero }
        (chosen, mixed, shareTotal) = (0, .zero, 0)
        opinions = .init(repeating: 0)
        offsets = .zero
        biases = .init(repeating: 0)
    }

    @inline(__always)
    mutating func set(_ feature: Int, to values: Lanes) {
        features[feature] = values
    }

    /// Asks an expert who has a probability for each.
    @inline(__always)
    mutating func mix(_ probabilities: Lanes, of expert: Int, share: Float) {
        mixed += probabilities * share
        shareTotal += share
        opinions[unchecked: expert] = probabilities[chosen]
    }

    /// Takes in how likely what followed a context makes the chosen one.
    @inline(__always)
    mutating func setOpinion(of expert: Int, counts: Lanes, decay: Float, total: Float, chances: Lanes) {
        let likely = counts[chosen] * decay + chances[chosen] * Mixture.prior
        opinions[unchecked: expert] = likely / (total * decay + Mixture.prior)
    }

    @inline(__always)
    mutating func setOffsets(to values: Lanes) {
        offsets = values
    }

    mutating func append(_ slot: ActionSlot, rank: Int, isChosen: Bool) {
        if isChosen { chosen = count }
        slots[count] = slot
        ranks[count] = UInt16(truncatingIfNeeded: rank)
        count += 1
    }

    @inline(__always)
    mutating func setBias(of lane: Int, to value: Float, at place: BiasPlace) {
        biases[lane] = value
        matches[lane] = place.match
        rankClasses[lane] = place.alternation
        actions[lane] = place.action
    }

    @inline(__always)
    private func scores(by weights: Lanes) -> Lanes {
        let weights = [16 of Float](weights)
        let (factors, features) = (weights.span, features.span)
        var scores = Lanes(biases) + offsets
        for index in 0..<Feature.count { scores += features[unchecked: index] * factors[unchecked: index] }
        return scores
    }

    /// For each candidate whether it is the chosen one, as 1 or 0, less its probability among them.
    @inline(__always)
    func differences(by weights: Lanes) -> Lanes {
        let scores = scores(by: weights)
        // Less than e^-20 is nothing; the square of far less would be a denormal number, which is slow.
        let chances = (scores - scores[chosen]).limited(-20, 20).exponentialInRange * Lanes.ones(inFirst: count)
        let truth = Lanes.ones(inFirst: chosen + 1) - Lanes.ones(inFirst: chosen)
        return truth - chances * (1 / chances.total)
    }

    /// The gradient of the logarithm of the chosen one's probability.
    @inline(__always)
    func gradient(along differences: Lanes) -> Lanes {
        var gradient = [16 of Float](repeating: 0)
        let features = features.span
        for index in 0..<Feature.count { gradient[index] = (features[unchecked: index] * differences).total }
        return Lanes(gradient)
    }
}
