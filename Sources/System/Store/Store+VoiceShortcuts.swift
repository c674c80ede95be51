// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Wire

/// A shortcut that belongs to an app.
package struct OwnedShortcut<Content: Hashable & Sendable>: Hashable, Sendable {
    /// The app's bundle identifier.
    package var app: String
    package var content: Content

    package init(app: String, content: Content) {
        self.app = app
        self.content = content
    }
}

// What apps propose, and when it is worth offering: lists that an app replaces as a whole.
extension Store {
    /// Puts these in place of what the app proposed so far; none clears the list.
    ///
    /// - Throws: ``StoreError`` of kind `notFound` when there is no such app; nothing has changed then.
    package func setProposedShortcuts(_ shortcuts: [ShortcutPayload], of app: String) throws(StoreError) {
        try replace(.proposed, with: shortcuts, of: app)
    }

    /// What the app proposes to give a phrase to, in its order.
    package func proposedShortcuts(of app: String) throws(StoreError) -> [ShortcutPayload] {
        try list(.proposed, of: app).map(\.content)
    }

    /// Puts these in place of the app's relevant shortcuts; none clears the list.
    ///
    /// - Throws: ``StoreError`` of kind `notFound` when there is no such app; nothing has changed then.
    package func setRelevantShortcuts(_ shortcuts: [RelevantShortcutPayload], of app: String) throws(StoreError) {
        try replace(.relevant, with: shortcuts, of: app)
    }

    /// The relevant shortcuts of an app, or of all, each app's in its order.
    package func relevantShortcuts(
        of app: String? = nil
    ) throws(StoreError) -> [OwnedShortcut<RelevantShortcutPayload>] {
        try list(.relevant, of: app)
    }
}

// MARK: - Rows

extension Store {
    private enum List: String {
        case proposed = "proposed_shortcuts"
        case relevant = "relevant_shortcuts"
    }

    private func replace(_ list: List, with shortcuts: [some Encodable], of app: String) throws(StoreError) {
        var texts: [String] = []
        for shortcut in shortcuts { texts.append(try Self.write(shortcut)) }
        try database.transaction { () throws(StoreError) in
            guard try database.number("SELECT 1 FROM apps WHERE identifier = ?", [.text(app)]) != nil else {
                throw StoreError(
                    .notFound, path: "", reason: "no app \(app) is installed", mend: "install the app first")
            }
            try database.run("DELETE FROM \(list.rawValue) WHERE app = ?", [.text(app)])
            for (position, text) in texts.enumerated() {
                try database.run(
                    "INSERT INTO \(list.rawValue) (app, position, shortcut) VALUES (?, ?, ?)",
                    [.text(app), .integer(position), .text(text)])
            }
        }
    }

    private func list<Content: Decodable & Hashable & Sendable>(_ list: List, of app: String?) throws(StoreError)
        -> [OwnedShortcut<Content>]
    {
        let condition = app == nil ? "TRUE" : "app = ?"
        return try database.rows(
            "SELECT app, shortcut FROM \(list.rawValue) WHERE \(condition) ORDER BY app, position",
            app.map { [.text($0)] } ?? []
        ) { row throws(StoreError) in
            OwnedShortcut(app: try row.text(0), content: try Self.read(row, 1))
        }
    }

    private static func write(_ value: some Encodable) throws(StoreError) -> String {
        do {
            return String(decoding: try WireJSON.encoder.encode(value), as: UTF8.self)
        } catch {
            throw StoreError(
                .other, path: "", reason: "a shortcut cannot be kept: \(error)", mend: "leave the value out")
        }
    }

    private static func read<Value: Decodable>(_ row: Row, _ column: Int) throws(StoreError) -> Value {
        let text = try row.text(column)
        do {
            return try WireJSON.decoder.decode(Value.self, from: Data(text.utf8))
        } catch {
            throw row.damaged(column)
        }
    }
}
