// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BeckonSystem
import CommandLineInterface
import Conversation
import Sentences
import Store
import SystemTexts

/// What is said on a screen for a phrase, in the person's language.
struct PhraseScreenText: Sendable {
    private let texts: Texts<PhraseText>

    /// - Parameter language: A BCP 47 tag.
    init(_ language: String) {
        texts = Texts(language)
    }

    /// A text with what it names: a phrase, what that stands for, and the app's name.
    func callAsFunction(_ text: PhraseText, _ phrase: String = "", title: String = "", app: String = "") -> String {
        texts(text, ["phrase": phrase.isolated, "title": title.isolated, "app": app.isolated])
    }

    /// A text about a phrase there is.
    func callAsFunction(_ text: PhraseText, _ phrase: PhraseRecord, _ names: ActionWords) -> String {
        self(text, phrase.text, title: names.title(of: phrase), app: names.app(phrase.app))
    }

    /// Said where there is no terminal to ask at.
    func refused(_ phrase: String, taken: PhraseRecord, _ names: ActionWords) -> String {
        texts(
            .refused,
            [
                "phrase": phrase, "taken": taken.text, "title": names.title(of: taken), "app": names.app(taken.app),
            ])
    }

    /// What a list says of a screen.
    func state(_ proposal: String?, isEditing: Bool) -> String {
        guard let proposal else { return texts(.proposesNothing) }
        return texts(isEditing ? .has : .proposes, ["phrase": proposal])
    }

    /// Said where the person can't be asked on the spot.
    func waits(_ title: String, _ app: String, screen: Int) -> String {
        texts(.waits, ["title": title.isolated, "app": app.isolated, "screen": String(screen)])
    }

    /// Said where the person can't be asked at all.
    func endsUnanswered(_ title: String, _ app: String) -> String {
        texts(.endsUnanswered, ["title": title, "app": app])
    }

    func isCancellation(_ words: String) -> Bool { AnswerWord(words) == .cancel }

    func isRemoval(_ words: String) -> Bool { AnswerWord.isWord(words, of: .remove) }

    func isReplacement(_ words: String) -> Bool {
        AnswerWord.isWord(words, of: .replace) || AnswerWord(words) == .agree
    }

    /// Why nothing came of what the person said.
    func problem(_ error: any Error) -> String { ("\(error)" as Sentence).text(in: texts.language) }
}
