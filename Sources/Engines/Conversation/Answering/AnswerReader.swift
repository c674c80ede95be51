// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import IntentValues
import Phrases
import SystemTexts
import Wire

/// Reads what the person's words mean for the open question.
struct AnswerReader {
    /// The intent as it is filled by now.
    let draft: Draft
    /// What the options of parameters are called, as far as it is known.
    let optionNames: [String: [[String]]]
    /// What "tomorrow" is reckoned from.
    let now: Date
    /// Whether an App Intent asks while it runs.
    let isRunning: Bool

    /// The constants of the conversation.
    var context: ConversationContext { draft.context }

    /// Reads values of any type.
    var reader: ValueReader { ValueReader(context, now: now) }

    /// Reads values as they are said now.
    var answerValues: AnswerValues { AnswerValues(language: context.language, calendar: context.calendar, now: now) }

    /// The person answered a question about a parameter.
    func answer(_ words: String, to question: ParameterQuestion) -> ConversationStep {
        if question.kind == .confirmation { return answerYesOrNo(words, question) }
        // An option may be called "Stop" or "Next".
        if let option = optionNamed(words, of: question) { return .accept([option.value], question) }
        switch AnswerWord(words) {
        case .cancel: return .fail(context.cancellation)
        case .more where !question.candidates.isEmpty: return nextPage(of: question)
        default: break
        }
        if let step = takeMore(words, question) { return step }
        if question.parameter.isArray, items(of: words, question).count > 1 { return answerList(words, question) }
        return answerOne(words, question)
    }

    /// Words that came with the invocation, read like the answer to a question.
    func take(_ words: String, for parameter: ParameterDeclaration) -> ConversationStep {
        let question = ParameterQuestion(
            parameter, .needsValue, text: draft.writer(parameter).needsValue(hasOptions: false))
        guard parameter.isLookedUp else { return read(words, question) }
        return .list(question, .find(words: words), search: parameter.supportsSearch ? words : nil)
    }

    /// The person tapped an option.
    func choose(_ index: Int, in question: ParameterQuestion) -> ConversationStep {
        guard let option = pageOption(index, of: question) else { return outOfRange(question) }
        guard question.kind == .confirmation else { return .accept([option.value], question) }
        return reply(option.value == .boolean(true), to: question)
    }

    private func nextPage(of question: ParameterQuestion) -> ConversationStep {
        question.offset + context.limits.optionsPerPage < question.candidates.count
            ? .turnPage(question) : .put(question, preface: context.say(.noMoreOptions))
    }

    private func answerOne(_ words: String, _ question: ParameterQuestion) -> ConversationStep {
        guard !AnswerText(words).original.isEmpty else { return .put(question, preface: context.say(.answerEmpty)) }
        guard !question.candidates.isEmpty else { return read(words, question) }
        switch meaning(of: words, question) {
        case .option(let option): return .accept([option.value], question)
        case .several(let matches): return choose(among: matches, words, question)
        case .outOfRange: return outOfRange(question)
        case .other:
            if let step = takeSpoken(words, question) { return step }
            return question.isClosed ? nothingMatches(words, question) : answerBeyondOptions(words, question)
        }
    }

    /// None of the options on offer was meant.
    private func answerBeyondOptions(_ words: String, _ question: ParameterQuestion) -> ConversationStep {
        guard case .object = question.parameter.type else {
            // What the app offers is all that can be said; a shortcut or a command may give another text.
            let isOffered =
                context.intent.kind == .app && question.parameter.type == .string
                && question.parameter.hasDynamicOptions
            return isOffered ? nothingMatches(words, question) : read(words, question)
        }
        guard question.parameter.supportsSearch else { return nothingMatches(words, question) }
        return .list(question, .find(words: words), search: words)
    }

    private func outOfRange(_ question: ParameterQuestion) -> ConversationStep {
        let shown = page(of: question)
        guard !shown.isEmpty else { return .put(question) }
        return .put(question, preface: context.say(.choiceOutOfRange, ["count": String(shown.count)]))
    }

    /// None of the options was meant.
    func nothingMatches(_ words: String, _ question: ParameterQuestion) -> ConversationStep {
        misread(words, question, because: context.say(.nothingMatches, ["answer": quoted(words)]))
    }

    /// Words that are no value: they may say something else.
    private func misread(_ words: String, _ question: ParameterQuestion, because reason: String) -> ConversationStep {
        guard question.wasAsked else { return again(question, because: reason) }
        return takeSpoken(words, question) ?? askAgain(question, because: reason)
    }

    /// Asks again, or for the first time where the words came before any question.
    func again(_ question: ParameterQuestion, because reason: String) -> ConversationStep {
        guard question.wasAsked else {
            return draft.ask(for: question.parameter, question.kind, element: question.element, preface: reason)
        }
        return .put(question, preface: reason)
    }

    /// Asks again after words that were no answer.
    private func askAgain(_ question: ParameterQuestion, because reason: String) -> ConversationStep {
        .misunderstood(then: .put(question, preface: reason))
    }

    /// Lets the person pick one of several that their words fit.
    func choose(among candidates: [OptionMatcher.Candidate], _ words: String, _ question: ParameterQuestion)
        -> ConversationStep
    {
        draft.choose(among: candidates, question.parameter, element: question.element, said: quoted(words))
    }

    /// Words as they are said back.
    func quoted(_ words: String) -> String { ValueReader.quoted(AnswerText(words).original) }
}

// MARK: - Several values in one answer

extension AnswerReader {
    private func answerList(_ words: String, _ question: ParameterQuestion) -> ConversationStep {
        var values: [IntentValue] = []
        var paths: [String] = []
        for item in items(of: words, question) {
            switch readItem(item, question) {
            case .value(let value), .doubtful(let value): values.append(value)
            case .files(let files): paths += files
            case .unreadable(let reason): return askAgain(question, because: reason)
            }
        }
        return paths.isEmpty ? .accept(values, question) : .readFiles(paths, question)
    }

    /// The items of an answer; the name of an option is one item.
    private func items(of words: String, _ question: ParameterQuestion) -> [String] {
        let matcher = OptionMatcher(candidates: question.candidates)
        return ListedAnswers.items(of: words) { !matcher.exact($0).isEmpty }
    }

    /// One item, understood as an answer of its own is: an option, else a value of the type.
    private func readItem(_ item: String, _ question: ParameterQuestion) -> ValueReader.Reading {
        if case .option(let option) = meaning(of: item, question) { return .value(option.value) }
        let isPicked = question.isClosed || question.parameter.type.isPicked && !question.candidates.isEmpty
        if isPicked { return .unreadable(context.say(.nothingMatches, ["answer": quoted(item)])) }
        return reader.readElement(item, for: question.parameter)
    }
}

// MARK: - Reading

extension AnswerReader {
    /// Reads words as a value of the parameter's type.
    func read(_ words: String, _ question: ParameterQuestion) -> ConversationStep {
        switch reader.read(words, for: question.parameter) {
        case .value(.array(let values)) where question.parameter.isArray: return .accept(values, question)
        case .value(let value): return .accept([value], question)
        case .doubtful(let value):
            let text = draft.writer(question.parameter).confirmation(of: value, reason: nil)
            return .put(
                ParameterQuestion(
                    whether: value, question.parameter, element: question.element, text: text, in: context))
        case .files(let paths):
            // Anyone who leaves in words of their own has named no file.
            if let spoken = spoken(words, question), spoken.stance == .cancel, spoken.values.isEmpty {
                return .fail(context.cancellation)
            }
            return .readFiles(paths, question)
        case .unreadable(let reason): return misread(words, question, because: reason)
        }
    }
}

// MARK: - Yes and no

extension AnswerReader {
    private func answerYesOrNo(_ words: String, _ question: ParameterQuestion) -> ConversationStep {
        switch AnswerWord(words) {
        case .agree: return reply(true, to: question)
        case .refuse: return reply(false, to: question)
        case .cancel: return .fail(context.cancellation)
        case .more, nil: break
        }
        // The page numbers yes and no; a "2" is not a new value.
        if let number = ChoiceNumber(words, answerValues), let option = option(number, of: question) {
            return reply(option.value == .boolean(true), to: question)
        }
        // "No, five": a clear value of another kind than words is a correction.
        if !isRunning, question.parameter.type.isUnmistakable,
            case .value(let value) = reader.readElement(words, for: question.parameter)
        {
            return .accept([value], question)
        }
        if !isRunning, let step = takeCorrection(words) { return step }
        if let spoken = spoken(words, question) {
            if !isRunning, !spoken.values.isEmpty { return take(spoken) }
            switch spoken.stance {
            case .agree: return reply(true, to: question)
            case .refuse: return reply(false, to: question)
            case .cancel: return .fail(context.cancellation)
            case .again, .oneMore, nil: break
            }
        }
        return askAgain(question, because: context.say(.answerYesOrNo))
    }

    private func reply(_ agrees: Bool, to question: ParameterQuestion) -> ConversationStep {
        guard !isRunning else { return .resume(.agreed(agrees)) }
        return agrees ? .agree(question) : .refuse(question)
    }
}
