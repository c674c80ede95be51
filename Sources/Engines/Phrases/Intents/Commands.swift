// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Several commands in one sentence.
package struct Commands: Hashable, Sendable {
    /// A sentence in its parts.
    package var parts: [String]
    /// Whether the words between them say that they are several.
    package var isPlain: Bool

    /// A part that leaves out how an earlier one begins, with that said again, the longest beginning first: “turn on the lamp
    /// and the fan” is “turn on the fan” too.
    package static func completions(of part: String, after earlier: String, language: String) -> [String] {
        let tokens = FoldedText(earlier).tokens
        let gap = LanguageWords.of(language).isUnspaced ? "" : " "
        return (1..<max(1, min(tokens.count, mostRepeated))).reversed().map { count in
            earlier[..<tokens[count - 1].range.upperBound] + gap + part.trimmingCharacters(in: .whitespaces)
        }
    }

    /// Words of a beginning that are said again.
    private static let mostRepeated = 6

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
