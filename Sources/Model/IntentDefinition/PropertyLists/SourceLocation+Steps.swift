// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension SourceLocation {
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

    /// Where a message about this place belongs among others: by line, then column.
    func precedes(_ other: SourceLocation) -> Bool {
        (line ?? 0, column ?? 0) < (other.line ?? 0, other.column ?? 0)
    }
}
