// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The rows of a moment that are there, and what time has left of their counts.
struct FoundRows {
    /// In ``ContextTable``; negative where there is no row.
    private(set) var indices: [10 of Int] = .init(repeating: -1)
    /// The decayed visits of each. Reading them early brings the rows near before they are counted in.
    private(set) var totals: [10 of Float] = .init(repeating: 0)
    /// From 1 down to 0.
    let decays: Lanes
    /// Whether each condition has its row.
    private(set) var isWhole = true

    @inline(__always)
    init(_ situation: Situation, in table: ContextTable) {
        let (keys, labels, rows) = (situation.keys.span, table.labels.span, table.rows.span)
        var powers = [16 of Float](repeating: 0)
        for index in 0..<situation.keyCount {
            let row = table.index(of: keys[unchecked: index])
            indices[index] = row
            guard row >= 0 else {
                isWhole = false
                continue
            }
            totals[index] = rows[row].total
            let elapsed = Float(max(0, situation.localSeconds &- labels[row].localSeconds))
            powers[index] = elapsed * Context.fading(at: index) * -0.693147181
        }
        decays = Lanes(powers).map { $0.replacing(with: -80, where: $0 .< -80) }.exponentialInRange
    }

    /// Takes in a row that was made for a condition, or has moved.
    mutating func add(_ row: Int, total: Float, at index: Int) {
        indices[index] = row
        totals[index] = total
    }
}
