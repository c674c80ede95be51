// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Wire

extension Store {
    /// The shortcuts of an app, or of all: donated intents and kept activities together, the last used first.
    ///
    /// - Parameters:
    ///   - limit: How many at most.
    ///   - now: Activities that have expired are left out.
    package func shortcuts(
        of app: String? = nil, limit: Int = .max, at now: Date
    ) throws(StoreError) -> [ShortcutRecord] {
        let owner = app == nil ? "TRUE" : "s.app = ?"
        return try shortcuts(
            where: "\(owner) AND (a.expires IS NULL OR a.expires > ?) ORDER BY s.turn DESC LIMIT ?",
            (app.map { [.text($0)] } ?? []) + [.real(now.timeIntervalSince1970), .integer(limit)])
    }

    /// Nil when there is none.
    ///
    /// - Parameter now: One of an activity that has expired is none; without a time it may be there yet.
    package func shortcut(_ id: Int, at now: Date? = nil) throws(StoreError) -> ShortcutRecord? {
        try shortcuts(
            where: "s.id = ? AND (a.expires IS NULL OR a.expires > ?)",
            [.integer(id), .real(now?.timeIntervalSince1970 ?? -.infinity)]
        ).first
    }

    /// The number of a donated shortcut; nil where it was never donated.
    package func shortcut(of identity: ShortcutIdentity) throws(StoreError) -> Int? {
        try database.number(
            "SELECT id FROM shortcuts WHERE app = ? AND intent = ? AND key = ?",
            [.text(identity.app), .text(identity.intent), .text(identity.key)])
    }

    /// Remembers that the system has just had a donated shortcut carried out; one that was never donated is no error.
    package func markShortcut(_ identity: ShortcutIdentity, used: Date) throws(StoreError) {
        let moment = SQLValue.real(used.timeIntervalSince1970)
        try database.run(
            """
            UPDATE shortcuts SET used = ?, ran = ?, turn = \(Self.nextTurn), run_turn = \(Self.nextTurn)
            WHERE app = ? AND intent = ? AND key = ?
            """,
            [moment, moment, .text(identity.app), .text(identity.intent), .text(identity.key)])
    }

    /// Forgets those of an app's shortcuts that were not used for longest, until no more than the limit are left.
    ///
    /// - Returns: Which are gone, and how many donations with them.
    func forgetSurplusShortcuts(of app: String, above limit: Int) throws(StoreError) -> RemovedDonations {
        let surplus = try database.rows(
            "SELECT id, activity, donations FROM shortcuts WHERE app = ? ORDER BY turn DESC LIMIT -1 OFFSET ?",
            [.text(app), .integer(limit)]
        ) { row throws(StoreError) in
            (id: try row.integer(0), activity: try row.optionalInteger(1), donations: try row.integer(2))
        }
        for (id, activity, _) in surplus {
            if let activity {
                try database.run("DELETE FROM activities WHERE id = ?", [.integer(activity)])
            } else {
                try database.run("DELETE FROM shortcuts WHERE id = ?", [.integer(id)])
            }
        }
        if !surplus.isEmpty, try lostDonations() >= Self.sweptAtOnce { try sweepLostDonations() }
        return RemovedDonations(count: surplus.map(\.donations).reduce(0, +), shortcuts: surplus.map(\.id))
    }

    /// To find the donations of a shortcut that is gone the whole table has to be read, so it is done for many.
    private static let sweptAtOnce = 10_000

    private func lostDonations() throws(StoreError) -> Int {
        try database.number("SELECT ifnull(sum(donations), 0) FROM lost_shortcuts") ?? 0
    }

    /// Deletes the donations of shortcuts that are gone.
    func sweepLostDonations() throws(StoreError) {
        guard try lostDonations() > 0 else { return }
        try database.run("DELETE FROM donations WHERE shortcut IN (SELECT shortcut FROM lost_shortcuts)")
        try database.run("DELETE FROM lost_shortcuts")
    }

    private func shortcuts(where condition: String, _ values: [SQLValue]) throws(StoreError) -> [ShortcutRecord] {
        try database.rows(
            """
            SELECT s.id, s.app, s.used, s.donations, s.intent, s.content, s.activity, a.activity
            FROM shortcuts s LEFT JOIN activities a ON a.id = s.activity WHERE \(condition)
            """, values
        ) { row throws(StoreError) in
            ShortcutRecord(
                id: try row.integer(0), app: try row.text(1), content: try Self.content(row),
                used: try row.date(2), donations: try row.integer(3))
        }
    }

    private static func content(_ row: Row) throws(StoreError) -> ShortcutRecord.Content {
        if let activity = try row.optionalInteger(6) {
            return .activity(id: activity, try row.value(7, as: ActivityPayload.self))
        }
        return .intent(name: try row.text(4), try row.value(5, as: IntentPayload.self))
    }
}
