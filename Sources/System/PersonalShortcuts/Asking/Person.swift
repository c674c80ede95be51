// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Assistant
package import Conversation
package import Sentences
import Synchronization
import SystemTexts

/// The person at a front end, as a run meets them: shown turns, and asked.
package final class Person<Answers: AnswerSource>: Sendable {
    /// What was answered.
    package enum Reply: Hashable, Sendable {
        case words(String)
        /// An option by its place, from 0.
        case place(Int)
        /// Several of them.
        case places([Int])
    }

    private let answers: Answers
    private let show: Assistant.Show
    private let waits = Atomic(false)

    package init(_ answers: Answers, show: @escaping Assistant.Show) {
        self.answers = answers
        self.show = show
    }

    /// Whether a question was left without an answer.
    package var isLeftWaiting: Bool { waits.load(ordering: .acquiring) }

    package func show(_ turn: Turn) async { await show(turn, nil) }

    package func show(_ showing: Showing) async { await show(.shown(showing)) }

    /// The answer to a question; nil if it is cancelled, or there is nobody to answer.
    package func answer(to prompt: Prompt) async -> Reply? {
        await show(.prompt(prompt))
        return await reply(to: .prompt(prompt))
    }

    /// The same as words.
    package func words(for prompt: Prompt) async -> String? {
        switch await answer(to: prompt) {
        case .words(let words): words
        case .place(let place): prompt.options.indices.contains(place) ? prompt.options[place].text : nil
        case .places, nil: nil
        }
    }

    /// Whether the first of the buttons is chosen.
    package func agrees(to text: String, _ buttons: [String]) async -> Bool {
        await place(chosenAt: text, buttons) == 0
    }

    /// The place of the button that is chosen, from 0; nil if it is cancelled.
    package func place(chosenAt text: String, _ buttons: [String]) async -> Int? {
        let turn = Turn.confirm(Confirmation(text: text, buttons: buttons))
        await show(turn)
        switch await reply(to: turn) {
        case .place(let place): return place
        case .words(let words):
            if words.isEmpty, buttons.count == 1 { return 0 }
            if let place = TitleChoice(buttons).place(of: words) { return place }
            return AnswerWord(words) == .agree ? 0 : nil
        case .places, nil: return nil
        }
    }

    /// The place of the button by whose words the person permits or forbids something, from 0; nil if they say no
    /// more.
    ///
    /// Nothing but the words on the buttons does, in any language: an “OK” may have been meant for something else.
    package func place(permitting text: String, _ buttons: [Sentence], in language: String) async -> Int? {
        let turn = Turn.confirm(Confirmation(text: text, buttons: buttons.map { $0.text(in: language) }))
        for _ in 0..<Self.attempts {
            await show(turn)
            switch await reply(to: turn) {
            case .place(let place): return place
            case .words(let words):
                if let place = buttons.firstIndex(where: { $0.isSaid(by: words) }) { return place }
                if AnswerWord(words) == .refuse { return nil }
            case .places, nil: return nil
            }
        }
        return nil
    }

    /// So often is asked.
    private static var attempts: Int { 3 }

    private func reply(to turn: Turn) async -> Reply? {
        switch await answers.answer(to: turn) {
        case .choice(let place):
            if turn.choices.indices.contains(place) { await show(.said(text: turn.choices[place])) }
            return .place(place)
        case .choices(let places):
            let chosen = places.filter(turn.choices.indices.contains).map { turn.choices[$0] }
            if !chosen.isEmpty { await show(.said(text: chosen.joined(separator: ", "))) }
            return .places(places)
        case .text(let text):
            await show(.said(text: text))
            return AnswerWord(text) == .cancel ? nil : .words(text)
        case .cancel: return nil
        case nil:
            waits.store(true, ordering: .releasing)
            return nil
        }
    }
}

extension Sentence {
    /// Whether words are the sentence, in one of the languages that there are.
    fileprivate func isSaid(by words: String) -> Bool {
        Texts<SystemText>.languages.contains { AnswerWord.isSame(words, text(in: $0)) }
    }
}

extension Turn {
    /// What can be picked.
    fileprivate var choices: [String] {
        switch self {
        case .prompt(let prompt): prompt.options.map(\.text)
        case .confirm(let confirmation): confirmation.buttons
        default: []
        }
    }
}
