// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The rows of all contexts: a hash table of sets of four, which doubles until it has as many rows as are kept.
///
/// Then the row of a set that was unused for longest makes room, as in the cache of a processor.
struct ContextTable: Sendable {
    static let greatestCapacity = 4_096
    private static let ways = 4

    private(set) var keys: [ContextKey]
    private(set) var rows: [ContextRow]

    init(capacity: Int = 256) {
        keys = Array(repeating: .vacant, count: capacity)
        rows = Array(repeating: ContextRow(), count: capacity)
    }

    /// Where the row of the key is; negative if there is none.
    func index(of key: ContextKey) -> Int {
        let start = set(of: key)
        for index in start..<start + Self.ways where keys[index] == key { return index }
        return -1
    }

    /// The row of the key, a new and empty one where there was none.
    mutating func index(making key: ContextKey) -> Int {
        while true {
            let start = set(of: key)
            var oldest = start
            for index in start..<start + Self.ways {
                if keys[index] == key { return index }
                if keys[index] == .vacant {
                    keys[index] = key
                    return index
                }
                if rows[index].stamp < rows[oldest].stamp { oldest = index }
            }
            if keys.count >= Self.greatestCapacity {
                keys[oldest] = key
                rows[oldest] = ContextRow()
                return oldest
            }
            double()
        }
    }

    @inline(__always)
    mutating func visit(_ index: Int, by slot: ActionSlot, at seconds: Int64, decay: Float, stamp: UInt32) {
        rows[index].visit(by: slot, at: seconds, decay: decay, stamp: stamp)
    }

    mutating func put(_ row: ContextRow, at index: Int) {
        rows[index] = row
    }

    mutating func scale(_ index: Int, _ slot: ActionSlot, by factor: Float) {
        rows[index].scale(slot, by: factor)
    }

    /// Forgets the rows about the slots, and the slots in all others.
    mutating func remove(_ doomed: [Bool]) {
        for index in keys.indices where keys[index] != .vacant {
            if !keys[index].mentions(doomed) { rows[index].remove(doomed) }
            if keys[index].mentions(doomed) || rows[index].entryCount == 0 {
                keys[index] = .vacant
                rows[index] = ContextRow()
            }
        }
    }

    private func set(of key: ContextKey) -> Int {
        // Two rounds of multiplying and folding spread keys that differ in a few bits.
        var hash = key.bits &* 0x9E37_79B9_7F4A_7C15
        hash = (hash ^ hash >> 32) &* 0xD6E8_FEB8_6659_FD93
        return Int(truncatingIfNeeded: hash >> 40) & (keys.count / Self.ways - 1) &* Self.ways
    }

    private mutating func double() {
        var larger = ContextTable(capacity: keys.count * 2)
        for index in keys.indices where keys[index] != .vacant {
            // A set's rows part into two sets, so there is room for each.
            let place = larger.index(making: keys[index])
            larger.rows[place] = rows[index]
        }
        self = larger
    }
}
