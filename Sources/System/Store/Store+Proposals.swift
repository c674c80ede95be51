// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
package import Wire

// What apps propose, and when it is worth offering: lists that an app replaces as a whole.
extension Store {
    /// Puts these in place of what the app proposed of the kind so far; none clears the list. What it proposes again
    /// keeps its number.
    ///
    /// - Throws: ``StoreError`` of kind `notFound` when there is no such app; nothing has changed then.
    package func setProposedActions(
        _ actions: [AppActionPayload], of app: String, kind: ProposalRecord.Kind = .shortcut
    ) throws(StoreError) {
        let texts = try written(actions)
        let list: [SQLValue] = [.text(app), .text(kind.rawValue)]
        try database.transaction { () throws(StoreError) in
            try checkIsInstalled(app)
            // Compared as what they are: the same may be written in more ways than one.
            var known = try proposals(where: "app = ? AND kind = ?", list)
            try database.run("DELETE FROM proposed_actions WHERE app = ? AND kind = ?", list)
            for (position, action) in actions.enumerated() {
                let same = known.firstIndex { $0.action == action }.map { known.remove(at: $0).id }
                try database.run(
                    "INSERT INTO proposed_actions (id, app, kind, position, action) VALUES (?, ?, ?, ?, ?)",
                    [same.map(SQLValue.integer) ?? .null] + list + [.integer(position), .text(texts[position])])
            }
        }
    }

    /// What an app, or all, propose to give a phrase to, each app's in its order, and the media after the rest.
    package func proposals(of app: String? = nil) throws(StoreError) -> [ProposalRecord] {
        try proposals(where: app == nil ? "TRUE" : "app = ?", app.map { [.text($0)] } ?? [])
    }

    /// Nil when there is none.
    package func proposal(_ id: Int) throws(StoreError) -> ProposalRecord? {
        try proposals(where: "id = ?", [.integer(id)]).first
    }

    /// Puts these in place of the app's relevant actions; none clears the list.
    ///
    /// - Throws: ``StoreError`` of kind `notFound` when there is no such app; nothing has changed then.
    package func setRelevantActions(_ actions: [RelevantActionPayload], of app: String) throws(StoreError) {
        let texts = try written(actions)
        try database.transaction { () throws(StoreError) in
            try checkIsInstalled(app)
            try database.run("DELETE FROM relevant_actions WHERE app = ?", [.text(app)])
            for (position, text) in texts.enumerated() {
                try database.run(
                    "INSERT INTO relevant_actions (app, position, action) VALUES (?, ?, ?)",
                    [.text(app), .integer(position), .text(text)])
            }
        }
    }

    /// The relevant actions of all apps, each app's in its order; what cannot be read is left out.
    package func relevantActions() throws(StoreError) -> [(app: String, payload: RelevantActionPayload)] {
        try database.rows(
            "SELECT app, action FROM relevant_actions ORDER BY app, position"
        ) { row throws(StoreError) in
            // A row that is damaged takes no suggestion of another away; its app sets it again.
            (app: try row.text(0), payload: try? row.value(1, as: RelevantActionPayload.self))
        }.compactMap { app, payload in payload.map { (app, $0) } }
    }
}

// MARK: - Rows

extension Store {
    private func proposals(where condition: String, _ values: [SQLValue]) throws(StoreError) -> [ProposalRecord] {
        try database.rows(
            "SELECT id, app, kind, action FROM proposed_actions WHERE \(condition) ORDER BY app, kind DESC, position",
            values
        ) { row throws(StoreError) in
            guard let kind = ProposalRecord.Kind(rawValue: try row.text(2)) else { throw row.damaged(2) }
            return ProposalRecord(id: try row.integer(0), app: try row.text(1), kind: kind, action: try row.value(3))
        }
    }

    private func written(_ actions: [some Encodable]) throws(StoreError) -> [String] {
        try actions.map { action throws(StoreError) in
            try database.text(of: action) { "an action cannot be stored: \($0)" }
        }
    }
}

/// An action that an app proposes to give a phrase to, as the store has it.
package struct ProposalRecord: Hashable, Sendable, Identifiable {
    /// Given by the store, never given twice; it stays as long as the app proposes the same.
    package var id: Int
    /// The app's bundle identifier.
    package var app: String
    package var kind = Kind.shortcut
    package var action: AppActionPayload

    /// Which of an app's lists it is in.
    package enum Kind: String, Hashable, Sendable {
        /// What the app would have a phrase given to.
        case shortcut
        /// What the app would play next.
        case media
    }
}
