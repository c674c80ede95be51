// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension Store {
    /// How many links of a shortcut lead somewhere at most; the oldest end for others.
    static let linkLimit = 20

    /// Shares a shortcut, or gives the link that there is where it was shared just so.
    ///
    /// - Parameter shortcut: The number of the one that it was made of; the link ends with it.
    package func share(_ shared: SharedShortcut, of shortcut: Int) throws(StoreError) -> SharedShortcut {
        try database.transaction { () throws(StoreError) in
            let known = try sharedShortcuts(
                where: "shortcut = ? AND name = ? AND content = ?",
                [.integer(shortcut), .text(shared.name), .blob(shared.content)])
            if let known = known.first { return known }
            try database.run(
                """
                INSERT INTO shared_shortcuts (identifier, shortcut, name, shared, content)
                SELECT ?, id, ?, ?, ? FROM shortcuts WHERE id = ?
                """,
                [
                    .text(shared.identifier.uuidString), .text(shared.name), .date(shared.shared),
                    .blob(shared.content), .integer(shortcut),
                ])
            guard database.changes > 0 else { throw Self.noShortcut(shared.name) }
            try database.run(
                """
                DELETE FROM shared_shortcuts WHERE id IN (SELECT id FROM shared_shortcuts
                WHERE shortcut = ? ORDER BY id DESC LIMIT -1 OFFSET \(Self.linkLimit))
                """, [.integer(shortcut)])
            return shared
        }
    }

    /// What a link leads to; nil if it has ended or never was.
    package func sharedShortcut(_ identifier: UUID) throws(StoreError) -> SharedShortcut? {
        try sharedShortcuts(where: "identifier = ?", [.text(identifier.uuidString)]).first
    }

    /// Ends all links of a shortcut.
    ///
    /// - Returns: How many there were.
    package func stopSharing(shortcut: Int) throws(StoreError) -> Int {
        try database.run("DELETE FROM shared_shortcuts WHERE shortcut = ?", [.integer(shortcut)])
        return database.changes
    }

    private func sharedShortcuts(
        where condition: String, _ values: [SQLValue]
    ) throws(StoreError) -> [SharedShortcut] {
        try database.rows(
            "SELECT identifier, name, shared, content FROM shared_shortcuts WHERE \(condition)", values
        ) { row throws(StoreError) in
            guard let identifier = UUID(uuidString: try row.text(0)) else { throw row.damaged(0) }
            return SharedShortcut(
                identifier: identifier, name: try row.text(1), shared: try row.date(2), content: try row.blob(3))
        }
    }
}
