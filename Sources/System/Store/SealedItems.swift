// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Sentences

/// The table of keychain items, inside a transaction.
///
/// The secrets are read apart: a search opens the attributes of many items and
/// the secrets of few.
package struct SealedItems {
    private static let columns = "id, owner, scope, key, reference, attributes"

    let database: Database

    package func item(key: Data) throws(StoreError) -> SealedItem? {
        try items("key = ?", [.blob(key)]).first
    }

    package func item(reference: Data) throws(StoreError) -> SealedItem? {
        try items("reference = ?", [.blob(reference)]).first
    }

    /// In the order in which they were added.
    package func items(scope: Data) throws(StoreError) -> [SealedItem] {
        try items("scope = ? ORDER BY id", [.blob(scope)])
    }

    /// A part of a scope, in the order in which the items were added.
    ///
    /// - Parameters:
    ///   - hashes: Of attributes that the items have.
    ///   - id: Only items that were added after the one with this number.
    package func items(
        scope: Data, having hashes: [Data], after id: Int, limit: Int
    ) throws(StoreError) -> [SealedItem] {
        let having = hashes.map { _ in " AND id IN (SELECT item FROM keychain_attributes WHERE hash = ?)" }
        return try items(
            "scope = ? AND id > ?\(having.joined()) ORDER BY id LIMIT ?",
            [.blob(scope), .integer(id)] + hashes.map { .blob($0) } + [.integer(limit)])
    }

    /// Lets an item be found by these hashes, and no longer by others.
    package func index(_ id: Int, by hashes: [Data]) throws(StoreError) {
        try database.run("DELETE FROM keychain_attributes WHERE item = ?", [.integer(id)])
        for hash in Set(hashes) {
            try database.run(
                "INSERT INTO keychain_attributes (hash, item) VALUES (?, ?)", [.blob(hash), .integer(id)])
        }
    }

    /// Every item of everybody, in the order in which they were added.
    package func all() throws(StoreError) -> [SealedItem] {
        try items("TRUE ORDER BY id", [])
    }

    /// Nil when there is no such item.
    package func secret(of id: Int) throws(StoreError) -> Data? {
        try database.rows("SELECT secret FROM keychain_items WHERE id = ?", [.integer(id)]) {
            row throws(StoreError) in try row.blob(0)
        }.first
    }

    /// How many items an owner has, and how many bytes their sealed parts take.
    package func usage(of owner: Data) throws(StoreError) -> (count: Int, bytes: Int) {
        let sql = "SELECT count(*), ifnull(sum(size), 0) FROM keychain_items WHERE owner = ?"
        let rows = try database.rows(sql, [.blob(owner)]) { row throws(StoreError) in
            (count: try row.integer(0), bytes: try row.integer(1))
        }
        return rows.first ?? (0, 0)
    }

    /// - Returns: The item's number.
    package func insert(_ item: SealedItem, secret: Data) throws(StoreError) -> Int {
        try database.run(
            """
            INSERT INTO keychain_items (owner, scope, key, reference, attributes, secret, size)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """,
            [
                .blob(item.owner), .blob(item.scope), .blob(item.key), .blob(item.reference), .blob(item.attributes),
                .blob(secret), .integer(item.attributes.count + secret.count),
            ])
        return database.lastRow
    }

    /// Puts the item in the place of the one with its number; owner and reference stay.
    package func replace(_ item: SealedItem, secret: Data) throws(StoreError) {
        try database.run(
            "UPDATE keychain_items SET scope = ?, key = ?, attributes = ?, secret = ?, size = ? WHERE id = ?",
            [
                .blob(item.scope), .blob(item.key), .blob(item.attributes), .blob(secret),
                .integer(item.attributes.count + secret.count), .integer(item.id),
            ])
    }

    package func delete(_ id: Int) throws(StoreError) {
        try database.run("DELETE FROM keychain_items WHERE id = ?", [.integer(id)])
    }

    private func items(_ condition: String, _ values: [SQLValue]) throws(StoreError) -> [SealedItem] {
        let sql = "SELECT \(Self.columns) FROM keychain_items WHERE \(condition)"
        return try database.rows(sql, values) { row throws(StoreError) in
            SealedItem(
                id: try row.integer(0), owner: try row.blob(1), scope: try row.blob(2), key: try row.blob(3),
                reference: try row.blob(4), attributes: try row.blob(5))
        }
    }
}

/// A keychain item as the store has it: hashes to find it by, and what is sealed.
package struct SealedItem: Hashable, Sendable {
    /// Given by the store; 0 before.
    package var id: Int
    /// Whose items count together.
    package var owner: Data
    /// Items that are searched together.
    package var scope: Data
    /// No two items have the same.
    package var key: Data
    /// Random, for as long as the item exists.
    package var reference: Data
    package var attributes: Data

    package init(id: Int = 0, owner: Data, scope: Data, key: Data, reference: Data, attributes: Data) {
        self.id = id
        self.owner = owner
        self.scope = scope
        self.key = key
        self.reference = reference
        self.attributes = attributes
    }
}
