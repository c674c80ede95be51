// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

extension Store {
    /// How many folders of contacts are kept at most.
    package static let contactFolderLimit = 32

    /// Where the person's contacts are besides the usual places, in the person's order.
    package func contactFolders() throws(StoreError) -> [String] {
        try database.rows("SELECT path FROM contact_folders ORDER BY position") { row throws(StoreError) in
            try row.text(0)
        }
    }

    /// Puts these in the place of all folders of contacts; one that is named twice counts once.
    ///
    /// - Throws: ``StoreError`` of kind `tooMany`; nothing has changed then.
    package func setContactFolders(_ paths: [String]) throws(StoreError) {
        guard paths.count <= Self.contactFolderLimit else {
            throw StoreError(
                .tooMany, reason: "at most \(Self.contactFolderLimit) folders of contacts can be used",
                remedy: "name a folder that the others are in")
        }
        try database.transaction { () throws(StoreError) in
            try database.run("DELETE FROM contact_folders")
            for (position, path) in paths.enumerated() {
                try database.run(
                    "INSERT OR IGNORE INTO contact_folders (position, path) VALUES (?, ?)",
                    [.integer(position), .text(path)])
            }
        }
    }

    /// The identifier of the person's own card; nil if they have named none.
    package func ownContact() throws(StoreError) -> String? {
        try database.rows("SELECT identifier FROM own_contact") { row throws(StoreError) in try row.text(0) }.first
    }

    /// - Parameter identifier: Nil for none.
    package func setOwnContact(_ identifier: String?) throws(StoreError) {
        guard let identifier else { return try database.run("DELETE FROM own_contact") }
        try database.run("INSERT OR REPLACE INTO own_contact (only, identifier) VALUES (1, ?)", [.text(identifier)])
    }
}
