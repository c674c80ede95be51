// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A text a person reads, with the key under which translations stand.
///
/// Keys repeat in real files, also with different texts, so a text is looked up
/// by its key and falls back to its own words, never to another text's.
package struct LocalizableText: Hashable, Codable, Sendable {
    /// The words in the development language; may hold `${name}` placeholders.
    package var text: String
    /// The six-character key in `.strings` and `.stringsdict` files, if any.
    package var key: String?

    package init(_ text: String, key: String? = nil) {
        self.text = text
        self.key = key
    }
}

extension LocalizableText {
    /// The key of a text in a table of an app's own: that of the table `Localizable` as it is, that of another with the
    /// table's name before it.
    ///
    /// - Parameter table: Nil is `Localizable`.
    package static func key(_ key: String, inTable table: String?) -> String {
        guard let table, table != "Localizable", table != "AppShortcuts" else { return key }
        return "\(table)/\(key)"
    }
}
