// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The rows of a moment that are there, and what time has left of their counts.
struct FoundRows {
    /// In ``ContextTable``; negative where there is no row.
    private(set) var indices: [10 of Int] = .init(repeating: -1)
    /// From 1 down to 0.
    private(set) var decays: Lanes

    @inline(__always)
    init(_ situation: Situation, in table: ContextTable) {
        var powers = [16 of Float](repeating: 0)
        for index in 0..<situation.keyCount {
            let row = table.index(of: situation.keys[index])
            indices[index] = row
            guard row >= 0, let context = Context(rawValue: index) else { continue }
            let elapsed = Float(max(0, situation.localSeconds - table.rows[row].localSeconds))
            powers[index] = elapsed * context.fading * -0.693147181
        }
        decays = Lanes(powers).replaced(by: Lanes(repeating: -80), where: Lanes(powers) .< -80).exponentialInRange
    }
}
