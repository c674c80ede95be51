// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
package import Wire

extension Store {
    /// The quick actions that an app has set, in its order; none for an app that has set none.
    package func quickActions(of app: String) throws(StoreError) -> [QuickActionPayload] {
        try database.rows(
            "SELECT item FROM quick_actions WHERE app = ? ORDER BY position", [.text(app)]
        ) { row throws(StoreError) in
            try row.value(0)
        }
    }

    /// Puts these quick actions in the place of all that the app had set.
    ///
    /// - Throws: ``StoreError`` of kind `notFound` when there is no such app; nothing has changed then.
    package func setQuickActions(_ items: [QuickActionPayload], of app: String) throws(StoreError) {
        let texts = try items.map { item throws(StoreError) in
            try database.text(of: item) { "the quick action ‘\(item.type.prefix(100))’ cannot be stored: \($0)" }
        }
        try database.transaction { () throws(StoreError) in
            try checkIsInstalled(app)
            try database.run("DELETE FROM quick_actions WHERE app = ?", [.text(app)])
            for (position, text) in texts.enumerated() {
                try database.run(
                    "INSERT INTO quick_actions (app, position, item) VALUES (?, ?, ?)",
                    [.text(app), .integer(position), .text(text)])
            }
        }
    }
}
