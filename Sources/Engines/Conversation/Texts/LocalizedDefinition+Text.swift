// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import IntentDefinition

extension LocalizedDefinition {
    /// The words of a text in a language: exact tag, shorter tag, development language.
    package func text(_ text: LocalizableText, language: String) -> String {
        guard let key = text.key else { return text.text }
        var tag = language
        while true {
            if let found = tables[tag]?.strings[key] { return found }
            guard let dash = tag.lastIndex(of: "-") else { return text.text }
            tag = String(tag[..<dash])
        }
    }

    /// The same with the plural forms that fit the numbers.
    package func text(_ text: LocalizableText, language: String, numbers: [String: Int]) -> String {
        self.text(text, language: language)
    }
}
