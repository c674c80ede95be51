// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The words that a person may say, from the folders of all languages at once: people mix them.
package enum Vocabulary {
    /// The words of a text that lists them with commas.
    package static func words<Key: TextKey>(_ key: Key) -> [String] {
        TextTables.shared.languages.flatMap { language in
            list(TextTables.shared.table(Key.table, in: language).strings[key.rawValue] ?? "")
        }
    }

    static func list(_ text: String) -> [String] {
        text.split(separator: ",").map { $0.trimmingPrefix { $0 == " " } }.filter { !$0.isEmpty }.map(String.init)
    }
}
