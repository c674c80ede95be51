// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
package import Wire

extension Store {
    /// The quick actions that an app has set, in its order; none for an app that has set none.
    package func quickActions(of app: String) throws(StoreError) -> [QuickActionPayload] {
        try database.rows(
            "SELECT item FROM quick_actions WHERE app = ? ORDER BY position", [.text(app)]
        ) { row throws(StoreError) in
            let text = try row.text(0)
            do {
                return try WireJSON.decoder.decode(QuickActionPayload.self, from: Data(text.utf8))
            } catch {
                throw row.damaged(0)
            }
        }
    }

    /// Puts these quick actions in the place of all that the app had set.
    ///
    /// - Throws: ``StoreError`` of kind `notFound` when there is no such app; nothing has changed then.
    package func setQuickActions(_ items: [QuickActionPayload], of app: String) throws(StoreError) {
        let texts = try items.map(Self.encode)
        try database.transaction { () throws(StoreError) in
            guard try database.number("SELECT 1 FROM apps WHERE identifier = ?", [.text(app)]) != nil else {
                throw StoreError(
                    .notFound, path: "", reason: "no app \(app) is installed", remedy: "install the app first")
            }
            try database.run("DELETE FROM quick_actions WHERE app = ?", [.text(app)])
            for (position, text) in texts.enumerated() {
                try database.run(
                    "INSERT INTO quick_actions (app, position, item) VALUES (?, ?, ?)",
                    [.text(app), .integer(position), .text(text)])
            }
        }
    }

    private static func encode(_ item: QuickActionPayload) throws(StoreError) -> String {
        do {
            return String(decoding: try WireJSON.encoder.encode(item), as: UTF8.self)
        } catch {
            throw StoreError(
                .other, path: "",
                reason: "the quick action ‘\(item.type.prefix(100))’ cannot be kept: \(error.encodingReason)",
                remedy: "leave the value out")
        }
    }
}
