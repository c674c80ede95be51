// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Of which recency rank the actions done were: 0 is the previous action, 1 the one before, each action once.
///
/// Counted by how long ago the previous event was, backed by counts for starts and for the rest.
struct RankCounts: Sendable {
    static let bucketCount = 18
    typealias Counts = [18 of Float]

    private static let keep: Float = 0.997
    private static let prior: Float = 180

    var byGap: [12 of Counts] = .init(repeating: .init(repeating: 0))
    /// Of starts last.
    var byStart: [2 of Counts]

    init() {
        var counts = Counts(repeating: Self.prior / 30)
        for rank in 0..<12 { counts[rank] = Self.prior / 3 / (Float(rank) + 1.5) }
        byStart = .init(repeating: counts)
    }

    /// Ranks 0 to 11 alone, then 4, 8, 16, 32, 64, and the rest.
    @inline(__always)
    static func bucket(of rank: Int) -> Int {
        guard rank >= 12 else { return rank }
        // 12 and up become 4 and up; the bucket is the power of two that the number reaches.
        return min(17, 12 + (Int.bitWidth - 3 - (rank - 8).leadingZeroBitCount))
    }

    static func width(of bucket: Int) -> Float { bucket < 12 ? 1 : Float(4 << (bucket - 12)) }

    static func firstRank(of bucket: Int) -> Int { bucket < 12 ? bucket : 8 + 4 << (bucket - 12) }

    mutating func count(_ rank: Int, gap: Int, isStart: Bool) {
        let bucket = Self.bucket(of: rank)
        for index in 0..<Self.bucketCount {
            byGap[gap][index] = byGap[gap][index] * Self.keep + ContextRow.tiny
            byStart[isStart ? 1 : 0][index] = byStart[isStart ? 1 : 0][index] * Self.keep + ContextRow.tiny
        }
        byGap[gap][bucket] += 1
        byStart[isStart ? 1 : 0][bucket] += 1
    }

    /// The logarithm of the probability of one rank in each bucket.
    func logarithms(gap: Int, isStart: Bool) -> [24 of Float] {
        let fine = byGap[gap]
        let coarse = byStart[isStart ? 1 : 0]
        var (fineTotal, coarseTotal): (Float, Float) = (0, 0)
        for index in 0..<Self.bucketCount {
            fineTotal += fine[index]
            coarseTotal += coarse[index]
        }
        var result = [24 of Float](repeating: 0)
        for start in stride(from: 0, to: 24, by: 8) {
            var chance = Lanes(repeating: 1)
            for lane in 0..<8 where start + lane < Self.bucketCount {
                let bucket = start + lane
                let count = fine[bucket] + Self.prior * coarse[bucket] / coarseTotal
                chance[lane] = count / (fineTotal + Self.prior) / Self.width(of: bucket) + 1e-4
            }
            let logarithms = chance.logarithm
            for lane in 0..<8 { result[start + lane] = logarithms[lane] }
        }
        return result
    }
}
