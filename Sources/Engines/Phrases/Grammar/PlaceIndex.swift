// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Finds a grammar's places by what they have, so that none is there twice.
///
/// A table of hashes beside the grammar's own arrays: a net has a place for nearly every letter, and a dictionary would
/// keep the edges of each in an array of its own.
struct PlaceIndex {
    private struct Entry {
        var hash: UInt32
        var place: UInt32
    }

    /// A power of two, and at most half of them are taken.
    private var entries = [Entry](repeating: Self.vacant, count: 64)
    private var count = 0

    private let seed = UInt64.random(in: .min ... .max)
    private let factor = UInt64.random(in: .min ... .max) | 1

    private static let vacant = Entry(hash: 0, place: .max)

    /// The number of the place that has just these edges and meanings, in this order; it is added if there is none.
    mutating func place(
        _ edges: some Collection<Grammar.Edge>, _ meanings: some Collection<Int32>, in grammar: inout Grammar
    ) -> UInt32 {
        let hash = hash(edges, meanings)
        var index = Int(hash) & (entries.count - 1)
        while entries[index].place != Self.vacant.place {
            let entry = entries[index]
            if entry.hash == hash, grammar.edges(from: entry.place).elementsEqual(edges),
                grammar.meanings(at: entry.place).elementsEqual(meanings)
            {
                return entry.place
            }
            index = (index + 1) & (entries.count - 1)
        }
        let place = grammar.append(edges, meanings)
        entries[index] = Entry(hash: hash, place: place)
        count += 1
        if count * 2 > entries.count { grow() }
        return place
    }

    private mutating func grow() {
        let old = entries
        entries = [Entry](repeating: Self.vacant, count: old.count * 4)
        for entry in old where entry.place != Self.vacant.place {
            var index = Int(entry.hash) & (entries.count - 1)
            while entries[index].place != Self.vacant.place { index = (index + 1) & (entries.count - 1) }
            entries[index] = entry
        }
    }

    /// Folds products of what there is with numbers that nobody outside the process can foresee: the letters are an
    /// app's.
    private func hash(_ edges: some Collection<Grammar.Edge>, _ meanings: some Collection<Int32>) -> UInt32 {
        var hash = seed
        func mix(_ value: UInt64) {
            let product = (hash ^ value).multipliedFullWidth(by: factor)
            hash = product.high ^ product.low
        }
        for edge in edges { mix(UInt64(edge.symbol) << 32 | UInt64(edge.target)) }
        for meaning in meanings { mix(UInt64(UInt32(bitPattern: meaning)) | 1 << 63) }
        return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
    }
}
