// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences

extension Store {
    /// Whether an app may be entered under a team: its identifiers belong to no other app, it is no
    /// other team's, and the team has the key it was first seen with.
    ///
    /// - Throws: ``StoreError`` of kind `otherTeam`, `otherKey` or `identifierTaken`.
    package func checkClaim(to app: AppRecord, by team: TeamRecord) throws(StoreError) {
        try checkKey(of: team)
        try checkTeam(of: app, team)
        try checkIdentifiers(of: app)
    }

    /// The team as it was first seen; nil if it never was.
    package func team(_ identifier: String) throws(StoreError) -> TeamRecord? {
        try database.rows(
            "SELECT identifier, key, name FROM teams WHERE identifier = ?", [.text(identifier)]
        ) { row throws(StoreError) in
            TeamRecord(identifier: try row.text(0), key: try row.text(1), name: try row.text(2))
        }.first
    }

    /// Remembers a team's key; one that is known stays as it is.
    func pin(_ team: TeamRecord, at date: Date) throws(StoreError) {
        try database.run(
            "INSERT OR IGNORE INTO teams (identifier, key, name, seen) VALUES (?, ?, ?, ?)",
            [
                .text(team.identifier), .text(team.key), .text(team.name), .date(date),
            ])
    }

    private func checkKey(of team: TeamRecord) throws(StoreError) {
        guard let known = try self.team(team.identifier), known.key != team.key else { return }
        throw StoreError(
            .otherKey, "",
            reason: "the team \(team.identifier) is known here with another key, as ‘\(known.name)’",
            remedy: "do not trust the bundle; get it again from its author")
    }

    private func checkTeam(of app: AppRecord, _ team: TeamRecord) throws(StoreError) {
        let teams = try database.rows(
            "SELECT team FROM apps WHERE identifier = ? AND team IS NOT NULL", [.text(app.identifier)]
        ) { row throws(StoreError) in try row.text(0) }
        guard let installed = teams.first, installed != team.identifier else { return }
        let known = try self.team(installed).map { "\(installed) (‘\($0.name)’)" } ?? installed
        throw StoreError(
            .otherTeam, "",
            reason: "the app is installed already, signed by the team \(known), and this one is signed by "
                + "\(team.identifier) (‘\(team.name)’)",
            remedy: "run 'beckon uninstall \(app.identifier)' first, which also removes the app's data, or get the "
                + "app from the team that signed it before")
    }

    private func checkIdentifiers(of app: AppRecord) throws(StoreError) {
        for identifier in [app.identifier] + app.extensions.map(\.identifier) {
            let owners = try database.rows(
                """
                SELECT identifier FROM apps WHERE identifier = ?1 AND identifier <> ?2
                UNION SELECT app FROM extensions WHERE identifier = ?1 AND app <> ?2
                """, [.text(identifier), .text(app.identifier)]
            ) { row throws(StoreError) in try row.text(0) }
            guard let owner = owners.first else { continue }
            throw StoreError(
                .identifierTaken, "",
                reason: "the identifier \(identifier) belongs to the installed app \(owner)",
                remedy: "run 'beckon uninstall \(owner)' first, or give the bundle another identifier")
        }
    }
}

/// A team that has signed something which was installed here.
package struct TeamRecord: Hashable, Sendable {
    package var identifier: String
    /// The public key in hexadecimal digits.
    package var key: String
    package var name: String

    package init(identifier: String, key: String, name: String) {
        self.identifier = identifier
        self.key = key
        self.name = name
    }
}
