// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists

/// A place in a definition file.
package struct SourceLocation: Hashable, Sendable {
    /// The path as the person gave it.
    package var path: String
    /// From 1; nil in binary property lists, which have no lines.
    package var line: Int?
    /// From 1, in characters.
    package var column: Int?
    /// The way to the value from the root, such as `INIntents[0].INIntentName`.
    package var keyPath: String

    package init(path: String, line: Int? = nil, column: Int? = nil, keyPath: String = "") {
        self.path = path
        self.line = line
        self.column = column
        self.keyPath = keyPath
    }

    /// A place in the property list of a file.
    init(path: String, _ location: PropertyListLocation) {
        self.init(path: path, line: location.line, column: location.column, keyPath: location.keyPath)
    }

    /// Where a message about this place belongs among others: by line, then column.
    func precedes(_ other: SourceLocation) -> Bool {
        (line ?? 0, column ?? 0) < (other.line ?? 0, other.column ?? 0)
    }
}
