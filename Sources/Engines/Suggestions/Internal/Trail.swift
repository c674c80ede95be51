// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The last two events.
struct Trail: Sendable {
    var previous: ActionSlot = .none
    var beforePrevious: ActionSlot = .none
    /// Of which ranks the last two were when they were done, as ``RankClass`` counts them.
    var lastRank = RankClass.far
    var rankBefore = RankClass.far
    /// Of the previous event; nil before the first.
    var localSeconds: Int64?

    mutating func forget(_ doomed: [Bool]) {
        if previous != .none, doomed[Int(previous)] { previous = .none }
        if beforePrevious != .none, doomed[Int(beforePrevious)] { beforePrevious = .none }
    }
}
