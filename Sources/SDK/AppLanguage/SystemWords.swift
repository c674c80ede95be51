// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists

/// What the SDK itself says to people, by the English that stands where it is said; the files `SystemWords.strings` hold
/// the other languages.
package enum SystemWords {
    static let folders = LanguageFolders(embeddedTexts, file: "SystemWords") { $0 }

    /// English words in a language, or as they are where the language is not known.
    ///
    /// - Parameters:
    ///   - language: A BCP 47 tag.
    ///   - values: What `${1}`, `${2}` and so on stand for.
    package static func text(_ english: String, in language: String?, _ values: String...) -> String {
        let text = language.flatMap { folders[$0]?[english] } ?? folders["en"]?[english] ?? english
        return zip(1..., values).reduce(text) { $0.replacing("${\($1.0)}", with: $1.1) }
    }

    /// Whether the words of a language are known.
    ///
    /// - Parameter language: A BCP 47 tag.
    static func has(_ language: String) -> Bool {
        LanguageTag.nearest(to: language, among: folders.languages) != nil
    }
}
