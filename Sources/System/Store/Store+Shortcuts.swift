// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Sentences

extension Store {
    /// How many shortcuts are kept at most.
    package static let shortcutLimit = 5_000

    /// Keeps a shortcut and gives it with the number it got.
    ///
    /// - Parameters:
    ///   - content: What it does, as a binary property list.
    ///   - replaces: Whether it may take the place of one of the same name. What leads to that, a phrase or a gesture,
    ///     leads to this one then; what it was allowed is forgotten.
    /// - Throws: ``StoreError`` of kind `nameTaken` when another has the same normalized name, of kind `tooMany`.
    package func add(
        _ shortcut: ShortcutRecord, content: Data, replacing replaces: Bool = false
    ) throws(StoreError) -> ShortcutRecord {
        try database.transaction { () throws(StoreError) in
            if replaces, let former = try self.shortcut(normalized: shortcut.normalized) {
                return try replace(former, by: shortcut, content)
            }
            try checkIsFree(shortcut.name, shortcut.normalized)
            guard try database.number("SELECT count(*) FROM shortcuts") ?? 0 < Self.shortcutLimit else {
                throw StoreError(
                    .tooMany, reason: "at most \(Self.shortcutLimit) shortcuts can be stored",
                    remedy: "delete some that you no longer need")
            }
            try database.run(
                """
                INSERT INTO shortcuts
                (identifier, name, normalized, color, glyph, actions, added, changed, content)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    .text(shortcut.identifier.uuidString), .text(shortcut.name), .text(shortcut.normalized),
                    .integer(Int(shortcut.color)), .integer(shortcut.glyph), .integer(shortcut.actionCount),
                    .date(shortcut.added), .date(shortcut.changed), .blob(content),
                ])
            var kept = shortcut
            kept.id = database.lastRow
            return kept
        }
    }

    private func replace(
        _ former: ShortcutRecord, by shortcut: ShortcutRecord, _ content: Data
    ) throws(StoreError) -> ShortcutRecord {
        for table in ["shortcut_permissions", "app_run_permissions"] {
            try database.run("DELETE FROM \(table) WHERE shortcut = ?", [.integer(former.id)])
        }
        try database.run(
            "UPDATE shortcuts SET name = ?, color = ?, glyph = ?, actions = ?, changed = ?, content = ? WHERE id = ?",
            [
                .text(shortcut.name), .integer(Int(shortcut.color)), .integer(shortcut.glyph),
                .integer(shortcut.actionCount), .date(shortcut.changed), .blob(content), .integer(former.id),
            ])
        return try self.shortcut(former.identifier) ?? shortcut
    }

    /// Every shortcut, by its name.
    package func shortcuts() throws(StoreError) -> [ShortcutRecord] { try shortcuts(where: "TRUE", []) }

    /// The shortcuts that were run last, then those that were changed last.
    package func latestShortcuts(_ limit: Int) throws(StoreError) -> [ShortcutRecord] {
        let turn = "(SELECT turn FROM donated_actions WHERE shortcut = shortcuts.id)"
        return try shortcuts(
            where: "TRUE", [.integer(limit)], order: "\(turn) DESC NULLS LAST, changed DESC LIMIT ?")
    }

    /// The shortcut whose name has this normalized form; nil when there is none.
    package func shortcut(normalized: String) throws(StoreError) -> ShortcutRecord? {
        try shortcuts(where: "normalized = ?", [.text(normalized)]).first
    }

    /// The shortcut by which links know it; nil when there is none.
    package func shortcut(_ identifier: UUID) throws(StoreError) -> ShortcutRecord? {
        try shortcuts(where: "identifier = ?", [.text(identifier.uuidString)]).first
    }

    /// What a shortcut does, as a binary property list; nil when there is none of the number.
    package func content(ofShortcut id: Int) throws(StoreError) -> Data? {
        try database.rows("SELECT content FROM shortcuts WHERE id = ?", [.integer(id)]) { row throws(StoreError) in
            try row.blob(0)
        }.first
    }

    /// Gives a shortcut another name.
    ///
    /// - Throws: ``StoreError`` of kind `nameTaken` when another has the same normalized name, of kind `notFound`.
    package func renameShortcut(
        _ id: Int, to name: String, normalized: String, at moment: Date
    ) throws(StoreError) {
        try database.transaction { () throws(StoreError) in
            try checkIsFree(name, normalized, besides: id)
            try database.run(
                "UPDATE shortcuts SET name = ?, normalized = ?, changed = ? WHERE id = ?",
                [.text(name), .text(normalized), .date(moment), .integer(id)])
            guard database.changes > 0 else { throw Self.noShortcut(name) }
        }
    }

    /// Forgets a shortcut and all that it was allowed.
    ///
    /// - Returns: False when there was none.
    package func deleteShortcut(_ id: Int) throws(StoreError) -> Bool {
        try database.run("DELETE FROM shortcuts WHERE id = ?", [.integer(id)])
        return database.changes > 0
    }

    // MARK: - Permissions

    /// What the person said of a permission; nil if they were not asked yet.
    ///
    /// - Parameter app: The app that started the run; nil for runs that the person starts.
    package func isAllowed(
        _ permission: ShortcutPermission, of shortcut: Int, startedBy app: String? = nil
    ) throws(StoreError) -> Bool? {
        let (table, condition) =
            app == nil ? ("shortcut_permissions", "") : ("app_run_permissions", " AND app = ?")
        let values: [SQLValue] = [
            .integer(shortcut), .text(permission.kind.rawValue), .text(permission.subject),
        ]
        return try database.number(
            "SELECT allowed FROM \(table) WHERE shortcut = ? AND kind = ? AND subject = ?\(condition)",
            values + (app.map { [.text($0)] } ?? [])
        ).map { $0 != 0 }
    }

    /// Keeps what the person said of a permission; of a shortcut or an app that has gone, nothing.
    ///
    /// - Parameter app: The app that started the run; nil for runs that the person starts.
    package func set(
        _ permission: ShortcutPermission, of shortcut: Int, to isAllowed: Bool, startedBy app: String? = nil
    ) throws(StoreError) {
        let values: [SQLValue] = [
            .text(permission.kind.rawValue), .text(permission.subject), .integer(isAllowed ? 1 : 0),
            .integer(shortcut),
        ]
        guard let app else {
            return try database.run(
                """
                INSERT OR REPLACE INTO shortcut_permissions (shortcut, kind, subject, allowed)
                SELECT id, ?, ?, ? FROM shortcuts WHERE id = ?
                """, values)
        }
        try database.run(
            """
            INSERT OR REPLACE INTO app_run_permissions (app, shortcut, kind, subject, allowed)
            SELECT apps.identifier, shortcuts.id, ?, ?, ? FROM shortcuts, apps
            WHERE shortcuts.id = ? AND apps.identifier = ?
            """, values + [.text(app)])
    }

    // MARK: -

    private func checkIsFree(_ name: String, _ normalized: String, besides id: Int = 0) throws(StoreError) {
        guard let taken = try shortcut(normalized: normalized), taken.id != id else { return }
        throw StoreError(
            .nameTaken, reason: "the shortcut ‘\(taken.name)’ already exists",
            remedy: "rename ‘\(name)’, or delete the other one first")
    }

    /// That a shortcut which somebody knows no longer exists.
    package static func noShortcut(_ name: String) -> StoreError {
        StoreError(.notFound, reason: "the shortcut ‘\(name)’ was deleted", remedy: "import it again")
    }

    private func shortcuts(
        where condition: String, _ values: [SQLValue], order: String = "normalized"
    ) throws(StoreError) -> [ShortcutRecord] {
        let sql =
            """
            SELECT id, identifier, name, normalized, color, glyph, actions, added, changed
            FROM shortcuts WHERE \(condition) ORDER BY \(order)
            """
        return try database.rows(sql, values) { row throws(StoreError) in
            guard let identifier = UUID(uuidString: try row.text(1)) else { throw row.damaged(1) }
            guard let color = UInt32(exactly: try row.integer(4)) else { throw row.damaged(4) }
            return ShortcutRecord(
                id: try row.integer(0), identifier: identifier, name: try row.text(2), normalized: try row.text(3),
                color: color, glyph: try row.integer(5), actionCount: try row.integer(6),
                added: try row.date(7), changed: try row.date(8))
        }
    }
}
