// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases

/// The places of a sentence in which an app is named.
package enum AppPlaces {
    /// Whether a name stands behind a word that names an app, such as “with” or “using”: elsewhere it may be anything that
    /// somebody has called their app.
    ///
    /// - Parameter language: A BCP 47 tag.
    package static func hold(_ name: String, in sentence: String, language: String) -> Bool {
        let words = FoldedText(sentence).tokens.map(\.text)
        let name = FoldedText(name).tokens.map(\.text)
        guard !name.isEmpty else { return false }
        let before = LanguageWords.of(language).beforeApp + LanguageWords.of("en").beforeApp
        // That is before everything.
        return before.filter { $0 != "the" }.contains { words.contains(FoldedText($0).tokens.map(\.text) + name) }
    }
}
