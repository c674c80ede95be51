// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues

extension Store {
    /// Keeps a phrase and gives it with the number it got.
    ///
    /// - Parameter phrase: Its `id` is not looked at.
    /// - Throws: ``StoreError`` of kind `phraseTaken` when another phrase has the same normalized
    ///   form, of kind `notFound` when there is no such app.
    package func add(_ phrase: PhraseRecord) throws(StoreError) -> PhraseRecord {
        let parameters = try Self.encode(phrase.parameters)
        let texts = try Self.encode(phrase.texts)
        return try database.transaction { () throws(StoreError) in
            if let taken = try phrases(where: "normalized = ?", [.text(phrase.normalized)]).first {
                throw StoreError(
                    .phraseTaken, path: "",
                    reason:
                        "‘\(phrase.text)’ sounds like ‘\(taken.text)’, which stands for \(taken.intent) of \(taken.app)",
                    mend: "choose other words, or remove the phrase with id \(taken.id) first")
            }
            guard try database.number("SELECT 1 FROM apps WHERE identifier = ?", [.text(phrase.app)]) != nil else {
                throw StoreError(
                    .notFound, path: "", reason: "no app \(phrase.app) is installed", mend: "install the app first")
            }
            try database.run(
                """
                INSERT INTO phrases (identifier, text, normalized, app, intent, parameters, texts, added)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    .text(phrase.identifier.uuidString), .text(phrase.text), .text(phrase.normalized),
                    .text(phrase.app), .text(phrase.intent),
                    .text(parameters), .text(texts), .real(phrase.added.timeIntervalSince1970),
                ])
            var kept = phrase
            kept.id = database.lastRow
            return kept
        }
    }

    /// Every phrase, in the order in which they were added.
    package func phrases() throws(StoreError) -> [PhraseRecord] {
        try phrases(where: "TRUE", [])
    }

    /// Removes the phrase with this number and gives it; nil when there is none.
    package func removePhrase(id: Int) throws(StoreError) -> PhraseRecord? {
        try remove(where: "id = ?", [.integer(id)])
    }

    /// Removes the phrase with this normalized form and gives it; nil when there is none.
    package func removePhrase(normalized: String) throws(StoreError) -> PhraseRecord? {
        try remove(where: "normalized = ?", [.text(normalized)])
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
            SELECT id, identifier, text, normalized, app, intent, parameters, texts, added FROM phrases
            WHERE \(condition) ORDER BY id
            """
        return try database.rows(sql, values) { row throws(StoreError) in
            guard let identifier = UUID(uuidString: try row.text(1)) else { throw row.damaged(1) }
            return PhraseRecord(
                id: try row.integer(0), identifier: identifier, text: try row.text(2), normalized: try row.text(3),
                app: try row.text(4), intent: try row.text(5), parameters: try Self.decode(row, 6),
                texts: try Self.decode(row, 7), added: Date(timeIntervalSince1970: try row.real(8)))
        }
    }

    private static func encode(_ values: some Encodable) throws(StoreError) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        do {
            return String(decoding: try encoder.encode(values), as: UTF8.self)
        } catch {
            throw StoreError(
                .other, path: "", reason: "a parameter cannot be kept: \(error)", mend: "use a finite number")
        }
    }

    private static func decode<Value: Decodable>(_ row: Row, _ column: Int) throws(StoreError) -> Value {
        let text = try row.text(column)
        do {
            return try JSONDecoder().decode(Value.self, from: Data(text.utf8))
        } catch {
            throw row.damaged(column)
        }
    }
}
