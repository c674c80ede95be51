// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import IntentValues
import Sentences
package import Wire

// The names that apps say their people use: one list for each type, which an app replaces as a whole.
extension Store {
    /// Puts these in place of the names of one type that the app said so far; none clears them.
    ///
    /// - Throws: ``StoreError`` of kind `notFound` when there is no such app; nothing has changed then.
    package func setVocabulary(
        _ names: [SpeakableStringValue], of type: VocabularyType, in app: String
    ) throws(StoreError) {
        let text = try database.text(of: names) { "the names of \(app) cannot be stored: \($0)" }
        vocabularyChanges += 1
        try database.transaction { () throws(StoreError) in
            try checkIsInstalled(app)
            try database.run(
                "DELETE FROM vocabularies WHERE app = ? AND type = ?", [.text(app), .integer(type.rawValue)])
            guard !names.isEmpty else { return }
            try database.run(
                "INSERT INTO vocabularies (app, type, names) VALUES (?, ?, ?)",
                [.text(app), .integer(type.rawValue), .text(text)])
        }
    }

    /// Forgets the names of all types that an app said; none is no error.
    package func removeVocabulary(of app: String) throws(StoreError) {
        vocabularyChanges += 1
        try database.run("DELETE FROM vocabularies WHERE app = ?", [.text(app)])
    }

    /// The names that all apps said, by the app's identifier and what they are names of: the most important first, none
    /// twice. A type without names is left out.
    ///
    /// What each type is said for is told by `VocabularySlot` in the assistant.
    package func vocabularies() throws(StoreError) -> [String: [VocabularyType: [SpeakableStringValue]]] {
        try vocabularies(where: "TRUE", [])
    }

    /// The names that all apps said, with the state they are in; nil if that is still a state that is known.
    package func vocabularies(
        after known: VocabularyVersion?
    ) throws(StoreError) -> (names: [String: [VocabularyType: [SpeakableStringValue]]], version: VocabularyVersion)? {
        let version = try vocabularyVersion()
        return version == known ? nil : (try vocabularies(), version)
    }

    /// The state that the names of all apps are in; costs next to nothing. What was made of names is to be made again
    /// when it is another one.
    package func vocabularyVersion() throws(StoreError) -> VocabularyVersion {
        VocabularyVersion(changes: vocabularyChanges, apps: try appsVersion())
    }

    private func vocabularies(
        where condition: String, _ values: [SQLValue]
    ) throws(StoreError) -> [String: [VocabularyType: [SpeakableStringValue]]] {
        let rows = try database.rows(
            "SELECT app, type, names FROM vocabularies WHERE \(condition) ORDER BY app, type", values
        ) { row throws(StoreError) in
            // A row that is damaged takes no name of another away; its app sets it again.
            (
                app: try row.text(0), type: VocabularyType(rawValue: try row.integer(1)),
                names: try? row.value(2, as: [SpeakableStringValue].self)
            )
        }
        return rows.reduce(into: [:]) { vocabularies, row in
            guard let type = row.type, let names = row.names else { return }
            vocabularies[row.app, default: [:]][type] = names
        }
    }
}

/// Which state the names of a store's apps are in: another one after every change to them, whichever process made it.
package struct VocabularyVersion: Hashable, Sendable {
    /// Changes of names by this process.
    var changes: Int
    /// With an app its names go; the changes of other processes are among these.
    var apps: AppsVersion
}
