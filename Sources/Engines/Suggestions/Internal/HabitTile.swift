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

    // Sixteen places, of which twelve are used: vectors have so many.
    private(set) var slots: [16 of ActionSlot] = .init(repeating: .none)
    private(set) var days: [16 of Int32] = .init(repeating: 0)
    private(set) var strengths: [16 of Float] = .init(repeating: 0)
    /// The logarithms of the strengths as they were long ago, by which they compare on any day.
    private var ranks: [16 of Float] = .init(repeating: .greatestFiniteMagnitude)
    private(set) var used: UInt8 = 0

    var entryCount: Int { Int(used) }

    @inline(__always)
    func strength(at index: Int, on day: Int32, _ rhythm: Rhythm) -> Float {
        let periods = rhythm.periods(from: days.span[index], to: day)
        let strength = strengths.span[index]
        return periods == 0 ? strength : strength * (periods * rhythm.halvings).powerOfTwo
    }

    /// One credit a day.
    mutating func credit(_ slot: ActionSlot, on day: Int32, _ rhythm: Rhythm) {
        if let index = slots.firstIndex(of: slot) {
            guard days[index] != day else { return }
            let strength = min(strength(at: index, on: day, rhythm) + 1, Self.greatestStrength)
            put(slot, strength: strength, day: day, rhythm, at: index)
        } else {
            let index = entryCount < Self.capacity ? entryCount : Lanes(ranks).placeOfLeast
            put(slot, strength: 1, day: day, rhythm, at: index)
        }
    }

    /// Puts an entry back as it was; false where there is no room or it is there already.
    mutating func restore(_ slot: ActionSlot, strength: Float, day: Int32, _ rhythm: Rhythm) -> Bool {
        guard entryCount < Self.capacity, slots.firstIndex(of: slot) == nil else { return false }
        put(slot, strength: strength, day: day, rhythm, at: entryCount)
        return true
    }

    mutating func scale(_ slot: ActionSlot, by factor: Float) {
        guard let index = slots.firstIndex(of: slot) else { return }
        strengths[index] = max(strengths[index] * factor, 1e-6)
        ranks[index] += factor.logarithm
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
            ranks[entryCount] = .greatestFiniteMagnitude
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
}
