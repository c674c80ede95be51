// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases
package import SystemTexts

/// A short answer with a fixed meaning, such as yes or cancel.
///
/// The words of all languages are always understood: people mix them.
package enum AnswerWord: Hashable, Sendable {
    case agree, refuse, cancel, more

    /// Nil for anything but exactly such a word.
    package init?(_ text: String) {
        let key = Self.key(text)
        if let meaning = Self.meanings[key] {
            self = meaning
        } else if Self.isCancelling(key) {
            self = .cancel
        } else {
            return nil
        }
    }

    /// Whether a text is several words for leaving, one after the other: 算了不记了.
    private static func isCancelling(_ key: String) -> Bool {
        guard key.utf8.count <= longestCancelling else { return false }
        return cancelling.contains { word in
            guard !word.isEmpty, key.hasPrefix(word) else { return false }
            let rest = String(key.dropFirst(word.count))
            return meanings[rest] == .cancel || isCancelling(rest)
        }
    }

    private static let cancelling = keys(.cancel)
    /// Bytes of an answer that is only that.
    private static let longestCancelling = 60

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
