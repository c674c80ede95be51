// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What is done in two hours of one weekday, or of one kind of day: on how many days, the older ones counting less.
///
/// Days count, not events: an errand of every Friday is one among many of a Friday's evening, but it is there on
/// every Friday.
struct HabitTile: Sendable {
    static let capacity = 12
    /// However often a clock is set back and forth.
    static let greatestStrength: Float = 16

    private(set) var slots: [12 of ActionSlot] = .init(repeating: .none)
    private(set) var days: [12 of Int32] = .init(repeating: 0)
    private(set) var strengths: [12 of Float] = .init(repeating: 0)
    /// The logarithms of the strengths as they were long ago, by which they compare on any day.
    private var ranks: [12 of Float] = .init(repeating: 0)
    private(set) var used: UInt8 = 0

    var entryCount: Int { Int(used) }

    @inline(__always)
    func strength(at index: Int, on day: Int32, _ rhythm: Rhythm) -> Float {
        let periods = rhythm.periods(from: days[index], to: day)
        return periods == 0 ? strengths[index] : strengths[index] * (periods * rhythm.halvings).powerOfTwo
    }

    /// One credit a day.
    mutating func credit(_ slot: ActionSlot, on day: Int32, _ rhythm: Rhythm) {
        for index in 0..<entryCount where slots[index] == slot {
            guard days[index] != day else { return }
            let strength = min(strength(at: index, on: day, rhythm) + 1, Self.greatestStrength)
            put(slot, strength: strength, day: day, rhythm, at: index)
            return
        }
        put(slot, strength: 1, day: day, rhythm, at: used < Self.capacity ? entryCount : weakest)
    }

    /// Puts an entry back as it was; false where there is no room or it is there already.
    mutating func restore(_ slot: ActionSlot, strength: Float, day: Int32, _ rhythm: Rhythm) -> Bool {
        guard entryCount < Self.capacity else { return false }
        for index in 0..<entryCount where slots[index] == slot { return false }
        put(slot, strength: strength, day: day, rhythm, at: entryCount)
        return true
    }

    mutating func scale(_ slot: ActionSlot, by factor: Float) {
        for index in 0..<entryCount where slots[index] == slot {
            strengths[index] = max(strengths[index] * factor, 1e-6)
            ranks[index] += factor.logarithm
        }
    }

    mutating func remove(_ doomed: [Bool]) {
        var index = 0
        while index < entryCount {
            guard doomed[Int(slots[index])] else {
                index += 1
                continue
            }
            used -= 1
            slots[index] = slots[entryCount]
            days[index] = days[entryCount]
            strengths[index] = strengths[entryCount]
            ranks[index] = ranks[entryCount]
            slots[entryCount] = .none
        }
    }

    private mutating func put(_ slot: ActionSlot, strength: Float, day: Int32, _ rhythm: Rhythm, at index: Int) {
        let periods = Float(rhythm == .weekly ? day / 7 : day)
        // Halvings are counted to the base of two.
        ranks[index] = strength.logarithm - periods * rhythm.halvings * 0.693147181
        if index == entryCount { used += 1 }
        slots[index] = slot
        strengths[index] = strength
        days[index] = day
    }

    private var weakest: Int {
        var chosen = 0
        for index in 1..<Self.capacity where ranks[index] < ranks[chosen] { chosen = index }
        return chosen
    }
}
