// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Wire

extension Store {
    /// The actions of an app, or of all, with the shortcuts that were run: the last used first.
    ///
    /// - Parameters:
    ///   - limit: How many at most.
    ///   - now: Activities that have expired are left out.
    package func actions(
        of app: String? = nil, limit: Int = .max, at now: Date
    ) throws(StoreError) -> [DonatedActionRecord] {
        let owner = app == nil ? "TRUE" : "s.app = ?"
        return try actions(
            where: "\(owner) AND (a.expires IS NULL OR a.expires > ?) ORDER BY s.turn DESC LIMIT ?",
            (app.map { [.text($0)] } ?? []) + [.date(now), .integer(limit)])
    }

    /// Nil when there is none.
    ///
    /// - Parameter now: An action of an expired activity is left out; without a time it is included.
    package func action(_ id: Int, at now: Date? = nil) throws(StoreError) -> DonatedActionRecord? {
        try actions(
            where: "s.id = ? AND (a.expires IS NULL OR a.expires > ?)",
            [.integer(id), .real(now?.timeIntervalSince1970 ?? -.infinity)]
        ).first
    }

    /// The number of a donated action; nil if it was never donated.
    package func action(of identity: DonatedActionIdentity) throws(StoreError) -> Int? {
        try database.number(
            "SELECT id FROM donated_actions WHERE app = ? AND intent = ? AND key = ?",
            [.text(identity.app), .text(identity.intent), .text(identity.key)])
    }

    /// Remembers that the system has just had a donated action carried out; one that was never donated is no error.
    package func markAction(_ identity: DonatedActionIdentity, used: Date) throws(StoreError) {
        let moment = SQLValue.date(used)
        try database.run(
            """
            UPDATE donated_actions SET used = ?, ran = ?, turn = \(Self.nextTurn), run_turn = \(Self.nextTurn)
            WHERE app = ? AND intent = ? AND key = ?
            """,
            [moment, moment, .text(identity.app), .text(identity.intent), .text(identity.key)])
    }

    /// How many shortcuts are kept as actions at most: those that were run last.
    static let shortcutActionLimit = 100

    /// Remembers that a shortcut has just been run, which may be offered from then on; one that has gone is no error.
    package func markShortcut(_ identifier: UUID, used: Date) throws(StoreError) {
        let moment = SQLValue.date(used)
        try database.transaction { () throws(StoreError) in
            try database.run(
                """
                INSERT INTO donated_actions (shortcut, used, ran, turn, run_turn)
                SELECT id, ?, ?, \(Self.nextTurn), \(Self.nextTurn) FROM shortcuts WHERE identifier = ?
                ON CONFLICT (shortcut) DO UPDATE SET
                used = excluded.used, ran = excluded.ran, turn = excluded.turn, run_turn = excluded.run_turn
                """,
                [moment, moment, .text(identifier.uuidString)])
            try database.run(
                """
                DELETE FROM donated_actions WHERE id IN (SELECT id FROM donated_actions
                WHERE shortcut IS NOT NULL ORDER BY turn DESC LIMIT -1 OFFSET \(Self.shortcutActionLimit))
                """)
        }
    }

    /// Forgets those of an app's actions that were not used for longest, until no more than the limit are left.
    ///
    /// - Returns: Which are gone, and how many donations with them.
    func forgetSurplusActions(of app: String, above limit: Int) throws(StoreError) -> RemovedDonations {
        let surplus = try database.rows(
            "SELECT id, activity, donations FROM donated_actions WHERE app = ? ORDER BY turn DESC LIMIT -1 OFFSET ?",
            [.text(app), .integer(limit)]
        ) { row throws(StoreError) in
            (id: try row.integer(0), activity: try row.optionalInteger(1), donations: try row.integer(2))
        }
        for (id, activity, _) in surplus {
            if let activity {
                try database.run("DELETE FROM activities WHERE id = ?", [.integer(activity)])
            } else {
                try database.run("DELETE FROM donated_actions WHERE id = ?", [.integer(id)])
            }
        }
        if !surplus.isEmpty, try lostDonations() >= Self.sweptAtOnce { try sweepLostDonations() }
        return RemovedDonations(count: surplus.map(\.donations).reduce(0, +), actions: surplus.map(\.id))
    }

    /// To find the donations of an action that is gone the whole table has to be read, so it is done for many.
    private static let sweptAtOnce = 10_000

    private func lostDonations() throws(StoreError) -> Int {
        try database.number("SELECT ifnull(sum(donations), 0) FROM lost_actions") ?? 0
    }

    /// Deletes the donations of actions that are gone.
    func sweepLostDonations() throws(StoreError) {
        guard try lostDonations() > 0 else { return }
        try database.run("DELETE FROM donations WHERE action IN (SELECT action FROM lost_actions)")
        try database.run("DELETE FROM lost_actions")
    }

    private func actions(where condition: String, _ values: [SQLValue]) throws(StoreError) -> [DonatedActionRecord] {
        try database.rows(
            """
            SELECT s.id, ifnull(s.app, '\(ShortcutRecord.app)'), s.used, s.donations, s.intent, s.content, s.activity,
            a.activity, c.identifier, c.name
            FROM donated_actions s LEFT JOIN activities a ON a.id = s.activity
            LEFT JOIN shortcuts c ON c.id = s.shortcut WHERE \(condition)
            """, values
        ) { row throws(StoreError) in
            DonatedActionRecord(
                id: try row.integer(0), app: try row.text(1), content: try Self.content(row),
                used: try row.date(2), donations: try row.integer(3))
        }
    }

    private static func content(_ row: Row) throws(StoreError) -> DonatedActionRecord.Content {
        if let activity = try row.optionalInteger(6) {
            return .activity(id: activity, try row.value(7, as: ActivityPayload.self))
        }
        if let text = try row.optionalText(8) {
            guard let identifier = UUID(uuidString: text) else { throw row.damaged(8) }
            return .shortcut(identifier, name: try row.text(9))
        }
        return .intent(name: try row.text(4), try row.value(5, as: IntentPayload.self))
    }
}
