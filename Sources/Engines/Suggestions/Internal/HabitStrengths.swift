// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The habits of one moment, each action once.
struct HabitStrengths {
    private(set) var slots: [24 of ActionSlot] = .init(repeating: .none)
    private(set) var strengths: [24 of Float] = .init(repeating: 0)
    private(set) var count = 0

    /// Adds half of every strength, as two tiles cover a moment.
    mutating func add(_ tile: HabitTile, on day: Int32, _ rhythm: Rhythm) {
        let known = count
        for index in 0..<tile.entryCount {
            let half = 0.5 * tile.strength(at: index, on: day, rhythm)
            let slot = tile.slots.span[index]
            var place = 0
            while place < known, slots.span[place] != slot { place += 1 }
            if place == known {
                place = count
                count += 1
                slots[place] = slot
            }
            strengths[place] += half
        }
    }
}
