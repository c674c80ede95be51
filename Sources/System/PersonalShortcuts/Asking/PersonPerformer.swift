// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Assistant
import Conversation
import Foundation
import IntentValues
import Sentences
import ShortcutRunner
package import Shortcuts
import SystemTexts

/// Asks and shows what a shortcut wants to, as turns of a conversation: any front end that has those has shortcuts.
package struct PersonPerformer<Answers: AnswerSource>: EffectPerformer {
    private let person: Person<Answers>
    private let language: String
    private let coercion: Coercion

    package init(_ person: Person<Answers>, language: String, coercion: Coercion) {
        self.person = person
        self.language = language
        self.coercion = coercion
    }

    package func perform(_ effect: Effect) async -> EffectResult? {
        switch effect {
        case .ask(let question): await ask(question)
        case .choose(let choice): await choose(choice)
        case .show(let presentation): await show(presentation)
        case .waitForPerson:
            await person.agrees(to: ("Continue when you are back." as Sentence).text(in: language), [goOn])
                ? .content(.nothing) : .cancelled
        default: nil
        }
    }

    private var goOn: String { ("Continue" as Sentence).text(in: language) }
    private var cancel: String { ("Cancel" as Sentence).text(in: language) }

    // MARK: - Questions

    private func ask(_ question: Question) async -> EffectResult {
        var text = question.prompt
        if text.isEmpty { text = (question.standing ?? "What is it?").text(in: language) }
        if let standard = question.standard { text += " (\(standard))" }
        for _ in 0..<Self.attempts {
            var prompt = Prompt(parameter: "", kind: .needsValue, text: text)
            prompt.input = question.input
            let words = await person.words(for: prompt)
            guard let words else { return .cancelled }
            let answer = words.isEmpty ? question.standard ?? "" : words
            switch read(answer, question.kind) {
            case .success(let text): return .content(.text(text))
            case .failure(let complaint): text = complaint.sentence.text(in: language)
            }
        }
        return .failed(
            ShortcutFailure("the answer cannot be used", remedy: "answer the question"))
    }

    /// So often is asked.
    private static var attempts: Int { 5 }

    /// An answer as the shortcut reads it: a number that was said in words has digits then. One that is not what was
    /// asked for fails with the next question.
    private func read(_ answer: String, _ kind: Question.Kind) -> Result<String, Problem<Fault>> {
        switch kind {
        case .text, .url: return .success(answer)
        case .number:
            if coercion.number(in: answer) != nil { return .success(answer) }
            if let number = AnswerValues(language: language).number(answer) { return .success(number.description) }
            return .failure(Problem("‘\(answer)’ is not a number. Which number is it?"))
        case .date, .time, .dateAndTime:
            if coercion.date(ContentItem(.text(answer))) != nil { return .success(answer) }
            return .failure(Problem("‘\(answer)’ is not a date. Which date is it?"))
        }
    }

    private func choose(_ choice: Choice) async -> EffectResult {
        let titles = TitleChoice(choice.titles)
        var text = choice.prompt ?? ("Which one?" as Sentence).text(in: language)
        for _ in 0..<Self.attempts {
            var prompt = Prompt(
                parameter: "", kind: .disambiguation, text: text,
                options: choice.titles.indices.map { Self.option(of: choice, at: $0) })
            (prompt.allowsSeveral, prompt.selectsAll) = (choice.allowsSeveral, choice.selectsAll)
            switch await person.answer(to: prompt) {
            case .place(let place) where choice.titles.indices.contains(place): return .chosen([place])
            case .places(let places) where choice.allowsSeveral:
                return .chosen(places.filter(choice.titles.indices.contains))
            case .words(let words):
                if choice.selectsAll, words.isEmpty { return .chosen(Array(choice.titles.indices)) }
                if let places = choice.allowsSeveral ? titles.places(of: words) : titles.place(of: words).map({ [$0] })
                {
                    return .chosen(places)
                }
                text = ("‘\(words)’ is not one of them. Which one?" as Sentence).text(in: language)
            case .place, .places: text = ("Which one?" as Sentence).text(in: language)
            case nil: return .cancelled
            }
        }
        return .failed(ShortcutFailure("the answer cannot be used", remedy: "answer the question"))
    }

    private static func option(of choice: Choice, at place: Int) -> Prompt.Option {
        let title = choice.titles[place]
        let subtitle = choice.subtitles.indices.contains(place) ? choice.subtitles[place] : nil
        return Prompt.Option(text: title, subtitle: subtitle, value: .string(title))
    }

    // MARK: - Showing

    private func show(_ presentation: Presentation) async -> EffectResult {
        let text = coercion.text(presentation.content)
        switch presentation.style {
        case .alert(let title, let canCancel):
            let lines = [title, text].filter { !$0.isEmpty }.joined(separator: "\n")
            let agrees = await person.agrees(to: lines, canCancel ? [okay, cancel] : [okay])
            return agrees ? .content(presentation.content) : .cancelled
        case .result: await person.show(showing(.result, nil, presentation.content))
        case .notification(let title, _):
            await person.show(showing(.notification, title.isEmpty ? nil : title, presentation.content))
        case .quickLook: await person.show(showing(.preview, nil, presentation.content))
        case .webPage: await person.show(showing(.webPage, nil, presentation.content))
        }
        return .content(presentation.content)
    }

    private var okay: String { ("OK" as Sentence).text(in: language) }

    private func showing(_ style: Showing.Style, _ title: String?, _ content: Content) -> Showing {
        ContentTurns(coercion).showing(style, title: title, content)
    }
}

extension Question {
    /// What an answer is to be, for front ends that have a keyboard or a picker for it.
    fileprivate var input: Prompt.Input? {
        switch kind {
        case .text: nil
        case .number: allowsFractions ? .decimal : .number
        case .url: .url
        case .date: .date
        case .time: .time
        case .dateAndTime: .dateAndTime
        }
    }
}
