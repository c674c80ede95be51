// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import IntentValues
import Phrases
import SpokenValues

/// Values put in the place of others, for every kind of parameter.
extension AnswerReader {
    /// Takes an answer that says what something else should have been; nil if none of the parameters is meant, or
    /// several may be.
    ///
    /// - Parameter isBare: Whether a value alone is enough, without words such as "make it".
    func takeCorrection(_ words: String, isBare: Bool = false) -> ConversationStep? {
        let named = context.intent.parameters.map {
            SpokenCorrection.Parameter(
                name: $0.name, title: context.label($0), kind: $0.type.spokenKind,
                isFilled: draft.values[$0.name] != nil)
        }
        guard let correction = SpokenCorrection(words, parameters: named, language: context.language) else {
            return nil
        }
        if let name = correction.parameter, let parameter = context.parameter(name) {
            return take(SpokenAnswer(values: [name: value(of: correction, for: parameter) ?? correction.words]))
        }
        guard correction.isMarked || correction.isDirected || isBare else { return nil }
        let meant = context.intent.parameters.compactMap { parameter in
            value(of: correction, for: parameter).map { (parameter.name, $0) }
        }
        // What has a value already is corrected, rather than what has none.
        let filled = meant.filter { draft.values[$0.0] != nil }
        let only = filled.count == 1 ? filled : meant
        guard only.count == 1, let (name, value) = only.first else { return nil }
        return take(SpokenAnswer(values: [name: value]))
    }

    /// The words of a value of a parameter; nil if the correction has none for it.
    private func value(of correction: SpokenCorrection, for parameter: ParameterDeclaration) -> String? {
        let words = correction.words
        switch parameter.type {
        case .currencyAmount: return amount(words, for: parameter)
        case .integer, .decimal, .timeInterval, .dateComponents, .moment, .temperature, .mass, .length, .speed, .energy,
            .volume, .enumeration:
            return isValue(words, of: parameter) ? words : nil
        case .system("INDateComponentsRange"): return isValue(words, of: parameter) ? words : nil
        case .person, .placemark: return isNameable(correction, parameter) ? words : nil
        // A text and a thing with a name are known by their parameter's name alone.
        case .object, .string, .speakableString, .boolean, .url, .file, .system: return nil
        }
    }

    /// Whether words are a value of the parameter as a whole.
    func isValue(_ words: String, of parameter: ParameterDeclaration) -> Bool {
        if case .value = reader.readElement(words, for: parameter) { true } else { false }
    }

    /// An amount; a bare number is one of the currency that was said before.
    private func amount(_ words: String, for parameter: ParameterDeclaration) -> String? {
        if isValue(words, of: parameter) { return words }
        guard case .currency(let money)? = draft.values[parameter.name], let number = answerValues.number(words) else {
            return nil
        }
        return "\(number) \(money.code)"
    }

    /// Whether a name may be that of a person or a place: one that stands behind "to", or that takes the place of one,
    /// and is nothing else.
    private func isNameable(_ correction: SpokenCorrection, _ parameter: ParameterDeclaration) -> Bool {
        guard correction.isDirected || correction.isMarked && draft.values[parameter.name] != nil else { return false }
        return AnswerWord(correction.words) == nil && answerValues.number(correction.words) == nil
            && answerValues.reading(of: correction.words, as: .date) == nil
    }
}

extension ValueType {
    /// What people call a parameter of the type.
    fileprivate var spokenKind: SpokenCorrection.Kind? {
        switch self {
        case .person: .person
        case .placemark: .place
        case .currencyAmount: .money
        case .dateComponents, .moment, .timeInterval, .system("INDateComponentsRange"): .date
        case .integer, .decimal, .mass, .length, .speed, .temperature, .energy, .volume: .number
        case .string, .speakableString: .text
        case .object, .enumeration, .boolean, .url, .file, .system: nil
        }
    }
}
