// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
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
    /// Puts these in place of what the app proposed so far; none clears the list. What it proposes again keeps its number.
    ///
    /// - Throws: ``StoreError`` of kind `notFound` when there is no such app; nothing has changed then.
    package func setProposedShortcuts(_ shortcuts: [ShortcutPayload], of app: String) throws(StoreError) {
        let texts = try Self.texts(of: shortcuts)
        try database.transaction { () throws(StoreError) in
            try checkIsInstalled(app)
            // Compared as what they are: the same may be written in more ways than one.
            var known = try proposals(of: app)
            try database.run("DELETE FROM proposed_shortcuts WHERE app = ?", [.text(app)])
            for (position, shortcut) in shortcuts.enumerated() {
                let same = known.firstIndex { $0.shortcut == shortcut }.map { known.remove(at: $0).id }
                try database.run(
                    "INSERT INTO proposed_shortcuts (id, app, position, shortcut) VALUES (?, ?, ?, ?)",
                    [same.map(SQLValue.integer) ?? .null, .text(app), .integer(position), .text(texts[position])])
            }
        }
    }

    /// What an app, or all, propose to give a phrase to, each app's in its order.
    package func proposals(of app: String? = nil) throws(StoreError) -> [ProposalRecord] {
        try proposals(where: app == nil ? "TRUE" : "app = ?", app.map { [.text($0)] } ?? [])
    }

    /// Nil when there is none.
    package func proposal(_ id: Int) throws(StoreError) -> ProposalRecord? {
        try proposals(where: "id = ?", [.integer(id)]).first
    }

    /// Puts these in place of the app's relevant shortcuts; none clears the list.
    ///
    /// - Throws: ``StoreError`` of kind `notFound` when there is no such app; nothing has changed then.
    package func setRelevantShortcuts(_ shortcuts: [RelevantShortcutPayload], of app: String) throws(StoreError) {
        let texts = try Self.texts(of: shortcuts)
        try database.transaction { () throws(StoreError) in
            try checkIsInstalled(app)
            try database.run("DELETE FROM relevant_shortcuts WHERE app = ?", [.text(app)])
            for (position, text) in texts.enumerated() {
                try database.run(
                    "INSERT INTO relevant_shortcuts (app, position, shortcut) VALUES (?, ?, ?)",
                    [.text(app), .integer(position), .text(text)])
            }
        }
    }

    /// The relevant shortcuts of an app, or of all, each app's in its order.
    package func relevantShortcuts(
        of app: String? = nil
    ) throws(StoreError) -> [OwnedShortcut<RelevantShortcutPayload>] {
        let condition = app == nil ? "TRUE" : "app = ?"
        return try database.rows(
            "SELECT app, shortcut FROM relevant_shortcuts WHERE \(condition) ORDER BY app, position",
            app.map { [.text($0)] } ?? []
        ) { row throws(StoreError) in
            OwnedShortcut(app: try row.text(0), content: try Self.read(row, 1))
        }
    }
}

// MARK: - Rows

extension Store {
    private func proposals(where condition: String, _ values: [SQLValue]) throws(StoreError) -> [ProposalRecord] {
        try database.rows(
            "SELECT id, app, shortcut FROM proposed_shortcuts WHERE \(condition) ORDER BY app, position", values
        ) { row throws(StoreError) in
            ProposalRecord(id: try row.integer(0), app: try row.text(1), shortcut: try Self.read(row, 2))
        }
    }

    private func checkIsInstalled(_ app: String) throws(StoreError) {
        guard try database.number("SELECT 1 FROM apps WHERE identifier = ?", [.text(app)]) == nil else { return }
        throw StoreError(.notFound, path: "", reason: "no app \(app) is installed", mend: "install the app first")
    }

    private static func texts(of shortcuts: [some Encodable]) throws(StoreError) -> [String] {
        var texts: [String] = []
        for shortcut in shortcuts { texts.append(try write(shortcut)) }
        return texts
    }

    private static func write(_ value: some Encodable) throws(StoreError) -> String {
        do {
            return String(decoding: try WireJSON.encoder.encode(value), as: UTF8.self)
        } catch {
            throw StoreError(
                .other, path: "",
                reason: "a shortcut cannot be kept: \(error.encodingReason)", mend: "leave the value out")
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

/// A shortcut that an app proposes to give a phrase to, as the store has it.
package struct ProposalRecord: Hashable, Sendable, Identifiable {
    /// Given by the store, never given twice; it stays as long as the app proposes the same.
    package var id: Int
    /// The app's bundle identifier.
    package var app: String
    package var shortcut: ShortcutPayload
}
