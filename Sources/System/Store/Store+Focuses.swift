// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import IntentValues
import Sentences

extension Store {
    /// How many focuses are kept at most.
    package static let focusLimit = 100
    /// How many filters of one focus are kept at most.
    package static let filterLimit = 200
    /// How many bytes the values of one filter are at most.
    package static let filterBytes = 64 << 10

    /// Every focus, in the order in which they were added.
    package func focuses() throws(StoreError) -> [FocusRecord] { try focuses(where: "TRUE", []) }

    /// The focus whose name has this normalized form; nil when there is none.
    package func focus(normalized: String) throws(StoreError) -> FocusRecord? {
        try focuses(where: "normalized = ?", [.text(normalized)]).first
    }

    /// Keeps a focus, which is off.
    ///
    /// - Throws: ``StoreError`` of kind `nameTaken` when another has the same normalized name, of kind `tooMany`.
    package func addFocus(_ name: String, normalized: String) throws(StoreError) -> FocusRecord {
        try database.transaction { () throws(StoreError) in
            if let other = try focus(normalized: normalized) {
                throw StoreError(
                    .nameTaken, reason: "the focus ‘\(other.name)’ already exists", remedy: "choose another name")
            }
            guard try database.number("SELECT count(*) FROM focuses") ?? 0 < Self.focusLimit else {
                throw StoreError(
                    .tooMany, reason: "at most \(Self.focusLimit) focuses can exist",
                    remedy: "remove some that you no longer need")
            }
            try database.run(
                "INSERT INTO focuses (name, normalized) VALUES (?, ?)", [.text(name), .text(normalized)])
            return FocusRecord(id: database.lastRow, name: name)
        }
    }

    /// Forgets a focus and its filters.
    ///
    /// - Returns: False when there was none.
    package func removeFocus(_ id: Int) throws(StoreError) -> Bool {
        try database.run("DELETE FROM focuses WHERE id = ?", [.integer(id)])
        return database.changes > 0
    }

    /// Turns a focus on, and the one off that was; nil turns that off alone.
    ///
    /// - Returns: The one that was on before; nil if none was.
    /// - Throws: ``StoreError`` of kind `notFound` when there is no such focus; nothing has changed then.
    package func turnOnFocus(_ id: Int?) throws(StoreError) -> FocusRecord? {
        try database.transaction { () throws(StoreError) in
            let former = try focuses(where: "is_on = 1", []).first
            try database.run("UPDATE focuses SET is_on = NULL WHERE is_on = 1")
            guard let id else { return former }
            try database.run("UPDATE focuses SET is_on = 1 WHERE id = ?", [.integer(id)])
            guard database.changes > 0 else { throw Self.noFocus }
            return former
        }
    }

    /// Keeps what was chosen for a filter, in place of what was before.
    ///
    /// - Throws: ``StoreError`` of kind `notFound` when there is no such focus or app, of kind `tooMany` where there
    ///   are too many filters, or too many bytes.
    package func setFilter(_ filter: FocusRecord.Filter, ofFocus id: Int) throws(StoreError) {
        let values = try database.text(of: filter.values) { "the values of \(filter.intent) cannot be stored: \($0)" }
        guard values.utf8.count <= Self.filterBytes else {
            throw StoreError(
                .tooMany, reason: "the values of \(filter.intent) are too large", remedy: "use shorter values")
        }
        try database.transaction { () throws(StoreError) in
            try checkIsInstalled(filter.app)
            guard let focus = try focuses(where: "id = ?", [.integer(id)]).first else { throw Self.noFocus }
            let isNew = !focus.filters.contains { $0.app == filter.app && $0.intent == filter.intent }
            guard !isNew || focus.filters.count < Self.filterLimit else {
                throw StoreError(
                    .tooMany, reason: "a focus can have at most \(Self.filterLimit) filters",
                    remedy: "clear some that you no longer need")
            }
            try database.run(
                "INSERT OR REPLACE INTO focus_filters (focus, app, intent, parameters) VALUES (?, ?, ?, ?)",
                [.integer(id), .text(filter.app), .text(filter.intent), .text(values)])
        }
    }

    /// Forgets what was chosen for the filters of an app, or for one of them, and gives it.
    package func removeFilters(
        of app: String, _ intent: String? = nil, fromFocus id: Int
    ) throws(StoreError) -> [FocusRecord.Filter] {
        try database.transaction { () throws(StoreError) in
            let found = try focuses(where: "id = ?", [.integer(id)]).first?.filters ?? []
            let removed = found.filter { $0.app == app && (intent == nil || $0.intent == intent) }
            for filter in removed {
                try database.run(
                    "DELETE FROM focus_filters WHERE focus = ? AND app = ? AND intent = ?",
                    [.integer(id), .text(filter.app), .text(filter.intent)])
            }
            return removed
        }
    }

    /// What was chosen for a filter of the focus that is on; nil if none is, or nothing was.
    package func filterValues(_ intent: String, of app: String) throws(StoreError) -> [String: IntentValue]? {
        try database.rows(
            """
            SELECT parameters FROM focus_filters WHERE app = ? AND intent = ?
            AND focus = (SELECT id FROM focuses WHERE is_on = 1)
            """, [.text(app), .text(intent)]
        ) { row throws(StoreError) in try row.value(0, as: [String: IntentValue].self) }.first
    }

    private func focuses(where condition: String, _ values: [SQLValue]) throws(StoreError) -> [FocusRecord] {
        var filters: [Int: [FocusRecord.Filter]] = [:]
        let rows = try database.rows(
            """
            SELECT focus, app, intent, parameters FROM focus_filters
            WHERE focus IN (SELECT id FROM focuses WHERE \(condition)) ORDER BY app, intent
            """, values
        ) { row throws(StoreError) in
            (
                try row.integer(0),
                FocusRecord.Filter(app: try row.text(1), intent: try row.text(2), values: try row.value(3))
            )
        }
        for (focus, filter) in rows { filters[focus, default: []].append(filter) }
        return try database.rows(
            "SELECT id, name, is_on FROM focuses WHERE \(condition) ORDER BY id", values
        ) { row throws(StoreError) in
            let id = try row.integer(0)
            return FocusRecord(
                id: id, name: try row.text(1), isOn: try row.optionalInteger(2) != nil, filters: filters[id] ?? [])
        }
    }

    private static var noFocus: StoreError {
        StoreError(.notFound, reason: "the focus is gone", remedy: "add it again")
    }
}
