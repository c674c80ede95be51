// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How often each of several things was done, recent times counting more; the rarest of too many are left out.
struct DecayedCounts: Sendable {
    /// A thing by number, with its count.
    struct Entry: Sendable {
        let thing: Int
        var count: Float
    }

    private(set) var total: Float = 0
    private(set) var entries: [Entry] = []

    init() {}

    /// The counts as they were kept.
    init(total: Float, entries: [Entry]) {
        (self.total, self.entries) = (total, entries)
    }

    subscript(thing: Int) -> Float { entries.first { $0.thing == thing }?.count ?? 0 }

    /// - Parameter keep: The share that is left of the counts before.
    mutating func add(_ thing: Int, keeping keep: Float) {
        total = total * keep + 1
        var found = false
        for place in entries.indices {
            entries[place].count *= keep
            if entries[place].thing == thing {
                entries[place].count += 1
                found = true
            }
        }
        guard !found else { return }
        if entries.count >= Constants.mostActionsOfCondition,
            let rarest = entries.indices.min(by: { entries[$0].count < entries[$1].count })
        {
            entries.remove(at: rarest)
        }
        entries.append(Entry(thing: thing, count: 1))
    }

    /// - Parameter share: What is left of the count of a thing.
    mutating func reduce(_ thing: Int, to share: Float) {
        guard let place = entries.firstIndex(where: { $0.thing == thing }) else { return }
        total = max(0, total - entries[place].count * (1 - share))
        entries[place].count *= share
        if share == 0 { entries.remove(at: place) }
    }

    /// Counts fade, so none ever reaches a million.
    func isSound(_ numbers: Range<Int>) -> Bool {
        entries.count <= Constants.mostActionsOfCondition && Set(entries.map(\.thing)).count == entries.count
            && entries.allSatisfy { numbers.contains($0.thing) && (0...1e6).contains($0.count) }
            && (0...1e6).contains(total)
    }
}
