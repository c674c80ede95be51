// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists

/// The words that a person may say, from the folders of all languages at once: people mix them.
package enum Vocabulary {
    /// The words of a text that lists them with commas.
    package static func words<Key: TextKey>(_ key: Key) -> [String] {
        TextTables.shared.languages.flatMap { language in
            (TextTables.shared.table(Key.table, in: language).strings[key.rawValue] ?? "").listedWords
        }
    }

    /// Those of one language, or of English where it has none; also what Beckon says by number, such as weekdays.
    ///
    /// - Parameter language: A BCP 47 tag.
    package static func words<Key: TextKey>(_ key: Key, in language: String) -> [String] {
        Texts<Key>(language)(key).listedWords
    }
}
