// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import IntentValues
import Sentences
import Wire

extension Store {
    /// Keeps a phrase and gives it with the number it got.
    ///
    /// - Parameters:
    ///   - phrase: Its `id` is not looked at.
    ///   - replaced: The number of the phrase that may go, should it have the same normalized form.
    /// - Throws: ``StoreError`` of kind `phraseTaken` when another phrase has the same normalized
    ///   form, of kind `notFound` when there is no such app or shortcut.
    package func add(_ phrase: PhraseRecord, replacing replaced: Int? = nil) throws(StoreError) -> PhraseRecord {
        let columns = try PhraseColumns(phrase, in: database)
        return try database.transaction { () throws(StoreError) in
            try makeRoom(for: phrase.text, phrase.normalized, replacing: replaced)
            try checkIsThere(phrase)
            try database.run(
                """
                INSERT INTO phrases
                (identifier, text, normalized, added, app, intent, parameters, texts, activity, shortcut)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, (SELECT id FROM shortcuts WHERE identifier = ?))
                """,
                [
                    .text(phrase.identifier.uuidString), .text(phrase.text), .text(phrase.normalized),
                    .date(phrase.added),
                ] + columns.values)
            var kept = phrase
            kept.id = database.lastRow
            return kept
        }
    }

    /// Gives a phrase other words, and gives it as it is then; what it stands for and its identifier stay.
    ///
    /// - Parameter replaced: The number of the phrase that may go, should it have the same normalized form.
    /// - Throws: ``StoreError`` of kind `phraseTaken` when another phrase has the same normalized form, of kind
    ///   `notFound` when there is no such phrase.
    package func changePhrase(
        _ identifier: UUID, text: String, normalized: String, replacing replaced: Int? = nil
    ) throws(StoreError) -> PhraseRecord {
        try database.transaction { () throws(StoreError) in
            guard var phrase = try phrase(identifier) else {
                throw StoreError(.notFound, reason: "the phrase is gone", remedy: "add it again")
            }
            if phrase.normalized != normalized { try makeRoom(for: text, normalized, replacing: replaced) }
            try database.run(
                "UPDATE phrases SET text = ?, normalized = ? WHERE id = ?",
                [.text(text), .text(normalized), .integer(phrase.id)])
            phrase.text = text
            phrase.normalized = normalized
            return phrase
        }
    }

    /// The phrases that stand for something an app does, in the order in which they were added.
    package func phrases(of app: String) throws(StoreError) -> [PhraseRecord] {
        try phrases(where: "app = ?", [.text(app)])
    }

    /// The phrases with slots, in the order in which they were added; a text may be one of them though none has its
    /// normalized form.
    package func openPhrases() throws(StoreError) -> [PhraseRecord] {
        try phrases(where: "instr(normalized, '{}') > 0", [])
    }

    /// The phrases that were added last, in the order in which they were.
    ///
    /// - Parameter app: Of one app alone; of all if nil.
    package func latestPhrases(_ limit: Int, of app: String? = nil) throws(StoreError) -> [PhraseRecord] {
        let owner = app == nil ? "" : "WHERE app = ?"
        return try phrases(
            where: "id IN (SELECT id FROM phrases \(owner) ORDER BY id DESC LIMIT ?)",
            (app.map { [.text($0)] } ?? []) + [.integer(limit)])
    }

    /// Phrases that begin with a normalized text, have its last word or have slots, so many of each, in the order in which
    /// they were added.
    package func phrases(like normalized: String, atMost limit: Int) throws(StoreError) -> [PhraseRecord] {
        let last = normalized.split(separator: " ").last.map(String.init) ?? ""
        return try phrases(
            where: """
                id IN (SELECT id FROM phrases WHERE normalized >= ? AND normalized < ? || char(1114111)
                       ORDER BY normalized LIMIT ?)
                OR id IN (SELECT id FROM phrases WHERE instr(' ' || normalized, ' ' || ?) > 0 ORDER BY id DESC LIMIT ?)
                OR id IN (SELECT id FROM phrases WHERE instr(normalized, '{}') > 0 ORDER BY id DESC LIMIT ?)
                """,
            [
                .text(normalized), .text(normalized), .integer(limit), .text(last), .integer(limit), .integer(limit),
            ])
    }

    /// How many phrases there are, of one app or of all.
    package func phraseCount(of app: String? = nil) throws(StoreError) -> Int {
        let owner = app == nil ? "" : "WHERE app = ?"
        return try database.number("SELECT count(*) FROM phrases \(owner)", app.map { [.text($0)] } ?? []) ?? 0
    }

    /// The phrase with this normalized form; nil when there is none.
    package func phrase(normalized: String) throws(StoreError) -> PhraseRecord? {
        try phrases(where: "normalized = ?", [.text(normalized)]).first
    }

    /// The phrase by which an app knows it; nil when there is none.
    package func phrase(_ identifier: UUID) throws(StoreError) -> PhraseRecord? {
        try phrases(where: "identifier = ?", [.text(identifier.uuidString)]).first
    }

    /// Removes the phrase with this number and gives it; nil when there is none.
    package func removePhrase(id: Int) throws(StoreError) -> PhraseRecord? {
        try remove(where: "id = ?", [.integer(id)])
    }

    /// Removes the phrase with this normalized form and gives it; nil when there is none.
    package func removePhrase(normalized: String) throws(StoreError) -> PhraseRecord? {
        try remove(where: "normalized = ?", [.text(normalized)])
    }

    /// Removes the phrase by which an app knows it and gives it; nil when there is none.
    package func removePhrase(_ identifier: UUID) throws(StoreError) -> PhraseRecord? {
        try remove(where: "identifier = ?", [.text(identifier.uuidString)])
    }
}

// MARK: - Rows

extension Store {
    /// Removes the phrase that may go for another of the same normalized form.
    private func makeRoom(for text: String, _ normalized: String, replacing replaced: Int?) throws(StoreError) {
        guard let taken = try phrase(normalized: normalized) else { return }
        guard taken.id == replaced else {
            throw StoreError(
                .phraseTaken, "",
                reason: "‘\(text)’ sounds like ‘\(taken.text)’, which stands for \(taken.target) of \(taken.app)",
                remedy: "choose other words, or remove the phrase with id \(taken.id) first")
        }
        try database.run("DELETE FROM phrases WHERE id = ?", [.integer(taken.id)])
    }

    private func checkIsThere(_ phrase: PhraseRecord) throws(StoreError) {
        guard case .shortcut(let identifier, let name) = phrase.meaning else { return try checkIsInstalled(phrase.app) }
        guard try shortcut(identifier) != nil else { throw Self.noShortcut(name) }
    }

    private func remove(where condition: String, _ values: [SQLValue]) throws(StoreError) -> PhraseRecord? {
        try database.transaction { () throws(StoreError) in
            let found = try phrases(where: condition, values).first
            try database.run("DELETE FROM phrases WHERE \(condition)", values)
            return found
        }
    }

    private func phrases(where condition: String, _ values: [SQLValue]) throws(StoreError) -> [PhraseRecord] {
        let sql =
            """
            SELECT id, identifier, text, normalized, app, added, intent, parameters, texts, activity,
            (SELECT identifier FROM shortcuts WHERE id = shortcut), (SELECT name FROM shortcuts WHERE id = shortcut)
            FROM phrases WHERE \(condition) ORDER BY id
            """
        return try database.rows(sql, values) { row throws(StoreError) in
            guard let identifier = UUID(uuidString: try row.text(1)) else { throw row.damaged(1) }
            return PhraseRecord(
                id: try row.integer(0), identifier: identifier, text: try row.text(2), normalized: try row.text(3),
                app: try row.optionalText(4) ?? ShortcutRecord.app, meaning: try PhraseColumns.meaning(row, from: 6),
                added: try row.date(5))
        }
    }
}

/// What a phrase stands for, as the last columns of its row.
private struct PhraseColumns {
    let values: [SQLValue]

    init(_ phrase: PhraseRecord, in database: Database) throws(StoreError) {
        values =
            switch phrase.meaning {
            case .intent(let name, let parameters, let texts):
                [
                    .text(phrase.app), .text(name), .text(try Self.encode(parameters, in: database)),
                    .text(try Self.encode(texts, in: database)), .null, .null,
                ]
            case .activity(let activity):
                [
                    .text(phrase.app), .null, .text("{}"), .text("{}"),
                    .text(try Self.encode(activity, in: database)), .null,
                ]
            case .shortcut(let identifier, _):
                [.null, .null, .text("{}"), .text("{}"), .null, .text(identifier.uuidString)]
            }
    }

    static func meaning(_ row: Row, from column: Int) throws(StoreError) -> PhraseRecord.Meaning {
        if let text = try row.optionalText(column + 4) {
            guard let identifier = UUID(uuidString: text) else { throw row.damaged(column + 4) }
            return .shortcut(identifier, name: try row.text(column + 5))
        }
        guard let intent = try row.optionalText(column) else { return .activity(try row.value(column + 3)) }
        return .intent(intent, values: try row.value(column + 1), texts: try row.value(column + 2))
    }

    private static func encode(_ values: some Encodable, in database: Database) throws(StoreError) -> String {
        try database.text(of: values) { "the phrase's action cannot be stored: \($0)" }
    }
}
