// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import StringTables

/// A definition file with the translations that stand beside it.
package struct LocalizedDefinition: Hashable, Codable, Sendable {
    package var file: DefinitionFile
    /// The file's own name without its extension.
    package var name: String
    /// By language tag.
    package var tables: [String: StringTable]
    package var classNames: ClassNames

    package init(
        file: DefinitionFile, name: String, tables: [String: StringTable] = [:], classNames: ClassNames = ClassNames()
    ) {
        self.file = file
        self.name = name
        self.tables = tables
        self.classNames = classNames
    }
}
