// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import IntentValues

/// What the person's words mean among the options of a question.
extension AnswerReader {
    /// Which options words mean.
    enum Meaning {
        case option(OptionMatcher.Candidate)
        case several([OptionMatcher.Candidate])
        /// A place that the page does not have.
        case outOfRange
        /// No option.
        case other
    }

    /// The option at a place of the page that is shown, from 0.
    func pageOption(_ index: Int, of question: ParameterQuestion) -> OptionMatcher.Candidate? {
        let page = page(of: question)
        return page.indices.contains(index) ? page[index] : nil
    }

    /// The option that stands at a place of the page.
    func option(_ number: ChoiceNumber, of question: ParameterQuestion) -> OptionMatcher.Candidate? {
        number.index(in: page(of: question).count).flatMap { pageOption($0, of: question) }
    }

    /// The options that are shown.
    func page(of question: ParameterQuestion) -> [OptionMatcher.Candidate] {
        Array(question.candidates.dropFirst(question.offset).prefix(context.limits.optionsPerPage))
    }

    /// The option that words name in full: as the page shows it, by its number
    /// there, else by any other name. What a person sees goes before what they don't.
    func optionNamed(_ words: String, of question: ParameterQuestion) -> OptionMatcher.Candidate? {
        let shown = OptionMatcher(candidates: page(of: question)).shown(words)
        if shown.count == 1 { return shown[0] }
        if shown.isEmpty, let number = number(words, for: question), let option = option(number, of: question) {
            return option
        }
        let exact = OptionMatcher(candidates: question.candidates).exact(words)
        return exact.count == 1 ? exact[0] : nil
    }

    /// What one answer, or one item of a list, means.
    func meaning(of words: String, _ question: ParameterQuestion) -> Meaning {
        if let option = optionNamed(words, of: question) { return .option(option) }
        let type = question.parameter.type
        // A text may look like a place; where options are all there is, or a number is wanted, it is a wrong one.
        let isBound = question.isClosed || type.readsNumbers || type.isPicked && type != .boolean
        if isBound, number(words, for: question) != nil { return .outOfRange }
        // Several of one name: it is said which there are.
        let named = OptionMatcher(candidates: question.candidates).exact(words)
        if let first = named.first, named.count > 1 {
            return named.allSatisfy { $0.value == first.value } ? .option(first) : .several(named)
        }
        guard question.isClosed || type.isPicked else { return .other }
        let matches = OptionMatcher(candidates: question.candidates).partial(words)
        return matches.count == 1 ? .option(matches[0]) : matches.isEmpty ? .other : .several(matches)
    }

    /// The place that words mean; nil if they are a value or several items.
    func number(_ words: String, for question: ParameterQuestion) -> ChoiceNumber? {
        let isList = question.parameter.isArray && ListedAnswers.items(of: words).count > 1
        guard !isList, !question.candidates.isEmpty, let number = ChoiceNumber(words, answerValues) else {
            return nil
        }
        return question.isClosed || !question.parameter.type.readsNumbers || number.isOrdinal ? number : nil
    }
}
