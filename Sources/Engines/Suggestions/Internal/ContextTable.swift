// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The rows of all contexts: a hash table of sets of four, which doubles until it has as many rows as are kept.
///
/// Then the row of a set that was unused for longest makes room, as in the cache of a processor.
struct ContextTable: Sendable {
    static let greatestCapacity = 4_096
    private static let ways = 4

    private(set) var labels: [ContextLabel]
    /// The numbers of the events that visited the rows last.
    private(set) var stamps: [UInt32]
    private(set) var rows: [ContextRow]

    init(capacity: Int = 256) {
        labels = Array(repeating: .vacant, count: capacity)
        stamps = Array(repeating: 0, count: capacity)
        rows = Array(repeating: ContextRow(), count: capacity)
    }

    /// Where the row of the key is; negative if there is none.
    func index(of key: ContextKey) -> Int {
        let start = set(of: key)
        var found = -1
        // All four are looked at: that is quicker than to guess which it is.
        labels.withUnsafeBufferPointer { labels in
            for index in start..<start + Self.ways { found = labels[index].key == key ? index : found }
        }
        return found
    }

    /// The row of the key, a new and empty one where there was none.
    mutating func index(making key: ContextKey) -> Int {
        while true {
            let start = set(of: key)
            var oldest = start
            for index in start..<start + Self.ways {
                if labels[index].key == key { return index }
                if labels[index].key == .vacant {
                    labels[index] = ContextLabel(key: key, localSeconds: 0)
                    return index
                }
                if stamps[index] < stamps[oldest] { oldest = index }
            }
            if labels.count >= Self.greatestCapacity {
                labels[oldest] = ContextLabel(key: key, localSeconds: 0)
                stamps[oldest] = 0
                rows[oldest] = ContextRow()
                return oldest
            }
            double()
        }
    }

    /// Counts what was done in the rows of a moment, and makes those that are not there.
    @inline(__always)
    mutating func visit(_ found: inout FoundRows, by slot: ActionSlot, in situation: Situation, stamp: UInt32) {
        if !found.isWhole { complete(&found, in: situation, stamp: stamp) }
        let (indices, totals, count) = (found.indices, found.totals, situation.keyCount)
        let decays = [16 of Float](found.decays)
        // One look at who else has an array, not one for each row.
        labels.withUnsafeMutableBufferPointer { labels in
            for place in 0..<count { labels[indices.span[unchecked: place]].localSeconds = situation.localSeconds }
        }
        stamps.withUnsafeMutableBufferPointer { stamps in
            for place in 0..<count { stamps[indices.span[unchecked: place]] = stamp }
        }
        rows.withUnsafeMutableBufferPointer { rows in
            for place in 0..<count {
                rows[indices.span[unchecked: place]].visit(
                    by: slot, total: totals.span[unchecked: place],
                    decay: Context.keep(at: place) * decays.span[unchecked: place])
            }
        }
    }

    /// A row for each condition of a moment.
    private mutating func complete(_ found: inout FoundRows, in situation: Situation, stamp: UInt32) {
        let keys = situation.keys.span
        var capacity = 0
        // Where the table was doubled, all rows have moved.
        while capacity != labels.count {
            capacity = labels.count
            for place in 0..<situation.keyCount {
                let row = found.indices[place]
                // One made just now may have taken the place of one found before.
                if row < 0 || labels[row].key != keys[place] {
                    let made = index(making: keys[place])
                    found.add(made, total: rows[made].total, at: place)
                }
                // What is visited is not the oldest when the next one needs a place.
                stamps[found.indices[place]] = stamp
            }
        }
    }

    mutating func put(_ row: ContextRow, visitedAt seconds: Int64, stamp: UInt32, at index: Int) {
        rows[index] = row
        labels[index].localSeconds = seconds
        stamps[index] = stamp
    }

    mutating func scale(_ index: Int, _ slot: ActionSlot, by factor: Float) {
        rows[index].scale(slot, by: factor)
    }

    /// Forgets the rows about the slots, and the slots in all others.
    mutating func remove(_ doomed: [Bool]) {
        for index in labels.indices where labels[index].key != .vacant {
            if !labels[index].key.mentions(doomed) { rows[index].remove(doomed) }
            if labels[index].key.mentions(doomed) || rows[index].entryCount == 0 {
                labels[index] = .vacant
                stamps[index] = 0
                rows[index] = ContextRow()
            }
        }
    }

    private func set(of key: ContextKey) -> Int {
        // Two rounds of multiplying and folding spread keys that differ in a few bits.
        var hash = key.bits &* 0x9E37_79B9_7F4A_7C15
        hash = (hash ^ hash >> 32) &* 0xD6E8_FEB8_6659_FD93
        return Int(truncatingIfNeeded: hash >> 40) & (labels.count / Self.ways - 1) &* Self.ways
    }

    private mutating func double() {
        var larger = ContextTable(capacity: labels.count * 2)
        for index in labels.indices where labels[index].key != .vacant {
            // A set's rows part into two sets, so there is room for each.
            let place = larger.index(making: labels[index].key)
            larger.rows[place] = rows[index]
            larger.labels[place] = labels[index]
            larger.stamps[place] = stamps[index]
        }
        self = larger
    }
}
