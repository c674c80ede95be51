// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension SuggestionEngine {
    /// “BkSg”, and how the state is made.
    private static let mark: [UInt8] = [0x42, 0x6B, 0x53, 0x67]
    private static let version: UInt8 = 5

    /// The whole state as bytes: a version, what was learned as JSON, a checksum.
    ///
    /// At most 1 MB with a thousand actions; some 60 kB after a year of a hundred things a day.
    package var state: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        // Numbers are all that it has, and finite.
        let learned = (try? encoder.encode(kept)) ?? Data()
        let bytes = Self.mark + [Self.version] + learned
        return bytes + Self.checksum(bytes)
    }

    /// - Throws: ``SuggestionStateError`` where the bytes are none that an engine wrote.
    package init(state: [UInt8]) throws(SuggestionStateError) {
        guard state.count > Self.mark.count + 8, state.starts(with: Self.mark) else { throw .damaged }
        let bytes = state.dropLast(8)
        guard Array(state.suffix(8)) == Self.checksum(bytes) else { throw .damaged }
        let version = state[Self.mark.count]
        guard version == Self.version else { throw .unknownVersion(version) }
        let kept: SuggestionState
        do {
            kept = try JSONDecoder().decode(SuggestionState.self, from: Data(bytes.dropFirst(Self.mark.count + 1)))
        } catch {
            throw .damaged
        }
        try self.init(kept)
    }

    /// FNV-1a, 64 bits: http://www.isthe.com/chongo/tech/comp/fnv
    private static func checksum(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        let sum = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
        return (0..<8).map { UInt8(truncatingIfNeeded: sum >> ($0 * 8)) }
    }

    private var kept: SuggestionState {
        SuggestionState(
            actions: Packed(roster.identifiers.map(\.rawValue)), recent: Packed(roster.recent.map { Int32($0) }),
            counts: roster.counts.map { Packed($0) }, totals: roster.totals, contexts: contexts.state,
            halfHours: past.halfHours.map { entries in Packed(entries.flatMap { [$0.action, $0.day, $0.minute] }) },
            weights: weights, trail: trail, lastRanks: lastRanks, lastSeconds: lastSeconds, repeats: repeats,
            eventsPerDay: eventsPerDay, eventCount: eventCount, dislikes: dislikes)
    }

    private init(_ kept: SuggestionState) throws(SuggestionStateError) {
        roster = try Roster(
            identifiers: kept.actions.numbers.map { ActionID($0) }, recent: kept.recent.numbers.map(Int.init),
            counts: kept.counts.map(\.numbers), totals: kept.totals)
        contexts = try ContextTable(kept.contexts, actionCount: roster.count)
        past = try Past(halfHours: kept.halfHours.map(\.numbers), actionCount: roster.count)
        weights = kept.weights
        (trail, lastRanks) = (kept.trail, kept.lastRanks)
        (lastSeconds, repeats) = (kept.lastSeconds, kept.repeats)
        (eventsPerDay, eventCount) = (kept.eventsPerDay, kept.eventCount)
        dislikes = kept.dislikes
        let isSound =
            weights.count == 2 && weights.allSatisfy(\.isSound) && trail.count == 3
            && trail.allSatisfy { (-1..<roster.count).contains(Int($0)) } && lastRanks.count == 2
            && lastRanks.allSatisfy { $0 <= 8 } && (0...Occasion.latest).contains(lastSeconds ?? 0)
            && (0...Self.mostEventsPerDay).contains(eventsPerDay) && (0..<Int(Int32.max)).contains(eventCount)
            && dislikes.keys.allSatisfy { (0..<roster.count).contains($0) } && dislikes.values.allSatisfy(\.isSound)
        guard isSound else { throw .damaged }
    }
}
