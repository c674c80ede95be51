// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Writes an engine in the ``StateFormat``.
struct StateWriter {
    private var words: [UInt32] = []

    static func data(of engine: SuggestionEngine) -> Data {
        var writer = StateWriter()
        writer.words.reserveCapacity(1 << 16)
        writer.add(engine)
        return writer.words.map(\.littleEndian).withUnsafeBytes { Data($0) }
    }

    private mutating func add(_ engine: SuggestionEngine) {
        add([StateFormat.mark, StateFormat.version])
        add(engine.roster)
        add(list: engine.conditions.rows) { $0.add($1) }
        for weights in engine.weights { for vector in [weights.values] + weights.precision { add(vector) } }
        for leaning in engine.leanings {
            add(leaning.values)
            add(leaning.squares)
        }
        add(list: engine.rankBiases.values) { $0.add($1) }
        add(list: engine.rankBiases.squares) { $0.add($1) }
        for calibration in engine.calibrations { add([calibration.offset, calibration.information]) }
        add(list: engine.trail) { $0.add($1) }
        add(wide: engine.lastEvent ?? -1)
        for number in [engine.earlierEvents] + engine.changes { add(number) }
        add(wide: Int64(engine.eventCount))
        add(list: engine.stays) { writer, stay in
            writer.add(stay.firstDay)
            writer.add(stay.zone)
        }
        add([engine.eventsPerDay, engine.novelty.new, engine.novelty.all])
        add(list: engine.refusals.sorted { $0.key < $1.key }) { writer, refusal in
            writer.add(refusal.key)
            writer.add(refusal.value)
        }
    }

    private mutating func add(_ roster: Roster) {
        // No row of the store has a number below 0.
        add(list: roster.identifiers) { $0.add(wide: $1?.rawValue ?? -1) }
        add(list: roster.recent) { $0.add($1) }
        for times in roster.times { add(list: times) { $0.words.append($1) } }
        for counts in [roster.usual, roster.lately, roster.now] {
            add([counts.unit, counts.unscaledTotal])
            add(counts.counts)
        }
    }

    private mutating func add(_ row: ConditionTable.Row) {
        add(wide: Int64(bitPattern: row.condition.code))
        add(wide: Int64(row.lastEvent))
        add(row.counts.total)
        add(list: row.counts.entries) { writer, entry in
            writer.add(entry.thing)
            writer.add(entry.count)
        }
    }

    private mutating func add<Element>(list: [Element], _ element: (inout StateWriter, Element) -> Void) {
        add(list.count)
        for item in list { element(&self, item) }
    }

    private mutating func add(_ words: [UInt32]) { self.words += words }
    private mutating func add(_ number: Int) { words.append(UInt32(truncatingIfNeeded: number)) }
    private mutating func add(_ number: Float) { words.append(number.bitPattern) }
    private mutating func add(_ numbers: [Float]) { words += numbers.lazy.map(\.bitPattern) }
    private mutating func add(_ vector: FeatureVector) { for place in vector.indices { add(vector[place]) } }

    private mutating func add(wide number: Int64) {
        words.append(UInt32(truncatingIfNeeded: number))
        words.append(UInt32(truncatingIfNeeded: number >> 32))
    }
}
