// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What was done under each of the conditions that were met.
struct ContextTable: Sendable {
    struct Row: Sendable {
        var counts = DecayedCounts()
        /// The number of the event that it counted last.
        var lastEvent = 0
    }

    private(set) var rows: [ContextKey: Row]

    init(_ rows: [ContextKey: Row] = [:]) {
        self.rows = rows
    }

    /// Of more, the half that was not met for longest goes.
    static let mostRows = 4096

    /// Nothing where a condition was never met.
    subscript(key: ContextKey) -> DecayedCounts { rows[key]?.counts ?? DecayedCounts() }

    mutating func add(_ thing: Int, under key: ContextKey, keeping keep: Double, event: Int) {
        if rows.count >= Self.mostRows, rows[key] == nil { makeRoom() }
        rows[key, default: Row()].counts.add(thing, keeping: keep)
        rows[key]?.lastEvent = event
    }

    mutating func scale(_ thing: Int, under key: ContextKey, by factor: Double) {
        rows[key]?.counts.scale(thing, by: factor)
    }

    private mutating func makeRoom() {
        let events = rows.values.map(\.lastEvent).sorted()
        let middle = events[events.count / 2]
        rows = rows.filter { $0.value.lastEvent >= middle }
    }

    /// Gives actions new numbers; those that get none are gone, as conditions too.
    mutating func renumber(_ numbers: [Int?]) {
        var renumbered: [ContextKey: Row] = [:]
        for (key, row) in rows {
            guard let key = key.renumbered(numbers) else { continue }
            renumbered[key] = row
            if !key.feature.countsRanks { renumbered[key]?.counts.renumber(numbers) }
        }
        rows = renumbered
    }
}
