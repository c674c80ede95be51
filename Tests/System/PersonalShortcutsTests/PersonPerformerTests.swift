// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Assistant
import Conversation
import Foundation
import PersonalShortcuts
import ShortcutRunner
import Shortcuts
import Synchronization
import Testing

@Suite("What a shortcut asks of a person")
struct PersonPerformerTests {
    /// Gives these answers, one after the other.
    private final class Script: AnswerSource {
        private let answers: Mutex<[Answer]>

        init(_ answers: [Answer]) { self.answers = Mutex(answers) }

        func answer(to turn: Turn) async -> Answer? { answers.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
    }

    private func result(of effect: Effect, _ answers: Answer...) async -> EffectResult? {
        let person = Person(Script(answers)) { _, _ in }
        let environment = RunEnvironment(locale: Locale(identifier: "en_US"))
        return await PersonPerformer(person, language: "en", coercion: Coercion(in: environment)).perform(effect)
    }

    @Test(
        "a number is understood as an intent's question understands it",
        arguments: [
            ("2", "2"), ("two", "2"), ("three and a half", "3.5"), ("两", "2"), ("twenty-one", "21"), ("2.5", "2.5"),
            ("3 cups", "3"),
        ])
    func number(said: String, read: String) async throws {
        let result = await result(of: .ask(Question("How many?", kind: .number)), .text("many"), .text(said))
        guard case .content(let content)? = result, case .text(let text)? = content.first?.value else {
            Issue.record("no text: \(String(describing: result))")
            return
        }
        #expect(text == read)
    }

    @Test(
        "several are chosen by their places, or in words",
        arguments: [
            (Answer.choices([0, 2]), [0, 2]), (.choices([]), []), (.choices([1, 7]), [1]),
            (.text("Red and Blue"), [0, 2]),
            (.choice(1), [1]),
        ])
    func several(answer: Answer, places: [Int]) async {
        let choice = Choice(prompt: nil, titles: ["Red", "Green", "Blue"], allowsSeveral: true)
        guard case .chosen(let chosen)? = await result(of: .choose(choice), answer) else {
            Issue.record("nothing chosen")
            return
        }
        #expect(chosen == places)
    }
}
