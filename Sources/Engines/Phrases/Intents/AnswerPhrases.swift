// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenValues
import Synchronization

/// Understands answers in a person's own words: values of several parameters at once, corrections, agreement with
/// something around it.
package struct AnswerPhrases: Sendable {
    private static let stance = "#stance"
    private static let place = "#place"
    /// Words of a language, compiled once: numbers and durations have hundreds.
    private static let languages = Mutex<[Base: GrammarBuilder]>([:])

    /// What answers in a language are compiled on.
    private struct Base: Hashable {
        var language: String
        var occasion: Occasion
        var stances: [SpokenAnswer.Stance: [String]]
    }

    /// What may be answered.
    package enum Occasion: Hashable, Sendable {
        /// A question, or whether to go on.
        case question
        /// Nothing: something was done, and only words of going on or a bare value continue with it.
        case afterAction
    }

    private let occasion: Occasion
    private let recognizer: Recognizer
    private let takingBack: [String]

    /// - Parameters:
    ///   - parameters: Those that may be said now.
    ///   - stances: Words for each stance.
    ///   - language: A BCP 47 tag.
    /// - Throws: ``TemplateError`` where the names are too many.
    package init(
        _ parameters: [IntentWording.Parameter], stances: [SpokenAnswer.Stance: [String]], language: String,
        on occasion: Occasion = .question
    ) throws(TemplateError) {
        self.occasion = occasion
        let base = Base(language: language, occasion: occasion, stances: stances)
        var builder = try Self.builder(base)
        var parts: [PhraseTemplate] = [
            .slot(list: Self.stance, name: Self.stance), .slot(list: Self.stance, name: Self.stance),
            .slot(list: Self.place, name: Self.place),
        ]
        for parameter in parameters.prefix(PhraseTemplate.mostPermuted - parts.count) {
            let list: String
            switch parameter.values {
            case .names(let names):
                list = parameter.name
                try builder.add(ParameterList.names(names, LanguageWords.of(language), pointing: true), named: list)
            case .numbers: list = Self.numbers
            case .decimals: list = Self.decimals
            case .duration: list = Self.duration
            case .date: list = Self.date
            case .money: list = Self.money
            case .measurement:
                list = "#\(parameter.name)"
                try builder.add(
                    ParameterList(parameter.values, words: LanguageWords.of(language), language: language).list,
                    named: list)
            case .freeText: continue
            }
            parts.append(.slot(list: list, name: parameter.name))
        }
        try builder.add(anyOf: parts, meaning: 0) { $0 == 0 ? nil : 0 }
        recognizer = Recognizer(builder.grammar())
        takingBack = LanguageWords.of(language).takingBack
    }

    private static let mostLanguages = 16
    private static let numbers = "#numbers"
    private static let decimals = "#decimals"
    private static let duration = "#duration"
    private static let date = "#date"
    private static let money = "#money"

    /// What may be said in a language whatever is asked.
    private static func builder(_ base: Base) throws(TemplateError) -> GrammarBuilder {
        if let builder = languages.withLock({ $0[base] }) { return builder }
        let language = base.language
        let words = LanguageWords.of(language)
        var builder = GrammarBuilder()
        let values: [(IntentWording.Values, String)] = [
            (.numbers(IntentWording.Values.anyNumber), numbers), (.decimals, decimals), (.duration, duration),
            (.date, date), (.money, money),
        ]
        for (values, name) in values {
            try builder.add(ParameterList(values, words: words, language: language).list, named: name)
        }
        // After an action nothing is asked, so a "no" before what was meant instead is part of going on.
        let asked = base.occasion == .question ? base.stances : [:]
        let stances = asked.merging([.again: words.again, .oneMore: words.oneMore]) { $1 }
        let stanceValues = stances.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { stance, words in
            words.map { SlotList.Value(words: .text($0), value: .text(stance.rawValue)) }
        }
        // Anyone who says a place or a yes in several words means no number among them.
        try builder.add(.names(stanceValues), named: stance)
        try builder.add(.spoken(SpokenList([.ordinal], language: language)), named: place)
        let fillers =
            switch base.occasion {
            case .question:
                FillerWords.words(of: language) + words.joining + words.correcting
                    + words.joiningCommands.map { $0.trimmingCharacters(in: .whitespaces) }
                    .filter { $0.contains(where: \.isLetter) }
            case .afterAction: words.continuing
            }
        try builder.add(fillers: fillers.map { .text($0) })
        languages.withLock { known in
            // A tag may be anything that a browser says.
            if known.count >= mostLanguages { known = [:] }
            known[base] = builder
        }
        return builder
    }

    /// What was said; nil if it does not fit the question.
    package func answer(_ text: String) -> SpokenAnswer? {
        let utterance = Utterance(text)
        let readings = recognizer.readings(of: utterance)
        if !readings.isEmpty { return answer(of: readings) }
        if occasion == .afterAction { return nil }
        return corrected(text) ?? answer(of: recognizer.forgivingReadings(of: utterance))
    }

    /// What is said with a value taken back for another one: dollars, no, pounds.
    private func corrected(_ text: String) -> SpokenAnswer? {
        guard text.utf8.count <= Self.mostBytes else { return nil }
        let marks = takingBack.compactMap { text.range(of: $0, options: [.backwards, .caseInsensitive]) }
        guard let mark = marks.max(by: { $0.upperBound < $1.upperBound }),
            var answer = answer(String(text[mark.upperBound...])), !answer.values.isEmpty
        else { return nil }
        let before = self.answer(String(text[..<mark.lowerBound]))
        answer.values.merge(before?.values ?? [:]) { last, _ in last }
        return answer
    }

    private func answer(of readings: [Reading]) -> SpokenAnswer? {
        guard let reading = readings.first, reading.cost.penalty <= Self.mostDoubt else { return nil }
        var answer = SpokenAnswer(values: [:])
        for slot in reading.slots {
            switch (slot.name, slot.value) {
            case (Self.stance, .text(let name)):
                // Anyone who says yes and then leaves has left.
                answer.stance = [answer.stance, SpokenAnswer.Stance(rawValue: name)].compactMap(\.self).max()
            case (Self.place, .number(let place)): answer.place = Int(place)
            case (let name, .text(let text)): answer.values[name] = text
            case (let name, .number(let number)):
                answer.values[name] = Int(exactly: number).map { String($0) } ?? slot.words
            }
        }
        // A yes among unknown words does not count.
        if answer.values.isEmpty, reading.cost.penalty > Self.mostBesideYes { return nil }
        return answer
    }

    /// Of a sentence that is looked through for corrections.
    private static let mostBytes = 2000
    private static let mostBesideYes: Int32 = 300
    /// A slip or a word that nothing knows, in thousandths of a slip; with more it is asked again.
    private static let mostDoubt: Int32 = 1400
}
