// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension Store {
    /// The app that a person means by an intent that several apps have; nil if they were not asked yet, or the app is
    /// gone.
    ///
    /// - Parameter intent: The class without its module.
    package func chosenApp(for intent: String) throws(StoreError) -> String? {
        try database.rows("SELECT app FROM chosen_apps WHERE intent = ?", [.text(intent)]) { row throws(StoreError) in
            try row.text(0)
        }.first
    }

    /// Keeps which app is meant, in place of another.
    ///
    /// - Throws: ``StoreError`` where there is no such app.
    package func choose(_ app: String, for intent: String) throws(StoreError) {
        try database.run(
            "INSERT OR REPLACE INTO chosen_apps (intent, app) VALUES (?, ?)", [.text(intent), .text(app)])
    }
}
