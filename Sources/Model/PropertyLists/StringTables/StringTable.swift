// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The texts of one table in one language.
package struct StringTable: Hashable, Codable, Sendable {
    /// A text that depends on a number, as a `.stringsdict` entry has it.
    package struct Plural: Hashable, Codable, Sendable {
        /// With `%#@variable@` where a variable's words go.
        package var format: String
        /// By variable; the words of each CLDR category: `zero`, `one`, `two`, `few`, `many`, `other`.
        package var variables: [String: [String: String]]

        package init(format: String, variables: [String: [String: String]]) {
            self.format = format
            self.variables = variables
        }
    }

    /// A BCP 47 tag such as `zh-Hans`.
    package var language: String
    package var strings: [String: String]
    package var plurals: [String: Plural]

    package init(language: String, strings: [String: String] = [:], plurals: [String: Plural] = [:]) {
        self.language = language
        self.strings = strings
        self.plurals = plurals
    }
}
