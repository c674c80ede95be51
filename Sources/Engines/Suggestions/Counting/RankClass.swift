// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How many other actions were done since an action: the last one has rank 0. Far ones are taken together.
enum RankClass {
    /// The place of all ranks that are not told apart.
    static let far = 16

    static func place(of rank: Int) -> Int { min(rank, far) }

    /// What is assumed before anything was counted: half as often for each twice as far.
    static func expectedShare(of place: Int) -> Double { weights[place] / weights.reduce(0, +) }

    private static let weights = (0...far).map { 1 / Double($0 + 2) }

    /// How many ranks a place has of those that there are.
    static func width(of place: Int, below count: Int) -> Double { place < far ? 1 : Double(max(1, count - far)) }

    /// The class of the rank that an action had, as a condition.
    static func condition(_ rank: Int?) -> UInt32 {
        guard let rank else { return 0 }
        return rank < 6 ? UInt32(rank + 1) : rank < 12 ? 7 : 8
    }
}
