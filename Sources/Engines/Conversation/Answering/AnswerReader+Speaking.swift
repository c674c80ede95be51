// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import IntentValues
package import Phrases
import SpokenValues
import SystemTexts

/// Answers in the person's own words: several values at once, corrections, agreement with something around it.
extension AnswerReader {
    /// Takes an answer that says more than was asked: other values, or leaving.
    func takeMore(_ words: String, _ question: ParameterQuestion) -> ConversationStep? {
        // What an App Intent asks while it works has no other answer.
        guard !isRunning else { return nil }
        // A text is what was said, whatever words it has; and a number alone is a place in the list.
        guard number(words, for: question) == nil, question.kind != .confirmation, !question.parameter.type.isAnyText,
            !question.parameter.isArray,
            !isDate(words, question.parameter), let spoken = spoken(words, question)
        else { return nil }
        let others = spoken.values.keys.filter { $0 != question.parameter.name }
        guard !others.isEmpty, spoken.values.count > others.count || !isAnswer(words, to: question) else { return nil }
        return take(spoken, as: question)
    }

    /// Whether words are what was asked for as a whole: a “2.5” that was asked for is no other number.
    private func isAnswer(_ words: String, to question: ParameterQuestion) -> Bool {
        if !question.candidates.isEmpty, case .option = meaning(of: words, question) { return true }
        return question.parameter.type.isUnmistakable && isValue(words, of: question.parameter)
    }

    /// Whether words are a date as a whole: the number in it is not that of another parameter.
    private func isDate(_ words: String, _ parameter: ParameterDeclaration) -> Bool {
        parameter.type == .dateComponents && answerValues.reading(of: words, as: .date) != nil
    }

    /// Takes an answer that nothing else was made of.
    func takeSpoken(_ words: String, _ question: ParameterQuestion) -> ConversationStep? {
        guard let spoken = spoken(words, question) else { return nil }
        if isRunning, !spoken.values.isEmpty {
            let own = spoken.values[question.parameter.name]
            return own.flatMap { $0 == words ? nil : answer($0, to: question) }
        }
        if !spoken.values.isEmpty { return take(spoken, as: question) }
        if let place = spoken.place {
            return ChoiceNumber(at: place).index(in: page(of: question).count).map { choose($0, in: question) }
        }
        return spoken.stance == .cancel ? .fail(context.cancellation) : nil
    }

    /// Puts what was said in place of what was there; the handler sees it again.
    ///
    /// - Parameter question: The one that was asked, whose options the words may be.
    func take(_ spoken: SpokenAnswer, as question: ParameterQuestion? = nil) -> ConversationStep {
        let values = spoken.values.compactMap { name, words in
            (option(words, of: name, in: question) ?? correction(of: name, words)).map { (name, $0) }
        }
        let known = Dictionary(uniqueKeysWithValues: values)
        return .correct(values: known, words: spoken.values.filter { known[$0.key] == nil })
    }

    /// The option of the question that is called so; others of its name are others.
    private func option(_ words: String, of name: String, in question: ParameterQuestion?) -> IntentValue? {
        guard let question, question.parameter.name == name, question.kind != .confirmation,
            question.parameter.type.isListed
        else { return nil }
        return optionNamed(words, of: question)?.value
    }

    /// A date that corrects another one.
    private func correction(of name: String, _ words: String) -> IntentValue? {
        guard let parameter = context.parameter(name), let value = draft.values[name],
            let spoken = answerValues.spokenDate(words)
        else { return nil }
        let (date, hasPart) = (spoken.start, spoken.part != nil)
        let isMoment = parameter.type == .moment
        switch value {
        case .dateComponents(let earlier): return .dateComponents(date.correcting(earlier, hasPart: hasPart))
        case .decimal(let seconds) where isMoment:
            let earlier = context.calendar.dateComponents(
                [.year, .month, .day, .hour, .minute], from: Date(timeIntervalSinceReferenceDate: seconds))
            let corrected = date.correcting(earlier, hasPart: hasPart).moment(in: context.calendar, at: now)
            return corrected.map { .decimal($0.timeIntervalSinceReferenceDate) }
        default: return nil
        }
    }

    /// What words say, as an answer to a question or to the confirmation.
    func spoken(_ words: String, _ question: ParameterQuestion?) -> SpokenAnswer? {
        guard words.utf8.count <= Self.longestSpoken else { return nil }
        let parameters = context.intent.parameters.compactMap { sayable($0, question) }
        // Names too many for a grammar are understood by themselves, as an answer to their question.
        return try? AnswerPhrases(parameters, stances: SpokenAnswer.stances, language: context.language).answer(words)
    }

    /// Bytes that a person says in one breath.
    private static let longestSpoken = 300

    private func sayable(_ parameter: ParameterDeclaration, _ question: ParameterQuestion?) -> IntentWording.Parameter?
    {
        guard !parameter.isArray else { return nil }
        let name = parameter.name
        if question?.parameter == parameter, question?.kind != .confirmation, question?.candidates.isEmpty == false {
            return IntentWording.Parameter(name: name, values: .names(question?.candidates.map(\.names) ?? []))
        }
        if let names = optionNames[name], !names.isEmpty {
            return IntentWording.Parameter(name: name, values: .names(names))
        }
        switch parameter.type {
        case .enumeration:
            let cases = context.enumeration(of: parameter.type).map(context.candidates) ?? []
            return cases.isEmpty ? nil : IntentWording.Parameter(name: name, values: .names(cases.map(\.names)))
        case .integer: return IntentWording.Parameter(name: name, values: .numbers(IntentWording.Values.anyNumber))
        case .decimal: return IntentWording.Parameter(name: name, values: .decimals)
        case .timeInterval: return IntentWording.Parameter(name: name, values: .duration)
        case .dateComponents, .moment: return IntentWording.Parameter(name: name, values: .date)
        default: return nil
        }
    }
}

extension ValueType {
    /// Whether options are things that an app knows by more than their names.
    var isListed: Bool {
        switch self {
        case .object, .person: true
        default: false
        }
    }

    /// Whether any words at all are a value.
    fileprivate var isAnyText: Bool {
        switch self {
        case .string, .speakableString, .file, .url, .person, .placemark, .system: true
        default: false
        }
    }
}

extension SpokenAnswer {
    /// The words for each stance, in all languages: people mix them.
    package static let stances: [Stance: [String]] = [
        .agree: Vocabulary.words(AnswerVocabulary.agree), .refuse: Vocabulary.words(AnswerVocabulary.refuse),
        .cancel: Vocabulary.words(AnswerVocabulary.cancel),
    ]
}
