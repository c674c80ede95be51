// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Sentences
package import Wire

extension Store {
    /// Keeps an activity in place of the one that it is, or beside the app's other actions, of which the least
    /// recently used go where there are too many.
    ///
    /// An activity is the one with its persistent identifier; without one, the one of its type with the same
    /// `userInfo` and no identifier either.
    ///
    /// - Parameters:
    ///   - record: Its `id` is the row that the activity had so far, and 0 where that is not known. Such a row is
    ///     taken only if it is of the same type and has no identifier.
    ///   - limit: How many actions one app keeps, its donated intents among them.
    /// - Returns: Where the activity is now, and what has made room for it; nil if the person does not want the app
    ///   learned from: nothing is kept then.
    /// - Throws: ``StoreError`` of kind `notFound` when there is no such app.
    package func keep(_ record: ActivityRecord, atMost limit: Int) throws(StoreError) -> KeptActivity? {
        let activity = record.activity
        let text = try database.text(of: activity, remedy: "put fewer kinds of values into its userInfo") {
            "the activity ‘\(activity.activityType)’ cannot be stored: \($0)"
        }
        return try database.transaction { () throws(StoreError) in
            try forgetExpired(at: record.used)
            guard try learns(from: record.app) else { return nil }
            let alike = try rows(like: record)
            let row = alike.first ?? 0
            for other in alike.dropFirst() {
                try database.run("DELETE FROM activities WHERE id = ?", [.integer(other)])
            }
            let kept = try write(record, text, to: row)
            return KeptActivity(row: kept, forgotten: try forgetSurplusActions(of: record.app, above: limit))
        }
    }

    /// The activities of an app, or of all, that have not expired; the last used first.
    package func activities(of app: String? = nil, at now: Date) throws(StoreError) -> [ActivityRecord] {
        let condition = app == nil ? "TRUE" : "app = ?"
        return try activities(where: "\(condition) AND \(Self.isAlive)", (app.map { [.text($0)] } ?? []) + [.date(now)])
    }

    /// Nil when there is none, or it has expired.
    package func activity(_ id: Int, at now: Date) throws(StoreError) -> ActivityRecord? {
        try activities(where: "id = ? AND \(Self.isAlive)", [.integer(id), .date(now)]).first
    }

    /// Remembers that the activity was used just now.
    package func markActivity(_ id: Int, used: Date) throws(StoreError) {
        try database.run(
            "UPDATE activities SET used = ? WHERE id = ?", [.date(used), .integer(id)])
    }

    /// Remembers that an app's activity was used just now, which is found as one to be kept is; one that is not kept
    /// is no error.
    package func markActivity(_ activity: ActivityPayload, of app: String, used: Date) throws(StoreError) {
        try database.transaction { () throws(StoreError) in
            for row in try rows(like: ActivityRecord(app: app, activity: activity, used: used)) {
                try database.run("UPDATE activities SET used = ? WHERE id = ?", [.date(used), .integer(row)])
            }
        }
    }

    /// The number of the action that an app's activity is; nil if none is kept.
    package func action(of activity: ActivityPayload, of app: String) throws(StoreError) -> Int? {
        guard let row = try rows(like: ActivityRecord(app: app, activity: activity, used: .distantPast)).first else {
            return nil
        }
        return try database.number("SELECT id FROM donated_actions WHERE activity = ?", [.integer(row)])
    }

    /// Removes an activity and gives it; nil when there is none.
    package func removeActivity(_ id: Int) throws(StoreError) -> ActivityRecord? {
        try database.transaction { () throws(StoreError) in
            let found = try activities(where: "id = ?", [.integer(id)]).first
            try database.run("DELETE FROM activities WHERE id = ?", [.integer(id)])
            return found
        }
    }

    /// Removes what is kept in place of which the record would be.
    ///
    /// - Parameter record: Its `id` is as for ``keep(_:atMost:)``.
    package func removeActivities(like record: ActivityRecord) throws(StoreError) {
        try database.transaction { () throws(StoreError) in
            for row in try rows(like: record) {
                try database.run("DELETE FROM activities WHERE id = ?", [.integer(row)])
            }
        }
    }

    /// Removes the app's activities with these persistent identifiers; all or none.
    package func removeActivities(of app: String, identifiers: [String]) throws(StoreError) {
        try database.transaction { () throws(StoreError) in
            for identifier in identifiers {
                try database.run(
                    "DELETE FROM activities WHERE app = ? AND identifier = ?", [.text(app), .text(identifier)])
            }
        }
    }

    /// Removes all the app's activities.
    package func removeActivities(of app: String) throws(StoreError) {
        try database.run("DELETE FROM activities WHERE app = ?", [.text(app)])
    }
}

// MARK: - Rows

extension Store {
    private static let isAlive = "(expires IS NULL OR expires > ?)"

    func forgetExpired(at now: Date) throws(StoreError) {
        try database.run("DELETE FROM activities WHERE expires <= ?", [.date(now)])
    }

    /// The rows of what the record stands for, the one to write to first.
    private func rows(like record: ActivityRecord) throws(StoreError) -> [Int] {
        let app = SQLValue.text(record.app)
        let type = SQLValue.text(record.activity.activityType)
        let found: [ActivityRecord]
        if let identifier = record.activity.persistentIdentifier {
            found = try activities(where: "app = ? AND identifier = ?", [app, .text(identifier)])
        } else {
            let userInfo = record.activity.kept.userInfo
            found = try activities(where: "app = ? AND type = ? AND identifier IS NULL", [app, type])
                .filter { $0.activity.userInfo == userInfo }
        }
        // The row it had so far, before its userInfo changed or it got an identifier.
        let earlier = "id = ? AND app = ? AND type = ? AND identifier IS NULL"
        let known = try activities(where: earlier, [.integer(record.id), app, type]).map(\.id)
        return found.map(\.id) + known.filter { id in !found.contains { $0.id == id } }
    }

    /// - Parameter row: The row to overwrite; 0 for a new one.
    private func write(_ record: ActivityRecord, _ text: String, to row: Int) throws(StoreError) -> Int {
        let activity = record.activity
        let values: [SQLValue] = [
            .text(record.app), .text(activity.activityType), activity.persistentIdentifier.map(SQLValue.text) ?? .null,
            .text(activity.title ?? ""), .text(text), activity.expirationDate.map(SQLValue.date) ?? .null,
            .date(record.used),
        ]
        if row == 0 {
            try database.run(
                """
                INSERT INTO activities (app, type, identifier, title, activity, expires, used)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """, values)
            return database.lastRow
        }
        try database.run(
            """
            UPDATE activities SET app = ?, type = ?, identifier = ?, title = ?, activity = ?, expires = ?, used = ?
            WHERE id = ?
            """, values + [.integer(row)])
        return row
    }

    private func activities(where condition: String, _ values: [SQLValue]) throws(StoreError) -> [ActivityRecord] {
        let sql = "SELECT id, app, activity, used FROM activities WHERE \(condition) ORDER BY used DESC, id DESC"
        return try database.rows(sql, values) { row throws(StoreError) in
            ActivityRecord(
                id: try row.integer(0), app: try row.text(1), activity: try row.value(2),
                used: try row.date(3))
        }
    }
}
