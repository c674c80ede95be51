// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads an engine in the ``StateFormat``.
struct StateReader {
    private let words: [UInt32]
    private var place = 0

    init(_ data: Data) {
        var words = [UInt32](repeating: 0, count: data.count / 4)
        words.withUnsafeMutableBytes { _ = data.copyBytes(to: $0) }
        // Half a word at the end is not what an engine wrote.
        self.words = data.count % 4 == 0 ? words.map(UInt32.init(littleEndian:)) : []
    }

    var isAtEnd: Bool { place == words.count }

    /// - Throws: ``SuggestionStateError`` where the state is of another version, or not all there.
    mutating func engine() throws(SuggestionStateError) -> SuggestionEngine {
        guard try word() == StateFormat.mark else { throw .damaged }
        let version = try word()
        guard version == StateFormat.version else { throw .otherVersion(Int(version)) }
        var engine = SuggestionEngine()
        engine.roster = try roster()
        engine.conditions = ConditionTable(try list(5) { reader throws(SuggestionStateError) in try reader.row() })
        engine.weights = [try weights(), try weights()]
        for _ in engine.roster.identifiers {
            engine.leanings.append(Leaning(values: try vector(), squares: try vector()))
        }
        engine.rankBiases = RankBiases(values: try floats(try count(1)), squares: try floats(try count(1)))
        engine.calibrations = [try calibration(), try calibration()]
        engine.trail = try numbers()
        let lastEvent = try wide()
        engine.lastEvent = lastEvent < 0 ? nil : lastEvent
        (engine.earlierEvents, engine.changes) = (try number(), [try number(), try number()])
        engine.eventCount = Int(try wide())
        for _ in 0..<(try count(2)) { engine.stays.append(Stay(firstDay: try number(), zone: try number())) }
        engine.eventsPerDay = try float()
        engine.novelty = (try float(), try float())
        for _ in 0..<(try count(2)) { engine.refusals[try number()] = try float() }
        return engine
    }

    private mutating func roster() throws(SuggestionStateError) -> Roster {
        let identifiers = try list(2) { reader throws(SuggestionStateError) -> ActionID? in
            let identifier = try reader.wide()
            return identifier < 0 ? nil : ActionID(identifier)
        }
        let recent = try numbers()
        var times: [[UInt32]] = []
        for _ in identifiers {
            times.append(try list(1) { reader throws(SuggestionStateError) in try reader.word() })
        }
        var counts: [FadingCounts] = []
        for keep in [Constants.keep, Constants.latelyKeep, Constants.nowKeep] {
            let (unit, total) = (try float(), try float())
            let own = try floats(identifiers.count)
            counts.append(FadingCounts(keeping: keep, counts: own, unit: unit, unscaledTotal: total))
        }
        return Roster(identifiers: identifiers, recent: recent, times: times, counts: counts)
    }

    private mutating func row() throws(SuggestionStateError) -> ConditionTable.Row {
        let (code, lastEvent, total) = (UInt64(bitPattern: try wide()), Int(try wide()), try float())
        let entries = try list(2) { reader throws(SuggestionStateError) in
            DecayedCounts.Entry(thing: try reader.number(), count: try reader.float())
        }
        return ConditionTable.Row(
            condition: Condition(code: code), counts: DecayedCounts(total: total, entries: entries),
            lastEvent: lastEvent)
    }

    private mutating func weights() throws(SuggestionStateError) -> Weights {
        let values = try vector()
        var precision: [FeatureVector] = []
        for _ in Feature.allCases { precision.append(try vector()) }
        return Weights(values: values, precision: precision)
    }

    private mutating func calibration() throws(SuggestionStateError) -> Calibration {
        Calibration(offset: try float(), information: try float())
    }

    /// - Parameter size: How many words an element takes at least: no list is longer than what is left.
    private mutating func list<Element>(
        _ size: Int, _ element: (inout StateReader) throws(SuggestionStateError) -> Element
    ) throws(SuggestionStateError) -> [Element] {
        let count = try count(size)
        var list: [Element] = []
        list.reserveCapacity(count)
        for _ in 0..<count { list.append(try element(&self)) }
        return list
    }

    private mutating func count(_ size: Int) throws(SuggestionStateError) -> Int {
        let count = Int(try word())
        guard count <= (words.count - place) / size else { throw .damaged }
        return count
    }

    private mutating func numbers() throws(SuggestionStateError) -> [Int] {
        try list(1) { reader throws(SuggestionStateError) in try reader.number() }
    }

    private mutating func vector() throws(SuggestionStateError) -> FeatureVector {
        FeatureVector(try floats(FeatureVector.scalarCount))
    }

    private mutating func floats(_ count: Int) throws(SuggestionStateError) -> [Float] {
        guard count <= words.count - place else { throw .damaged }
        defer { place += count }
        return words[place..<place + count].map { Float(bitPattern: $0) }
    }

    private mutating func word() throws(SuggestionStateError) -> UInt32 {
        guard place < words.count else { throw .damaged }
        defer { place += 1 }
        return words[place]
    }

    private mutating func number() throws(SuggestionStateError) -> Int { Int(Int32(bitPattern: try word())) }
    private mutating func float() throws(SuggestionStateError) -> Float { Float(bitPattern: try word()) }

    private mutating func wide() throws(SuggestionStateError) -> Int64 {
        let (low, high) = (try word(), try word())
        return Int64(bitPattern: UInt64(high) << 32 | UInt64(low))
    }
}
