// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How much each feature counts: a set for starts and one for the rest, and what the previous action adds to them.
///
/// The gradient is that of the true action's logarithmic probability; steps shrink for features that were often
/// wrong (AdaGrad: Duchi, Hazan and Singer, JMLR 12, 2011). What one set learns the other learns by half. Choosing
/// several sets by several conditions and adding them up is how PAQ mixes (Mahoney, 2005).
struct Weights: Sendable {
    private static let rate: Float = 0.029
    private static let shiftRate: Float = 0.015
    private static let share: Float = 0.45
    static let least: Float = -0.2
    static let greatest: Float = 50

    /// That of starts last.
    var sets: [2 of Lanes] = .init(repeating: Lanes(Feature.initialWeights))
    var squares: [2 of GradientSquares] = .init(repeating: initialSquares)
    /// What is added after each action, one place for each slot.
    private(set) var shifts: [Lanes] = []
    private(set) var shiftSquares: [GradientSquares] = []

    private static let initialSquares = GradientSquares(initial: 0.8)

    /// Room for the shifts of so many slots.
    mutating func makeRoom(for slotCount: Int) {
        while shifts.count < slotCount {
            shifts.append(.zero)
            shiftSquares.append(Self.initialSquares)
        }
    }

    mutating func forget(_ slot: ActionSlot) {
        restore(.zero, Self.initialSquares.sums, after: slot)
    }

    mutating func restore(_ shift: Lanes, _ sums: Lanes, after slot: ActionSlot) {
        shifts[Int(slot)] = shift
        shiftSquares[Int(slot)].sums = sums
    }

    func set(isStart: Bool, after previous: ActionSlot) -> Lanes {
        let set = sets[isStart ? 1 : 0]
        return previous == .none ? set : set + shifts[Int(previous)]
    }

    mutating func follow(_ gradient: Lanes, isStart: Bool, after previous: ActionSlot) {
        let (own, other) = isStart ? (1, 0) : (0, 1)
        let step = Self.rate * squares[own].scale(gradient)
        sets[own] = (sets[own] + step).limited(Self.least, Self.greatest)
        sets[other] = (sets[other] + Self.share * step).limited(Self.least, Self.greatest)
        guard previous != .none else { return }
        let shift = Self.shiftRate * shiftSquares[Int(previous)].scale(gradient)
        shifts[Int(previous)] += shift
    }
}
