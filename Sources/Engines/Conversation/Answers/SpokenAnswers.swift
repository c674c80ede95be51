// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Phrases
import SpokenValues
import SystemTexts

/// The grammar of the answers that can be spoken.
package struct SpokenAnswers {
    /// Numbers that are listened for.
    private static let numbers = 0...200

    private let language: String

    /// - Parameter language: A BCP 47 tag, of what is spoken.
    package init(language: String) {
        self.language = language
    }

    /// The answers to a question; nil if the turn is not a question.
    ///
    /// A text that may be anything can't be answered aloud: then there are the words that are answers to whatever
    /// is asked, and numbers.
    package func grammar(for turn: Turn) throws(TemplateError) -> Grammar? {
        switch turn {
        case .prompt(let prompt):
            let options = prompt.options.map(\.text)
            let isAsked = prompt.kind == .confirmation || options.isEmpty
            let words: [AnswerVocabulary] =
                isAsked ? [.agree, .refuse, .cancel, .on, .off] : [.cancel] + (prompt.remaining > 0 ? [.more] : [])
            let distinctions = prompt.options.compactMap(\.distinction)
            return try grammar(
                options + distinctions + self.words(words) + spelled(options.isEmpty ? Self.numbers : 1...options.count)
            )
        case .confirm(let confirmation): return try grammar(confirmation.buttons + words([.agree, .refuse, .cancel]))
        case .said, .progress, .response, .shown, .error: return nil
        }
    }

    private func grammar(_ texts: [String]) throws(TemplateError) -> Grammar {
        var builder = GrammarBuilder()
        for (meaning, text) in texts.enumerated() { try builder.add(.text(text), meaning: meaning) }
        return builder.grammar()
    }

    private func words(_ lists: [AnswerVocabulary]) -> [String] {
        lists.flatMap { Vocabulary.words($0, in: language) }
    }

    private func spelled(_ range: ClosedRange<Int>) -> [String] {
        let numbers = SpokenValueReader(language: language)
        return range.map(numbers.spelling)
    }
}
