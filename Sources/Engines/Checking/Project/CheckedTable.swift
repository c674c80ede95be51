// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// One language of a `.strings` file or a string catalog of a project.
package struct CheckedTable: Hashable, Sendable {
    /// As findings show it.
    package var path: String
    /// The file's name without its extension, such as `AppShortcuts`.
    package var name: String
    /// A language tag, or what the `.lproj` folder is called if that names no language.
    package var language: String
    package var strings: [String: String]

    package init(path: String, name: String, language: String, strings: [String: String]) {
        self.path = path
        self.name = name
        self.language = language
        self.strings = strings
    }
}
