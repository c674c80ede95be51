// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences

extension Store {
    /// Enters an app that a team has signed, or replaces its entry; its phrases stay.
    ///
    /// - Throws: ``StoreError`` as ``checkClaim(to:by:)`` does, or when the disk refuses.
    package func record(_ app: AppRecord, by team: TeamRecord) throws(StoreError) {
        var app = app
        app.team = team.identifier
        appChanges += 1
        try database.transaction { () throws(StoreError) in
            try checkClaim(to: app, by: team)
            try pin(team, at: app.installed)
            try enter(app)
        }
    }

    func enter(_ app: AppRecord) throws(StoreError) {
        try database.run(
            """
            INSERT INTO apps (identifier, name, path, installed, team) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (identifier) DO UPDATE
            SET name = excluded.name, path = excluded.path, installed = excluded.installed, team = excluded.team
            """,
            [
                .text(app.identifier), .text(app.name), .text(app.path),
                .date(app.installed), app.team.map(SQLValue.text) ?? .null,
            ])
        try database.run("DELETE FROM extensions WHERE app = ?", [.text(app.identifier)])
        for part in app.extensions {
            try database.run(
                "INSERT OR REPLACE INTO extensions (identifier, app, kind, path) VALUES (?, ?, ?, ?)",
                [.text(part.identifier), .text(app.identifier), .text(part.kind), .text(part.path)])
        }
    }

    /// Every installed app, by identifier.
    package func apps() throws(StoreError) -> [AppRecord] {
        try apps(where: "TRUE", [])
    }

    /// - Throws: ``StoreError`` of kind `notFound` when there is no such app.
    func checkIsInstalled(_ app: String) throws(StoreError) {
        guard try database.number("SELECT 1 FROM apps WHERE identifier = ?", [.text(app)]) == nil else { return }
        throw StoreError(.notFound, reason: "no app \(app) is installed", remedy: "install the app first")
    }

    /// An installed app; nil if it is not installed.
    package func app(_ identifier: String) throws(StoreError) -> AppRecord? {
        try apps(where: "%@ = ?", [.text(identifier)]).first
    }

    /// - Parameter condition: With `%@` for the column of the app's identifier.
    private func apps(where condition: String, _ values: [SQLValue]) throws(StoreError) -> [AppRecord] {
        var extensions: [String: [AppRecord.Extension]] = [:]
        let parts = try database.rows(
            """
            SELECT app, identifier, kind, path FROM extensions WHERE \(condition.replacing("%@", with: "app"))
            ORDER BY identifier
            """, values
        ) { row throws(StoreError) in
            (
                try row.text(0),
                AppRecord.Extension(identifier: try row.text(1), kind: try row.text(2), path: try row.text(3))
            )
        }
        for (app, part) in parts { extensions[app, default: []].append(part) }
        return try database.rows(
            """
            SELECT identifier, name, path, installed, team FROM apps WHERE \(condition.replacing("%@", with: "identifier"))
            ORDER BY identifier
            """, values
        ) { row throws(StoreError) in
            let identifier = try row.text(0)
            return AppRecord(
                identifier: identifier, name: try row.text(1), path: try row.text(2),
                installed: try row.date(3), extensions: extensions[identifier] ?? [],
                team: try row.optionalText(4))
        }
    }

    /// Forgets an app, its extensions, its phrases, its actions and their donations. An app that does not exist is no
    /// error.
    package func removeApp(_ identifier: String) throws(StoreError) {
        appChanges += 1
        try database.transaction { () throws(StoreError) in
            try database.run("DELETE FROM apps WHERE identifier = ?", [.text(identifier)])
            try sweepLostDonations()
        }
    }
}

/// Which state of its apps a store is in: another one after every change to them, whichever process made it.
package struct AppsVersion: Hashable, Sendable {
    /// Changes of apps by this process.
    var changes: Int
    /// SQLite's `data_version`, another one after every change of anything by another process.
    var others: Int
}

extension Store {
    /// The state that the installed apps are in; costs next to nothing.
    package func appsVersion() throws(StoreError) -> AppsVersion {
        AppsVersion(changes: appChanges, others: try database.number("PRAGMA data_version") ?? 0)
    }
}
