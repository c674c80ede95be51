// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Sentences

extension Store {
    /// Where the master key is; nil before the first item.
    package func keychainKey() throws(StoreError) -> KeychainKeyRecord? {
        try database.rows("SELECT source, identifier, proof FROM keychain_key") { row throws(StoreError) in
            KeychainKeyRecord(source: try row.text(0), identifier: try row.text(1), proof: try row.blob(2))
        }.first
    }

    /// Remembers where the master key is, unless that is remembered already.
    ///
    /// - Returns: What holds from now on: another process may have been quicker.
    package func settle(_ key: KeychainKeyRecord) throws(StoreError) -> KeychainKeyRecord {
        try database.run(
            "INSERT OR IGNORE INTO keychain_key (only, source, identifier, proof) VALUES (1, ?, ?, ?)",
            [.text(key.source), .text(key.identifier), .blob(key.proof)])
        return try keychainKey() ?? key
    }

    /// Looks at keychain items, all at one state.
    ///
    /// - Throws: What the work throws, or ``StoreError``.
    package func readKeychain<Value: Sendable>(_ work: @Sendable (SealedItems) throws -> Value) throws -> Value {
        try database.transaction(.reading, throwing: { try work(SealedItems(database: database)) })
    }

    /// Changes keychain items, all of it or nothing; once it returns the changes are on the disk.
    ///
    /// - Throws: What the work throws, or ``StoreError``.
    package func changeKeychain<Value: Sendable>(_ work: @Sendable (SealedItems) throws -> Value) throws -> Value {
        try database.transaction(.writing, throwing: { try work(SealedItems(database: database)) })
    }

    /// Asks SQLite whether the database is whole.
    ///
    /// - Throws: ``StoreError`` of kind `damaged` with what is wrong.
    package func checkIntegrity() throws(StoreError) {
        let findings = try database.rows("PRAGMA integrity_check") { row throws(StoreError) in try row.text(0) }
        guard findings == ["ok"] else {
            throw StoreError(
                .damaged, database.path, reason: "\(findings.prefix(5).joined(separator: ", "))",
                remedy: "restore the file from a copy, or start with an empty folder using --state")
        }
    }
}

/// Where the keychain's master key is, and how to know that it is the right one; never the key.
package struct KeychainKeyRecord: Hashable, Sendable {
    /// The kind of place.
    package var source: String
    /// What the key is called there.
    package var identifier: String
    /// A hash that only the right key makes.
    package var proof: Data

    package init(source: String, identifier: String, proof: Data) {
        self.source = source
        self.identifier = identifier
        self.proof = proof
    }
}
