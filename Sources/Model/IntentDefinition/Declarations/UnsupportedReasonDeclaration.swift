// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why a value of a parameter is refused, with the sentence that says so.
package struct UnsupportedReasonDeclaration: Hashable, Codable, Sendable {
    /// The case name of the generated enum.
    package var code: String
    /// One of the three built-in reasons of numbers.
    package var isDefault: Bool
    package var text: LocalizableText?

    package init(code: String, isDefault: Bool = false, text: LocalizableText? = nil) {
        self.code = code
        self.isDefault = isDefault
        self.text = text
    }
}
