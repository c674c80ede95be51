// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What was done under each of the conditions that were met; of too many the half that was not met for longest goes.
struct ConditionTable: Sendable {
    struct Row: Codable, Sendable {
        let condition: Condition
        var counts = DecayedCounts()
        /// The number of the event that it counted last.
        var lastEvent = 0
    }

    private(set) var rows: [Row]
    /// Where the row of each condition is.
    private var places: [Condition: Int]

    init(_ rows: [Row] = []) {
        self.rows = rows
        places = Dictionary(rows.enumerated().map { ($0.element.condition, $0.offset) }) { first, _ in first }
    }

    /// Nothing where a condition was never met.
    subscript(condition: Condition) -> DecayedCounts { places[condition].map { rows[$0].counts } ?? DecayedCounts() }

    mutating func add(_ thing: Int, under condition: Condition, keeping keep: Double, event: Int) {
        if places[condition] == nil {
            if rows.count >= Constants.mostConditions {
                let middle = rows.map(\.lastEvent).sorted()[rows.count / 2]
                self = ConditionTable(rows.filter { $0.lastEvent >= middle })
            }
            places[condition] = rows.count
            rows.append(Row(condition: condition))
        }
        guard let place = places[condition] else { return }
        rows[place].counts.add(thing, keeping: keep)
        rows[place].lastEvent = event
    }

    /// - Parameter share: What is left of the count of a thing.
    mutating func reduce(_ thing: Int, under condition: Condition, to share: Double) {
        if let place = places[condition] { rows[place].counts.reduce(thing, to: share) }
    }

    /// Forgets actions, as conditions too.
    mutating func remove(_ actions: Set<Int>) {
        rows.removeAll { !actions.isDisjoint(with: $0.condition.actions) }
        for place in rows.indices where rows[place].condition.feature != .recency {
            for action in actions { rows[place].counts.reduce(action, to: 0) }
        }
        self = ConditionTable(rows)
    }

    func isSound(_ actions: Range<Int>) -> Bool {
        rows.count <= Constants.mostConditions && places.count == rows.count
            && rows.allSatisfy { row in
                row.condition.actions.allSatisfy(actions.contains)
                    && row.counts.isSound(row.condition.feature == .recency ? 0..<Constants.mostActions : actions)
            }
    }
}

extension ConditionTable: Codable {
    init(from decoder: any Decoder) throws {
        self.init(try [Row](from: decoder))
    }

    func encode(to encoder: any Encoder) throws {
        try rows.encode(to: encoder)
    }
}
