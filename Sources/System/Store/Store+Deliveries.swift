// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Sentences
package import Wire

extension Store {
    /// Keeps an item for an app until ``removeDelivery(_:of:)``, under a number that is never given again.
    ///
    /// - Parameter limit: How many items may wait for the app, this one among them.
    /// - Throws: ``StoreError`` of kind `tooMany` when so many wait already, of kind `notFound` when
    ///   there is no such app.
    package func addDelivery(
        of item: LaunchItem, to app: String, at date: Date, limit: Int
    ) throws(StoreError) -> Delivery {
        let text = try database.text(of: item) { "the app's request cannot be stored: \($0)" }
        return try database.transaction { () throws(StoreError) in
            try checkIsInstalled(app)
            let count = try database.number("SELECT count(*) FROM deliveries WHERE app = ?", [.text(app)]) ?? 0
            guard count < limit else {
                throw StoreError(
                    .tooMany, reason: "\(count) items are already waiting for \(app)",
                    remedy: "open the app so that it receives them")
            }
            try database.run(
                "INSERT INTO deliveries (app, item, added) VALUES (?, ?, ?)",
                [.text(app), .text(text), .date(date)])
            return Delivery(id: database.lastRow, item: item)
        }
    }

    /// What waits for an app, oldest first.
    package func deliveries(of app: String) throws(StoreError) -> [DeliveryRecord] {
        try database.rows(
            "SELECT id, item, added, crashes FROM deliveries WHERE app = ? ORDER BY id", [.text(app)]
        ) { row throws(StoreError) in
            DeliveryRecord(
                delivery: Delivery(id: try row.integer(0), item: try row.value(1)),
                added: try row.date(2), crashes: try row.integer(3))
        }
    }

    /// Forgets an item that its app has, or shall not have; one that does not exist is no error.
    package func removeDelivery(_ id: Int, of app: String) throws(StoreError) {
        try database.run("DELETE FROM deliveries WHERE id = ? AND app = ?", [.integer(id), .text(app)])
    }

    /// Remembers that the app has crashed over an item.
    package func countCrash(overDelivery id: Int, of app: String) throws(StoreError) {
        try database.run(
            "UPDATE deliveries SET crashes = crashes + 1 WHERE id = ? AND app = ?", [.integer(id), .text(app)])
    }
}

/// An item that waits for its app.
package struct DeliveryRecord: Hashable, Sendable {
    package var delivery: Delivery
    package var added: Date
    /// How often the app has crashed over it.
    package var crashes = 0
}
