// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What is added to the weighted features of an action: three learned numbers, each for a class it falls into.
///
/// They see what a sum of features can't: that an action belongs to a pause of some length whatever came before, that
/// recency means less where a longer sequence knows the action, and that a person goes back and forth between two.
struct Biases: Sendable {
    private static let matchRanks = 12
    private static let pauses = 4

    /// By the longest sequence that knows an action, and its rank.
    var matches = BiasTable(count: 3 * Lanes.width)
    /// By the ranks of the last two actions, a vector for each pair, and the rank of this one.
    var alternations = BiasTable(count: RankClass.count * RankClass.count * Lanes.width)
    /// By the slot of the action and the pause before it.
    var actions = BiasTable(count: 0)

    /// Room for so many slots.
    mutating func makeRoom(for slotCount: Int) {
        actions.grow(to: slotCount * Self.pauses)
    }

    mutating func forget(_ slot: ActionSlot) {
        for cell in Self.cells(of: Int(slot)) { actions.restore(0, squares: 0, at: cell) }
    }

    /// Those of ``actions`` that a slot has.
    static func cells(of slot: Int) -> Range<Int> { slot * pauses..<(slot + 1) * pauses }

    @inline(__always)
    func place(of slot: ActionSlot, rank: Int, match: Int, in situation: Situation) -> BiasPlace {
        BiasPlace(
            match: UInt8(truncatingIfNeeded: match &* Self.matchRanks &+ min(rank, Self.matchRanks - 1)),
            alternation: UInt8(truncatingIfNeeded: min(rank, RankClass.count - 1)),
            action: UInt32(truncatingIfNeeded: Int(slot) &* Self.pauses &+ situation.pause))
    }

    @inline(__always)
    func value(at place: BiasPlace, in situation: Situation) -> Float {
        matches.values[Int(place.match)]
            + alternations.values[situation.alternation * Lanes.width + Int(place.alternation)]
            + actions.values[Int(place.action)]
    }

    /// - Parameter differences: For each candidate whether it was done, as 1 or 0, less its probability.
    @inline(__always)
    mutating func follow(_ differences: Lanes, of candidates: borrowing Candidates, in situation: Situation) {
        var byMatch = [48 of Float](repeating: 0)
        var byRank = [16 of Float](repeating: 0)
        let slopes = [16 of Float](differences)
        let (matchCells, rankCells) = (candidates.matches.span, candidates.rankClasses.span)
        for lane in 0..<candidates.count {
            byMatch[Int(matchCells[unchecked: lane])] += slopes.span[unchecked: lane]
            byRank[Int(rankCells[unchecked: lane])] += slopes.span[unchecked: lane]
        }
        for start in stride(from: 0, to: 48, by: Lanes.width) {
            matches.follow(Lanes(byMatch, from: start), at: start)
        }
        alternations.follow(Lanes(byRank), at: situation.alternation * Lanes.width)
        actions.follow(differences, at: candidates.actions, count: candidates.count)
    }
}
