// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension SuggestionEngine {
    /// The whole state as bytes: a version, what was learned, a checksum.
    ///
    /// About 150 bytes for each context met and 190 for each action, at most 800 kB with a thousand actions.
    package var state: [UInt8] {
        var writer = StateWriter()
        writer.write(StateFormat.mark)
        writer.write(StateFormat.version)
        write(to: &writer)
        writer.write(StateFormat.checksum(writer.bytes))
        return writer.bytes
    }

    private func write(to writer: inout StateWriter) {
        write(roster, to: &writer)
        write(contexts, to: &writer)
        write(habits, to: &writer)
        for count in ranks.counts { writer.write(count) }
        write(weights, to: &writer)
        for set in 0..<2 { writer.write(mixture.shares[set]) }
        write(biases.matches, biases.matches.values.indices, to: &writer)
        write(biases.alternations, biases.alternations.values.indices, to: &writer)
        writeLearnedSlots(to: &writer)
        writer.write(UInt32(truncatingIfNeeded: dislikes.count))
        for (slot, dislike) in dislikes.sorted(by: { $0.key < $1.key }) {
            writer.write(slot)
            writer.write(dislike.strength)
            writer.write(dislike.localSeconds)
        }
        writer.write(trail.previous)
        writer.write(trail.beforePrevious)
        writer.write(trail.lastRank)
        writer.write(trail.rankBefore)
        writer.write(trail.localSeconds ?? -1)
        writer.write(repeats)
        writer.write(eventsPerDay)
        writer.write(UInt64(truncatingIfNeeded: eventCount))
    }

    private func write(_ roster: Roster, to writer: inout StateWriter) {
        writer.write(UInt32(truncatingIfNeeded: roster.slotCount))
        writer.write(UInt32(truncatingIfNeeded: roster.count))
        for slot in roster.recent {
            let place = Int(slot)
            writer.write(slot)
            writer.write(roster.identifiers[place].rawValue)
            writer.write(roster.fast[place] / roster.fastUnit)
            writer.write(roster.slow[place] / roster.slowUnit)
            writer.write(roster.lastUses[place])
            writer.write(roster.intervals[place])
        }
        writer.write(roster.fastTotal)
        writer.write(roster.slowTotal)
    }

    private func write(_ table: ContextTable, to writer: inout StateWriter) {
        // In the order of their keys, so that the same state has the same bytes wherever its rows lie.
        let used = table.labels.indices.filter { table.labels[$0].key != .vacant }
            .sorted { table.labels[$0].key.bits < table.labels[$1].key.bits }
        writer.write(UInt32(truncatingIfNeeded: used.count))
        for index in used {
            let row = table.rows[index]
            writer.write(table.labels[index].key.bits)
            writer.write(row.total)
            writer.write(table.stamps[index])
            writer.write(table.labels[index].localSeconds)
            writer.write(UInt8(truncatingIfNeeded: row.entryCount))
            for entry in 0..<row.entryCount {
                writer.write(row.slots[entry])
                writer.write(row.counts[entry])
            }
        }
    }

    private func write(_ weights: Weights, to writer: inout StateWriter) {
        for set in 0..<2 {
            writer.write(weights.sets[set])
            writer.write(weights.squares[set].sums)
        }
    }

    private func write(_ table: BiasTable, _ indices: Range<Int>, to writer: inout StateWriter) {
        for index in indices {
            writer.write(table.values[index])
            writer.write(table.squares[index])
        }
    }

    /// The shifts and biases of the slots that have any: of what was done once nothing is learned yet.
    private func writeLearnedSlots(to writer: inout StateWriter) {
        let learned = (0..<roster.slotCount).filter { slot in
            weights.shiftSquares[slot].sums != .zero
                || Biases.cells(of: slot).contains { biases.actions.squares[$0] != 0 }
        }
        writer.write(UInt32(truncatingIfNeeded: learned.count))
        for slot in learned {
            writer.write(ActionSlot(truncatingIfNeeded: slot))
            writer.write(weights.shifts[slot])
            writer.write(weights.shiftSquares[slot].sums)
            write(biases.actions, Biases.cells(of: slot), to: &writer)
        }
    }

    private func write(_ habits: Habits, to writer: inout StateWriter) {
        writer.write(habits.firstDay ?? -1)
        for tile in habits.tiles {
            writer.write(UInt8(truncatingIfNeeded: tile.entryCount))
            for entry in 0..<tile.entryCount {
                writer.write(tile.slots[entry])
                writer.write(tile.strengths[entry])
                writer.write(tile.days[entry])
            }
        }
    }
}
