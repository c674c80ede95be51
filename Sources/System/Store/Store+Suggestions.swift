// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension Store {
    /// What the suggestion engine has learned, as it was kept; nil if nothing was.
    package func suggestionState() throws(StoreError) -> Data? {
        try database.rows("SELECT state FROM suggestion_state") { row throws(StoreError) in try row.blob(0) }.first
    }

    package func keepSuggestionState(_ state: Data) throws(StoreError) {
        try database.run("INSERT OR REPLACE INTO suggestion_state (only, state) VALUES (1, ?)", [.blob(state)])
    }

    /// What was done since the mark in apps that may be learned from: donations, and of every action the last time that
    /// it was continued as an activity, or carried out as an intent.
    ///
    /// - Parameter limit: How many donations at most; older ones are passed over.
    package func newUses(since mark: NewUses.Mark, limit: Int) throws(StoreError) -> NewUses {
        let donated = try database.rows(
            """
            SELECT d.action, d.moment FROM donations d JOIN donated_actions s ON s.id = d.action
            LEFT JOIN app_settings p ON p.app = s.app
            WHERE d.id > ? AND ifnull(p.learns, 1) ORDER BY d.id DESC LIMIT ?
            """, [.integer(mark.donation), .integer(limit)]
        ) { row throws(StoreError) in
            ActionUse(action: try row.integer(0), moment: Int64(try row.integer(1)))
        }
        let continued = try database.rows(
            """
            SELECT s.id, s.used FROM donated_actions s LEFT JOIN app_settings p ON p.app = s.app
            WHERE s.turn > ? AND s.activity IS NOT NULL AND ifnull(p.learns, 1)
            """, [.integer(mark.turn)]
        ) { row throws(StoreError) in
            ActionUse(action: try row.integer(0), moment: Self.seconds(try row.real(1)))
        }
        let runs = try database.rows(
            """
            SELECT s.id, s.ran FROM donated_actions s LEFT JOIN app_settings p ON p.app = s.app
            WHERE s.run_turn > ? AND ifnull(p.learns, 1)
            """, [.integer(mark.turn)]
        ) { row throws(StoreError) in
            ActionUse(action: try row.integer(0), moment: Self.seconds(try row.real(1)), isRun: true)
        }
        let actions = try database.rows("SELECT id FROM donated_actions") { row throws(StoreError) in try row.integer(0)
        }
        return NewUses(
            uses: (donated.reversed() + continued + runs).sorted { $0.moment < $1.moment },
            mark: try usesMark(), actions: Set(actions))
    }

    /// The mark after everything that was done so far.
    package func usesMark() throws(StoreError) -> NewUses.Mark {
        NewUses.Mark(
            donation: try database.number("SELECT ifnull(max(id), 0) FROM donations") ?? 0,
            turn: try database.number("SELECT \(Self.lastTurn)") ?? 0)
    }

    /// What was set for apps, by app; everything is on for an app that is not among them.
    package func settings() throws(StoreError) -> [String: AppSettingsRecord] {
        let all = try database.rows("SELECT app, learns, suggests FROM app_settings") { row throws(StoreError) in
            AppSettingsRecord(app: try row.text(0), learns: try row.integer(1) != 0, suggests: try row.integer(2) != 0)
        }
        return Dictionary(uniqueKeysWithValues: all.map { ($0.app, $0) })
    }

    /// What was set for the app; everything is on where nothing was.
    package func settings(of app: String) throws(StoreError) -> AppSettingsRecord {
        try settings()[app] ?? AppSettingsRecord(app: app)
    }

    /// - Throws: ``StoreError`` where there is no such app.
    package func keepSettings(_ settings: AppSettingsRecord) throws(StoreError) {
        try database.run(
            "INSERT OR REPLACE INTO app_settings (app, learns, suggests) VALUES (?, ?, ?)",
            [.text(settings.app), .integer(settings.learns ? 1 : 0), .integer(settings.suggests ? 1 : 0)])
    }

    private static func seconds(_ real: Double) -> Int64 {
        Int64(max(0, min(real, 253_402_300_799)))
    }
}
