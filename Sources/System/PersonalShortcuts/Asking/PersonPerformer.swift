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
            await person.agrees(to: ("Go on when you are back." as Sentence).text(in: language), [goOn])
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
            let words = await person.words(for: Prompt(parameter: "", kind: .needsValue, text: text))
            guard let words else { return .cancelled }
            let answer = words.isEmpty ? question.standard ?? "" : words
            guard let complaint = complaint(about: answer, question.kind) else { return .content(.text(answer)) }
            text = complaint.text(in: language)
        }
        return .failed(
            ShortcutFailure("no answer could be used", remedy: "answer with what is asked for"))
    }

    /// So often is asked.
    private static var attempts: Int { 5 }

    private func complaint(about answer: String, _ kind: Question.Kind) -> Sentence? {
        switch kind {
        case .text, .url: nil
        case .number:
            coercion.number(in: answer) == nil ? "‘\(answer)’ is no number. Which number is it?" : nil
        case .date, .time, .dateAndTime:
            coercion.date(ContentItem(.text(answer))) == nil ? "‘\(answer)’ is no date. Which date is it?" : nil
        }
    }

    private func choose(_ choice: Choice) async -> EffectResult {
        let titles = TitleChoice(choice.titles)
        var text = choice.prompt ?? ("Which one?" as Sentence).text(in: language)
        for _ in 0..<Self.attempts {
            let answer = await person.answer(
                to: Prompt(
                    parameter: "", kind: .disambiguation, text: text,
                    options: choice.titles.indices.map { Self.option(of: choice, at: $0) }))
            switch answer {
            case .place(let place) where choice.titles.indices.contains(place): return .chosen([place])
            case .words(let words):
                if choice.selectsAll, words.isEmpty { return .chosen(Array(choice.titles.indices)) }
                if let places = choice.allowsSeveral ? titles.places(of: words) : titles.place(of: words).map({ [$0] })
                {
                    return .chosen(places)
                }
                text = ("‘\(words)’ is none of them. Which one?" as Sentence).text(in: language)
            case .place: text = ("Which one?" as Sentence).text(in: language)
            case nil: return .cancelled
            }
        }
        return .failed(ShortcutFailure("no answer could be used", remedy: "answer with what is asked for"))
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
