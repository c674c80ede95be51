// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A place in a property list.
package struct PropertyListLocation: Hashable, Sendable {
    /// From 1; nil in binary property lists, which have no lines.
    package var line: Int?
    /// From 1, in characters.
    package var column: Int?
    /// The way to the value from the root, such as `INIntents[0].INIntentName`.
    package var keyPath: String

    package init(line: Int? = nil, column: Int? = nil, keyPath: String = "") {
        self.line = line
        self.column = column
        self.keyPath = keyPath
    }

    /// The key path of the value under `key`; a very long key is shown by its beginning.
    func keyPath(toKey key: String) -> String {
        let shown =
            key.utf8.count > PropertyListLimits.shownKey ? key.prefix(PropertyListLimits.shownKey) + "…" : key[...]
        return keyPath.isEmpty ? String(shown) : "\(keyPath).\(shown)"
    }

    /// The key path of one element of the array here.
    func keyPath(toIndex index: Int) -> String {
        "\(keyPath)[\(index)]"
    }
}
