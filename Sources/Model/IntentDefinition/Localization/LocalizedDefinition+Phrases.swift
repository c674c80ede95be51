// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
package import Sentences

extension LocalizedDefinition {
    /// Sentences that are no more than these at once.
    private static let mostSentences = 20

    /// A phrase in a language, or in its own words where a translation lacks the app's name: that would be anybody's.
    ///
    /// - Parameter language: A BCP 47 tag.
    package func words(of phrase: AppShortcutDeclaration.Phrase, language: String) -> String {
        let words = text(phrase.text, language: language)
        return phrase.admits(words) ? words : phrase.text.text
    }

    /// The translations of phrases that nobody can use, one sentence each.
    package var unusedPhrases: [Sentence] {
        var sentences: [Sentence] = []
        for phrase in file.appShortcuts.flatMap(\.phrases) {
            guard let key = phrase.text.key else { continue }
            for (language, table) in tables.sorted(by: { $0.key < $1.key }) {
                guard sentences.count < Self.mostSentences else { return sentences }
                guard let words = table.strings[key], !words.isEmpty, !phrase.admits(words) else { continue }
                sentences.append(
                    "the phrase “\(key.prefix(100).description)” does not work in \(language): its translation lacks "
                        + "the app's name, or has a parameter that the phrase lacks")
            }
        }
        return sentences
    }
}
