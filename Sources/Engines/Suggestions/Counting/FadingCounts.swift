// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How often each action was done, by number, recent times counting more.
///
/// Counts are kept in a unit that grows with each event, so that fading touches none of them.
struct FadingCounts: Sendable {
    private let keep: Float
    private(set) var counts: [Float] = []
    /// What one event counts now.
    private(set) var unit: Float
    private(set) var unscaledTotal: Float

    /// - Parameters:
    ///   - keep: The share of a count that is left after an event.
    ///   - unscaledTotal: The sum of the counts, give or take what rounding costs.
    init(keeping keep: Float, counts: [Float] = [], unit: Float = 1, unscaledTotal: Float = 0) {
        (self.keep, self.counts, self.unit, self.unscaledTotal) = (keep, counts, unit, unscaledTotal)
    }

    var total: Float { unscaledTotal / unit }

    subscript(number: Int) -> Float { counts[number] / unit }

    /// All counts, in events.
    var scaled: [Float] { counts.map { $0 / unit } }

    mutating func grow() { counts.append(0) }

    mutating func add(_ number: Int) {
        unit /= keep
        counts[number] += unit
        unscaledTotal += unit
        if unit > 1e4 { rescale() }
    }

    mutating func clear(_ number: Int) {
        unscaledTotal = max(0, unscaledTotal - counts[number])
        counts[number] = 0
    }

    /// Whether it can have been counted.
    func isSound(_ count: Int) -> Bool {
        counts.count == count && (counts + [unscaledTotal]).allSatisfy { (0...1e9).contains($0) }
            && (1...1e5).contains(unit)
    }

    private mutating func rescale() {
        for number in counts.indices {
            let count = counts[number] / unit
            // What has faded to nothing must not become a denormal number: those are slow.
            counts[number] = count < 1e-6 ? 0 : count
        }
        unit = 1
        unscaledTotal = counts.reduce(0, +)
    }
}
