// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Several commands in one sentence.
package struct Commands: Hashable, Sendable {
    /// A sentence in its parts.
    package var parts: [String]
    /// Whether the words between them say that they are several.
    package var isPlain: Bool

    /// Commands that one sentence may have.
    private static let most = 5

    /// The ways to part a sentence, those first that say so themselves.
    ///
    /// - Parameter language: A BCP 47 tag.
    package static func ways(to part: String, language: String) -> [Commands] {
        let words = LanguageWords.of(language)
        return (words.parting.map { ($0, true) } + words.joiningCommands.map { ($0, false) }).compactMap {
            mark, isPlain in
            let parts = part.split(separator: mark, omittingEmptySubsequences: true).map(String.init)
            return (2...most).contains(parts.count) ? Commands(parts: parts, isPlain: isPlain) : nil
        }
    }
}
