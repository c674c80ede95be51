// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Phrases

extension FuzzedReader {
    /// Titles and names as an app's definition may have them, and in the last line what somebody says to that app.
    static let sentence = FuzzedReader(name: "Sentence", dictionary: "sentence", limit: .making) { data in
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").prefix(12).map(String.init)
        guard let said = lines.last else { return }
        let (titles, names) = (lines.dropLast().prefix(4), lines.dropLast().dropFirst(4))
        for language in ["en", "zh-Hans"] {
            let wording = wording(titles: Array(titles), names: Array(names), in: language)
            guard let grammar = grammar(of: wording), let shared = languages[language] else { continue }
            let recognizer = Recognizer(.joining([Grammar.Part(shared), Grammar.Part(grammar)]))
            try check(recognizer.allReadings(of: Utterance(said)), of: said)
            _ = recognizer.understanding(of: Utterance(said))
            // A title without values is understood as is, whatever else is said alike.
            for title in titles where !title.contains("${") && !FoldedText(title).tokens.isEmpty {
                let readings = recognizer.readings(of: Utterance(title))
                guard readings.contains(where: { $0.cost.penalty == 0 }) || title.utf8.count > mostLetters else {
                    throw Contradiction("the title ‘\(title)’ is not understood")
                }
            }
            try checkAnswers(said, wording)
        }
    }

    /// Bytes beyond which a sentence may be refused.
    private static let mostLetters = 2000

    private static func wording(titles: [String], names: [String], in language: String) -> IntentWording {
        IntentWording(
            language: language, titles: titles, summary: titles.last ?? "", category: "order",
            parameters: [
                IntentWording.Parameter(name: "kind", values: .names(names.map { [$0] }), isOpen: true),
                IntentWording.Parameter(name: "count", values: .numbers(1...10)),
                IntentWording.Parameter(name: "time", values: .duration),
                IntentWording.Parameter(name: "text", values: .freeText),
            ],
            apps: [names.first ?? "App"])
    }

    /// Compiled once: numbers and dates have thousands of words.
    private static let languages = ["en", "zh-Hans"].reduce(into: [String: Grammar]()) { grammars, language in
        grammars[language] = try? LanguageGrammar.of([language])
    }

    /// Nil if it is too large.
    private static func grammar(of wording: IntentWording) -> Grammar? {
        do throws(TemplateError) {
            var phrases = IntentPhrases()
            try phrases.add(wording, meaning: 7)
            return try phrases.part()
        } catch {
            _ = "\(error)"
            return nil
        }
    }

    private static func check(_ readings: [Reading], of said: String) throws {
        guard readings.allSatisfy({ $0.meaning == 7 }), readings.count <= 1 else {
            throw Contradiction("of one action there are \(readings.count) readings")
        }
        for slot in readings.flatMap(\.slots) {
            guard ["kind", "count", "time", "text"].contains(slot.name), !slot.words.isEmpty else {
                throw Contradiction("‘\(slot.words)’ of ‘\(said)’ was said for ‘\(slot.name)’")
            }
            if case .number(let number) = slot.value, !number.isFinite {
                throw Contradiction("‘\(slot.words)’ is the number \(number)")
            }
        }
    }

    private static func checkAnswers(_ said: String, _ wording: IntentWording) throws {
        let stances: [SpokenAnswer.Stance: [String]] = [.agree: ["yes", "好"], .refuse: ["no"], .cancel: ["cancel"]]
        do throws(TemplateError) {
            let answers = try AnswerPhrases(wording.parameters, stances: stances, language: wording.language)
            _ = answers.answer(said)
        } catch {
            _ = "\(error)"
        }
        for way in Commands.ways(to: said, language: wording.language) where way.parts.count < 2 {
            throw Contradiction("‘\(said)’ was parted in \(way.parts)")
        }
    }
}
