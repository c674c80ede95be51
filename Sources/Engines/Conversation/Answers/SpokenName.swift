// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases
package import Sentences
import SystemTexts

/// An app's spoken name.
package struct SpokenName: Hashable, Sendable {
    private let key: String

    /// Nil if there is nothing to say in a text.
    package init?(_ text: String) {
        key = AnswerWord.key(text)
        if key.isEmpty { return nil }
    }

    /// Refuses another name of an app where it is an answer, or a word that is said to any app.
    ///
    /// - Parameter text: One of `INAlternativeAppNames`.
    package static func check(alternative text: String) throws(Problem<Fault>) {
        guard let name = SpokenName(text), name.key.contains(where: { $0.isLetter || $0.isNumber }) else {
            throw Problem("the name ‘\(text)’ cannot be spoken", remedy: "write a word, or leave it out")
        }
        guard everyday.contains(name.key) else { return }
        throw Problem(
            "‘\(text)’ is a common word and cannot name an app",
            remedy: "write a name that only this app has, or leave it out")
    }

    private static let everyday: Set<String> = [AnswerVocabulary](
        [.agree, .refuse, .cancel, .more, .on, .off, .remove, .replace, .quit, .help, .open, .run, .everyday]
    ).reduce(into: []) { $0.formUnion(AnswerWord.keys($1)) }
}
