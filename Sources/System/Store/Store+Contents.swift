// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Sentences
package import Wire

// What apps report about their contents: each has one row, which goes with its app.
extension Store {
    /// Keeps contents of an app in place of those of the same identifiers; where there are too many, those that were
    /// told longest ago go.
    ///
    /// - Parameter limit: How many one app keeps.
    /// - Throws: ``StoreError`` of kind `notFound` when there is no such app; nothing has changed then.
    package func keep(
        _ contents: [ContentPayload], of app: String, atMost limit: Int
    ) throws(StoreError) {
        let texts = try contents.map { content throws(StoreError) in
            try database.text(of: content) { "the content ‘\(content.title.prefix(100))’ cannot be kept: \($0)" }
        }
        try database.transaction { () throws(StoreError) in
            try checkIsInstalled(app)
            for (content, text) in zip(contents, texts) {
                // Told again, it is the latest.
                try remove(content.identifier, of: app)
                try database.run(
                    "INSERT INTO contents (app, identifier, domain, content, expires) VALUES (?, ?, ?, ?, ?)",
                    [
                        .text(app), .text(content.identifier), content.domain.map(SQLValue.text) ?? .null, .text(text),
                        content.expires.map(SQLValue.date) ?? .null,
                    ])
            }
            try database.run(
                """
                DELETE FROM contents WHERE app = ?1 AND id <=
                (SELECT id FROM contents WHERE app = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)
                """, [.text(app), .integer(limit)])
        }
    }

    /// The contents of all apps, the latest told first, without those that have expired by now, which are forgotten;
    /// what cannot be read is left out.
    package func contents(at now: Date) throws(StoreError) -> [ContentRecord] {
        try database.run("DELETE FROM contents WHERE expires <= ?", [.date(now)])
        return try database.rows("SELECT id, app, content FROM contents ORDER BY id DESC", []) {
            row throws(StoreError) in
            // A row that is damaged takes no other away; its app tells it again.
            (id: try row.integer(0), app: try row.text(1), content: try? row.value(2, as: ContentPayload.self))
        }.compactMap { id, app, content in content.map { ContentRecord(id: id, app: app, content: $0) } }
    }

    /// Removes contents of an app; those that do not exist are no error.
    package func removeContents(of app: String, _ identifiers: [String]) throws(StoreError) {
        try database.transaction { () throws(StoreError) in
            for identifier in identifiers { try remove(identifier, of: app) }
        }
    }

    /// Removes the contents of an app that are in one of these domains, or in a domain of one.
    package func removeContents(of app: String, inDomains domains: [String]) throws(StoreError) {
        try database.transaction { () throws(StoreError) in
            for domain in domains {
                try database.run(
                    "DELETE FROM contents WHERE app = ?1 AND (domain = ?2 OR substr(domain, 1, length(?2) + 1) = ?2 || '.')",
                    [.text(app), .text(domain)])
            }
        }
    }

    /// Removes all contents of an app.
    package func removeContents(of app: String) throws(StoreError) {
        try database.run("DELETE FROM contents WHERE app = ?", [.text(app)])
    }

    private func remove(_ identifier: String, of app: String) throws(StoreError) {
        try database.run("DELETE FROM contents WHERE app = ? AND identifier = ?", [.text(app), .text(identifier)])
    }
}

/// One of an app's contents, as the store has it.
package struct ContentRecord: Hashable, Sendable, Identifiable {
    /// Given by the store, never given twice.
    package var id: Int
    /// The app's bundle identifier.
    package var app: String
    package var content: ContentPayload

    package init(id: Int, app: String, content: ContentPayload) {
        self.id = id
        self.app = app
        self.content = content
    }
}
