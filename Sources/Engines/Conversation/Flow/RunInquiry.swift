// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import IntentValues
import Sentences
import SystemTexts
import Wire

/// Words what the run of an App Intent asks while it works.
struct RunInquiry {
    /// The intent as it is filled by now.
    let draft: Draft
    /// Whether what to do was taken to be meant, and not said clearly.
    let isGuessed: Bool
    /// Whether the app is in front.
    let isInFront: Bool
    /// Whether the person was asked anything before.
    let hasAsked: Bool

    private var context: ConversationContext { draft.context }

    /// What a question of the run comes to.
    func step(for question: QuestionPayload) -> ConversationStep {
        switch question {
        case .value(let name, let dialog):
            return parameter(name) { draft.ask(for: $0, .needsValue, text: dialog?.full) }
        case .disambiguation(let name, let values, let dialog):
            return parameter(name) { .offer(values, $0, text: dialog?.full) }
        case .valueConfirmation(let name, let value, let dialog):
            return parameter(name) { askWhetherMeant(value, $0, dialog) }
        case .confirmation(let dialog, let buttons, let value, let onlyIfGuessed):
            return onlyIfGuessed && !isGuessed ? .resume(.agreed(true)) : confirm(dialog, buttons, value)
        case .choice(let choices, let dialog): return choose(among: choices, dialog)
        case .foreground(let dialog, let alwaysAsks, _):
            if isInFront { return .resume(.agreed(true)) }
            // Anyone who has just answered looks at it anyway.
            if !alwaysAsks, hasAsked { return .comeToFront(then: .resume(.agreed(true))) }
            return confirm(dialog, QuestionPayload.Buttons(), nil, isToComeToFront: true)
        }
    }

    private func parameter(_ name: String, _ ask: (ParameterDeclaration) -> ConversationStep) -> ConversationStep {
        guard let parameter = context.parameter(name) else {
            return refused("the intent asked about ‘\(name)’, which is not one of its parameters")
        }
        return ask(parameter)
    }

    private func refused(_ detail: Sentence) -> ConversationStep {
        .fail(context.failure(.refused, context.say(.refusedByApp), detail: detail))
    }

    private func askWhetherMeant(
        _ value: IntentValue, _ parameter: ParameterDeclaration, _ dialog: DialogPayload?
    ) -> ConversationStep {
        guard let fitting = ValueShape(type: parameter.type).whole(value, isArray: parameter.isArray) else {
            return .fail(
                context.unfit(
                    parameter, "the intent asks to confirm a value of another type for ‘\(parameter.name)’"))
        }
        let text = dialog?.full ?? draft.writer(parameter).confirmation(of: fitting)
        return .put(ParameterQuestion(whether: fitting, parameter, text: text, in: context))
    }

    private func choose(among choices: [QuestionPayload.Choice], _ dialog: DialogPayload?) -> ConversationStep {
        guard !choices.isEmpty else { return refused("the intent offers no choices") }
        let parameter = ParameterDeclaration(name: ParameterQuestion.choice, type: .object(name: nil, namespace: nil))
        let candidates = choices.prefix(context.limits.options).enumerated().map { index, choice in
            OptionMatcher.Candidate(value: .integer(index), names: [choice.title], subtitle: choice.subtitle)
        }
        return .put(ParameterQuestion(among: candidates, parameter, text: dialog?.full ?? context.say(.whichOne)))
    }

    private func confirm(
        _ dialog: DialogPayload?, _ buttons: QuestionPayload.Buttons, _ value: IntentValue?,
        isToComeToFront: Bool = false
    ) -> ConversationStep {
        let standard: SystemText = isToComeToFront ? .askToContinueInApp : .askToGoOn
        let text = dialog?.full ?? context.say(standard, ["app": context.app.name])
        let output = value.map { ValueFormatter(context: context).string($0) }
        // Anyone who is asked nothing in particular sees what they would agree to.
        let summary = dialog?.supporting ?? output ?? (dialog == nil ? context.summary(of: draft.values) : nil)
        let labels = [
            buttons.agree.first ?? context.categoryText(.agree), buttons.refuse.first ?? context.say(.cancel),
        ]
        let panel = summary.map { Panel(title: context.title, text: $0, image: context.intent.imageName) }
        return .confirm(
            ConfirmationQuestion(
                shown: Confirmation(text: text, buttons: labels, panel: panel),
                run: ConfirmationQuestion.Run(text: text, buttons: buttons, isToComeToFront: isToComeToFront)))
    }
}
