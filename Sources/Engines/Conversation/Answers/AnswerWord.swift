// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases
package import SystemTexts

/// What a short answer means, whatever is asked.
///
/// The words of all languages are always understood: people mix them.
package enum AnswerWord: Hashable, Sendable {
    case agree, refuse, cancel, more

    /// Nil for anything but exactly such a word.
    package init?(_ text: String) {
        guard let meaning = Self.meanings[Self.key(text)] else { return nil }
        self = meaning
    }

    /// Whether the text is one of the words, apart from spaces, accents and upper case.
    package static func isWord(_ text: String, of list: AnswerVocabulary) -> Bool {
        let key = key(text)
        return !key.isEmpty && Vocabulary.words(list).contains { Self.key($0) == key }
    }

    /// Whether two texts are the same words, apart from spaces, accents and upper case.
    package static func isSame(_ one: String, _ other: String) -> Bool { key(one) == key(other) && !key(one).isEmpty }

    static func keys(_ list: AnswerVocabulary) -> Set<String> {
        Set(Vocabulary.words(list).map(key))
    }

    static func key(_ text: String) -> String {
        FoldedText(text).key.replacing(" ", with: "")
    }

    private static let meanings: [String: AnswerWord] = {
        let lists: [(AnswerVocabulary, AnswerWord)] = [
            (.agree, .agree), (.refuse, .refuse), (.cancel, .cancel), (.more, .more),
        ]
        return lists.reduce(into: [:]) { meanings, list in
            for key in keys(list.0) where meanings[key] == nil { meanings[key] = list.1 }
        }
    }()
}
