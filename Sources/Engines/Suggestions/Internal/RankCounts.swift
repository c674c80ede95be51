// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Of which recency rank the actions done were: 0 is the previous action, 1 the one before, each action once.
///
/// Counted by how long ago the previous event was, backed by counts for starts and for the rest.
struct RankCounts: Sendable {
    static let bucketCount = 18
    /// Two vectors; the last places stay next to nothing.
    static let stride = 32
    /// The classes of gaps, then the rest of the events and the starts.
    static let tableCount = 13

    private static let gapCount = 11
    private static let keep: Float = 0.997
    private static let prior: Float = 120

    /// One table after the other.
    var counts: [Float]

    init() {
        counts = Array(repeating: ContextRow.tiny, count: Self.tableCount * Self.stride)
        for table in Self.gapCount..<Self.tableCount {
            for bucket in 0..<Self.bucketCount {
                let isSingle = bucket < 12
                counts[table * Self.stride + bucket] =
                    isSingle ? Self.prior / 3 / (Float(bucket) + 1.5) : Self.prior / 30
            }
        }
    }

    /// Ranks 0 to 11 alone, then 4, 8, 16, 32, 64, and the rest.
    @inline(__always)
    static func bucket(of rank: Int) -> Int {
        guard rank >= 12 else { return rank }
        // 12 and up become 4 and up; the bucket is the power of two that the number reaches.
        return min(17, 12 + (Int.bitWidth - 3 - (rank - 8).leadingZeroBitCount))
    }

    /// Those of a bucket, of so many.
    static func ranks(of bucket: Int, below count: Int) -> Range<Int> {
        let end = bucket == bucketCount - 1 ? count : min(count, firstRank(of: bucket + 1))
        return min(count, firstRank(of: bucket))..<end
    }

    private static func firstRank(of bucket: Int) -> Int { bucket < 12 ? bucket : 8 + 4 << (bucket - 12) }

    mutating func count(_ rank: Int, gap: Int, isStart: Bool) {
        let bucket = Self.bucket(of: rank)
        count(bucket, in: gap)
        count(bucket, in: Self.gapCount + (isStart ? 1 : 0))
    }

    @inline(__always)
    private mutating func count(_ bucket: Int, in table: Int) {
        let start = table * Self.stride
        // Never quite nothing: arithmetic with denormal numbers is many times slower.
        for place in Swift.stride(from: start, to: start + Self.stride, by: Lanes.width) {
            counts.set(counts.lanes(at: place) * Self.keep + ContextRow.tiny, at: place)
        }
        counts[start + bucket] += 1
    }

    /// The probability of one rank in each bucket.
    @inline(__always)
    func probabilities(gap: Int, isStart: Bool) -> [32 of Float] {
        let fine = gap * Self.stride
        let coarse = (Self.gapCount + (isStart ? 1 : 0)) * Self.stride
        let share = Self.prior / total(from: coarse)
        let scale = 1 / (total(from: fine) + Self.prior)
        var result = [32 of Float](repeating: 0)
        for start in Swift.stride(from: 0, to: Self.stride, by: Lanes.width) {
            let counts = counts.lanes(at: fine + start) + counts.lanes(at: coarse + start) * share
            let lanes = counts * Self.shares(from: start) * scale + 1e-4
            var numbers = result.mutableSpan
            numbers.withUnsafeMutableBytes { $0.storeBytes(of: lanes, toByteOffset: start * 4, as: Lanes.self) }
        }
        return result
    }

    /// How likely an action is by frequency and recency, of which either may be wrong: not quite half is recency's say.
    ///
    /// Shares of a whole make a whole, so nothing needs to be summed up over all actions.
    ///
    /// - Parameter recency: The probability of its rank.
    @inline(__always)
    static func expectation(chance: Float, recency: Float) -> Float {
        chance + (recency - chance) * recencyShare
    }

    /// As ``expectation(chance:recency:)``, of sixteen at once.
    @inline(__always)
    static func expectations(chances: Lanes, recencies: Lanes) -> Lanes {
        chances + (recencies - chances) * recencyShare
    }

    private static let recencyShare: Float = 0.45

    @inline(__always)
    private func total(from start: Int) -> Float {
        (counts.lanes(at: start) + counts.lanes(at: start + Lanes.width)).total
    }

    /// Of one rank among those of its bucket.
    @inline(__always)
    private static func shares(from bucket: Int) -> Lanes {
        bucket == 0
            ? Lanes(.one, .one, .one, SIMD4(1 / 4, 1 / 8, 1 / 16, 1 / 32))
            : Lanes(SIMD4(1 / 64, 1 / 128, 0, 0), .zero, .zero, .zero)
    }
}
