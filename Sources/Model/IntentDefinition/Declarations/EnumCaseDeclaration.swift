// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A case of an enumeration.
package struct EnumCaseDeclaration: Hashable, Codable, Sendable {
    package var name: String
    /// The raw value; 0 where the file writes none. May be sparse.
    package var index: Int
    package var displayName: LocalizableText?
    /// Other words a person may use.
    package var synonyms: [LocalizableText]

    package init(name: String, index: Int, displayName: LocalizableText? = nil, synonyms: [LocalizableText] = []) {
        self.name = name
        self.index = index
        self.displayName = displayName
        self.synonyms = synonyms
    }
}
