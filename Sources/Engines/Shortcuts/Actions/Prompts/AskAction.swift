// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences

/// Asks the person for a text, a number, an address or a moment.
struct AskAction: EffectAction {
    static let definition = ActionDefinition(
        "ask", "Ask for Input",
        [
            .text("WFAskActionPrompt"),
            .choice("WFInputType", ["Text", "Number", "URL", "Date", "Time", "Date and Time"]),
            .text("WFAskActionDefaultAnswer"), .text("WFAskActionDefaultAnswerNumber"),
            .text("WFAskActionDefaultAnswerURL"), .text("WFAskActionDefaultAnswerDate"),
            .text("WFAskActionDefaultAnswerTime"), .text("WFAskActionDefaultAnswerDateAndTime"),
            .flag("WFAskActionAllowsDecimalNumbers"), .flag("WFAskActionAllowsNegativeNumbers"),
            .flag("WFAllowsMultilineText"), .choice("WFAskActionDateGranularity", ["Date", "Time", "Date and Time"]),
            .flag("WFAskActionImmediateDictation"),
        ], state: .partial("the answer is typed, even if the file asks for speech"))

    private let prompt: Operand?
    private let kind: ChosenValue
    private let granularity: ChosenValue
    /// By the kind; old files have one for all kinds.
    private let standards: [Question.Kind: Operand]
    private let standard: Operand?
    private let allowsFractions: Operand?
    private let allowsNegatives: Operand?
    private let isLong: Operand?

    init(_ parameters: inout ParameterReader) {
        prompt = parameters.operand("WFAskActionPrompt")
        kind = parameters.choice("WFInputType")
        granularity = parameters.choice("WFAskActionDateGranularity")
        standard = parameters.operand("WFAskActionDefaultAnswer")
        var standards: [Question.Kind: Operand] = [:]
        standards[.number] = parameters.operand("WFAskActionDefaultAnswerNumber")
        standards[.url] = parameters.operand("WFAskActionDefaultAnswerURL")
        standards[.date] = parameters.operand("WFAskActionDefaultAnswerDate")
        standards[.time] = parameters.operand("WFAskActionDefaultAnswerTime")
        standards[.dateAndTime] = parameters.operand("WFAskActionDefaultAnswerDateAndTime")
        self.standards = standards
        allowsFractions = parameters.operand("WFAskActionAllowsDecimalNumbers")
        allowsNegatives = parameters.operand("WFAskActionAllowsNegativeNumbers")
        isLong = parameters.operand("WFAllowsMultilineText")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let kind = try kind(in: context)
        let standard = context.text(standards[kind] ?? standard, default: "")
        var question = Question(
            context.text(prompt, default: ""), kind: kind, standard: standard.isEmpty ? nil : standard,
            isLong: kind == .text && context.flag(isLong, default: true))
        question.allowsFractions = context.flag(allowsFractions, default: true)
        question.allowsNegatives = context.flag(allowsNegatives, default: true)
        return .needs(.ask(question)) { [question] result, context throws(ShortcutFailure) in
            .done(try Self.answer(try result.content(), to: question, context.coercion))
        }
    }

    private func kind(in context: RunContext) throws(ShortcutFailure) -> Question.Kind {
        let kind = Question.Kind(rawValue: try kind.value(in: context)) ?? .text
        // Old files have one kind for all moments.
        guard kind == .date else { return kind }
        return Question.Kind(rawValue: try granularity.value(in: context)) ?? .date
    }

    private static func answer(
        _ answer: Content, to question: Question, _ coercion: Coercion
    ) throws(ShortcutFailure) -> Content {
        guard let item = answer.first else { return .nothing }
        switch question.kind {
        case .text: return answer
        case .number:
            guard let number = coercion.number(in: coercion.text(item)) else {
                throw ShortcutFailure("‘\(coercion.text(item))’ is not a number", remedy: "answer with a number")
            }
            return .number(question.allowsFractions ? number : .whole(number.int))
        case .url:
            let addresses = try WebAddress.all(in: answer, coercion)
            return Content(addresses.map { ContentItem(.url($0)) })
        case .date, .time, .dateAndTime:
            guard let date = coercion.date(item) else {
                throw ShortcutFailure(
                    "‘\(coercion.text(item))’ is not a date", remedy: "answer with a date or a time")
            }
            return Content(.date(ContentDate(date.date, isDay: question.kind == .date)))
        }
    }
}
