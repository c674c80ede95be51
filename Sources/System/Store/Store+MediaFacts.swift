// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Wire

// What media apps say of their person and of what they will play.
extension Store {
    /// Puts this in place of what the app said of its person before.
    ///
    /// - Throws: ``StoreError`` of kind `notFound` when there is no such app.
    package func setMediaContext(_ context: MediaContextPayload, of app: String) throws(StoreError) {
        try database.transaction { () throws(StoreError) in
            try checkIsInstalled(app)
            try database.run(
                "INSERT OR REPLACE INTO media_contexts (app, subscription, items) VALUES (?, ?, ?)",
                [.text(app), .integer(context.subscription), context.libraryItems.map(SQLValue.integer) ?? .null])
        }
    }

    /// What each app says of its person, by the app's identifier; an app that says nothing is left out.
    package func mediaContexts() throws(StoreError) -> [String: MediaContextPayload] {
        let rows = try database.rows(
            "SELECT app, subscription, items FROM media_contexts"
        ) { row throws(StoreError) in
            (
                try row.text(0),
                MediaContextPayload(subscription: try row.integer(1), libraryItems: try row.optionalInteger(2))
            )
        }
        return Dictionary(rows) { $1 }
    }

    /// Keeps what of an app's media of one type may be offered; the numbers are those of Apple's enumerations.
    ///
    /// - Throws: ``StoreError`` of kind `notFound` when there is no such app.
    package func setPredictionMode(_ mode: Int, forMedia type: Int, of app: String) throws(StoreError) {
        try database.transaction { () throws(StoreError) in
            try checkIsInstalled(app)
            try database.run(
                "INSERT OR REPLACE INTO prediction_modes (app, type, mode) VALUES (?, ?, ?)",
                [.text(app), .integer(type), .integer(mode)])
        }
    }

    /// What of apps' media may be offered, by the app's identifier and the type of media; a type of which an app says
    /// nothing is left out.
    package func predictionModes() throws(StoreError) -> [String: [Int: Int]] {
        try database.rows(
            "SELECT app, type, mode FROM prediction_modes"
        ) { row throws(StoreError) in
            (try row.text(0), try row.integer(1), try row.integer(2))
        }.reduce(into: [:]) { $0[$1.0, default: [:]][$1.1] = $1.2 }
    }
}
