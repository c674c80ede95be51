// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Where in a project something stands.
package struct Place: Hashable, Sendable {
    /// As the person would write it: under the path that was given.
    package var path: String
    /// From 1; nil for the file as a whole.
    package var line: Int?
    /// From 1, in characters.
    package var column: Int?

    package init(path: String, line: Int? = nil, column: Int? = nil) {
        self.path = path
        self.line = line
        self.column = column
    }
}

extension Place: Comparable {
    /// By path, then from top to bottom; the file as a whole first.
    package static func < (left: Place, right: Place) -> Bool {
        (left.path, left.line ?? 0, left.column ?? 0) < (right.path, right.line ?? 0, right.column ?? 0)
    }
}

extension Place: CustomStringConvertible {
    /// `Sources/App/Info.plist:12:3`, the form compilers and editors share.
    package var description: String {
        path + (line.map { ":\($0)" } ?? "") + (line == nil ? "" : column.map { ":\($0)" } ?? "")
    }
}
