// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A sentence of a conversation about one parameter.
package struct DialogDeclaration: Hashable, Codable, Sendable {
    /// What the sentence is for; the raw values are the file's.
    package enum Kind: String, Codable, Sendable, CaseIterable {
        /// Asks for the value.
        case primary = "Primary"
        /// The placeholder in an editor.
        case configuration = "Configuration"
        /// Asks whether the value is meant.
        case confirmation = "Confirmation"
        /// Says how many options there are.
        case disambiguationIntroduction = "DisambiguationIntroduction"
        /// Asks to pick one.
        case disambiguationSelection = "DisambiguationSelection"
        case concise = "Concise"
        /// Introduces further pages of options.
        case subsequentIntroduction = "SubsequentIntroduction"
        /// Says that there is nothing to pick from.
        case noOptions = "NoOptions"
    }

    package var kind: Kind
    package var isCustom: Bool
    /// Absent where the system's own wording is to be used.
    package var text: LocalizableText?

    package init(_ kind: Kind, isCustom: Bool = true, text: LocalizableText? = nil) {
        self.kind = kind
        self.isCustom = isCustom
        self.text = text
    }
}
