// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What was done under each condition that was met; of too many the half that was not met for longest goes.
struct ConditionTable: Sendable {
    struct Row: Sendable {
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

    /// Nil if a condition was never met.
    subscript(condition: Condition) -> DecayedCounts? { places[condition].map { rows[$0].counts } }

    mutating func add(_ thing: Int, under condition: Condition, keeping keep: Float, event: Int) {
        let place: Int
        if let known = places[condition] {
            place = known
        } else {
            if rows.count >= Constants.mostConditions {
                let middle = rows.map(\.lastEvent).sorted()[rows.count / 2]
                self = ConditionTable(rows.filter { $0.lastEvent >= middle })
            }
            place = rows.count
            places[condition] = place
            rows.append(Row(condition: condition))
        }
        rows[place].counts.add(thing, keeping: keep)
        rows[place].lastEvent = event
    }

    /// - Parameter share: What is left of the count of a thing.
    mutating func reduce(_ thing: Int, under condition: Condition, to share: Float) {
        if let place = places[condition] { rows[place].counts.reduce(thing, to: share) }
    }

    /// Forgets actions, also where they are part of a condition.
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
                row.condition.feature != nil && row.condition.actions.allSatisfy(actions.contains)
                    && row.counts.isSound(row.condition.feature == .recency ? 0..<Constants.mostActions : actions)
            }
    }
}
