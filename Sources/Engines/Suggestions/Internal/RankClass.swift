// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Classes of the recency ranks of what was done: 0 to 4 alone, then the rest.
///
/// Two of them in a row show whether a person goes back and forth between two actions, or through a few of them.
enum RankClass {
    static let count = 6
    /// That of ranks from nine on and of what was never done before.
    static let far: UInt8 = 5

    static func of(_ rank: Int) -> UInt8 { rank >= 9 ? far : UInt8(truncatingIfNeeded: min(rank, 4)) }
}
