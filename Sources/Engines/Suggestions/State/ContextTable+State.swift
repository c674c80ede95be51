// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension ContextTable {
    var state: SuggestionState.Contexts {
        var (fields, totals, things, counts): ([Int32], [Double], [Int32], [Double]) = ([], [], [], [])
        // In the order of their keys, so that the same rows are the same bytes.
        for (key, row) in rows.sorted(by: { Self.fields(of: $0.key).lexicographicallyPrecedes(Self.fields(of: $1.key)) }) {
            fields += Self.fields(of: key)
            fields += [Int32(truncatingIfNeeded: row.lastEvent), Int32(row.counts.things.count)]
            totals.append(row.counts.total)
            things += row.counts.things
            counts += row.counts.counts
        }
        return SuggestionState.Contexts(
            rows: Packed(fields), totals: Packed(totals), things: Packed(things), counts: Packed(counts))
    }

    private static func fields(of key: ContextKey) -> [Int32] {
        [Int32(key.feature.rawValue), key.first, key.second, key.third, Int32(bitPattern: key.number)]
    }

    private static let fieldCount = 7

    /// - Throws: `SuggestionStateError` where it can't have been learned so, of so many actions.
    init(_ state: SuggestionState.Contexts, actionCount: Int) throws(SuggestionStateError) {
        let (fields, things, counts) = (state.rows.numbers, state.things.numbers, state.counts.numbers)
        let rowCount = state.totals.numbers.count
        guard fields.count == rowCount * Self.fieldCount, rowCount <= Self.mostRows, things.count == counts.count else {
            throw .damaged
        }
        var rows: [ContextKey: Row] = [:]
        var start = 0
        for row in 0..<rowCount {
            let fields = Array(fields[row * Self.fieldCount..<(row + 1) * Self.fieldCount])
            let end = start + Int(fields[6])
            guard let key = Self.key(fields, actionCount), fields[5] >= 0, start...things.count ~= end else {
                throw .damaged
            }
            let limit = key.feature.countsRanks ? RankClass.far + 1 : actionCount
            let row = Row(
                counts: try DecayedCounts(
                    total: state.totals.numbers[row], things: Array(things[start..<end]),
                    counts: Array(counts[start..<end]), below: limit),
                lastEvent: Int(fields[5]))
            guard rows.updateValue(row, forKey: key) == nil else { throw .damaged }
            start = end
        }
        guard start == things.count else { throw .damaged }
        self.init(rows)
    }

    private static func key(_ fields: [Int32], _ actionCount: Int) -> ContextKey? {
        guard let feature = Feature(rawValue: Int(fields[0])),
            fields[1...3].allSatisfy({ (ContextKey.any..<Int32(truncatingIfNeeded: actionCount)).contains($0) })
        else { return nil }
        return ContextKey(
            feature, first: fields[1], second: fields[2], third: fields[3], number: UInt32(bitPattern: fields[4]))
    }
}
