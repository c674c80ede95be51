// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What followed one context: decayed counts of at most sixteen actions, the weakest of which makes room.
struct ContextRow: Sendable {
    static let capacity = 16
    static let tiny: Float = 1e-12

    private(set) var counts: [16 of Float] = .init(repeating: 0)
    private(set) var slots: [16 of ActionSlot] = .init(repeating: .none)
    /// Decayed visits, those of actions dropped since among them.
    var total: Float = 0
    private(set) var used: UInt8 = 0

    var entryCount: Int { Int(used) }

    /// How often an action that is not in the row is taken to have been done, in times of its chance; 0 as long as there
    /// was room for all.
    ///
    /// What a full row has dropped was done all the same, but it is only known how often in all. That is spread by
    /// chance over what is not listed, which is taken for half of all chance; at most it is no opinion.
    @inline(__always)
    var unlisted: Float {
        entryCount < Self.capacity ? 0 : min(total, 2 * max(0, total - Lanes(counts).total))
    }

    func count(of slot: ActionSlot) -> Float {
        slots.firstIndex(of: slot).map { counts[$0] } ?? 0
    }

    @inline(__always)
    mutating func visit(by slot: ActionSlot, total: Float, decay: Float) {
        self.total = total * decay + 1
        // Never quite nothing: arithmetic with denormal numbers is many times slower.
        counts = .init(Lanes(counts) * decay + Self.tiny)
        let index = slots.firstIndex(of: slot) ?? vacate(for: slot)
        counts[index] += 1
    }

    /// Puts an entry back as it was; false where there is no room or it is there already.
    mutating func restore(_ slot: ActionSlot, count: Float) -> Bool {
        guard entryCount < Self.capacity, slots.firstIndex(of: slot) == nil else { return false }
        counts[vacate(for: slot)] = count
        return true
    }

    mutating func scale(_ slot: ActionSlot, by factor: Float) {
        if let index = slots.firstIndex(of: slot) { counts[index] *= factor }
    }

    mutating func remove(_ doomed: [Bool]) {
        var index = 0
        while index < entryCount {
            guard doomed[Int(slots[index])] else {
                index += 1
                continue
            }
            total = max(0, total - counts[index])
            used -= 1
            slots[index] = slots[entryCount]
            counts[index] = counts[entryCount]
            slots[entryCount] = .none
            counts[entryCount] = 0
        }
    }

    /// An entry for the slot with nothing counted: a new one, or the weakest one's.
    private mutating func vacate(for slot: ActionSlot) -> Int {
        let chosen = entryCount < Self.capacity ? entryCount : Lanes(counts).placeOfLeast
        if entryCount < Self.capacity { used += 1 }
        slots[chosen] = slot
        counts[chosen] = 0
        return chosen
    }
}
