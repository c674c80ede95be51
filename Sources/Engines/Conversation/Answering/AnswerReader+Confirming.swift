// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import IntentValues
import Phrases
import SystemTexts
import Wire

/// What the person's words mean for the question whether to go on.
extension AnswerReader {
    /// The person answered the confirmation.
    func answer(_ words: String, to confirmation: ConfirmationQuestion) -> ConversationStep {
        let labels = confirmation.shown.buttons
        let buttons = labels.map { OptionMatcher.Candidate(value: .boolean(true), names: [$0]) }
        if let meant = OptionMatcher(candidates: buttons).exact(words).first?.names.first,
            let index = labels.firstIndex(of: meant)
        {
            return choose(index, in: confirmation)
        }
        if let agrees = confirmation.run?.meaning(of: words) { return agrees ? agree(to: confirmation) : refuse() }
        switch AnswerWord(words) {
        case .agree: return agree(aloudTo: confirmation)
        case .refuse, .cancel: return refuse()
        case .more, nil: break
        }
        // "The last one" is said of what is ordered, not of the buttons.
        if let number = ChoiceNumber(words, answerValues), number.place > 0,
            let index = number.index(in: labels.count)
        {
            return choose(index, in: confirmation)
        }
        if let step = takeCorrection(words) { return step }
        if let spoken = spoken(words, nil) {
            let isSame =
                spoken.stance == .agree && spoken.values.allSatisfy { isText($0.value, of: draft.values[$0.key]) }
            if !spoken.values.isEmpty, !isSame { return take(spoken) }
            switch spoken.stance {
            case .agree: return agree(aloudTo: confirmation)
            case .refuse, .cancel: return refuse()
            case .oneMore:
                if let step = takeOneMore() { return step }
            // Nothing was done yet that could be done again.
            case .again:
                return restate(confirmation, after: context.say(.answerYesOrNo), isDoubted: confirmation.isDoubted)
            case nil: break
            }
        }
        if let step = takeCorrection(words, isBare: true) { return step }
        if let parameter = unlistedParameter {
            let question = ParameterQuestion(parameter, .needsValue, text: confirmation.shown.text)
            return .list(question, .correct(words: words, confirmation), search: nil)
        }
        // What was said may have been another value.
        return .misunderstood(then: restate(confirmation, after: context.say(.answerYesOrNo), isDoubted: true))
    }

    /// A parameter whose values the app alone can name, where it was not asked for them: what began with a phrase or a
    /// tap asks for no options.
    private var unlistedParameter: ParameterDeclaration? {
        context.intent.parameters.first {
            $0.hasDynamicOptions && !$0.isArray && $0.type.isListed && optionNames[$0.name] == nil
        }
    }

    /// The person said yes; right after words that were not understood they hear first what would be done.
    private func agree(aloudTo confirmation: ConfirmationQuestion) -> ConversationStep {
        guard confirmation.isDoubted else { return agree(to: confirmation) }
        // The app's own question may say it all.
        let isSaid = isRunning || context.question(about: draft.values) != context.categoryText(.question)
        let summary = isSaid ? "" : context.summary(of: draft.values)
        return restate(
            confirmation,
            after: summary.isEmpty ? context.say(.unchanged) : context.say(.unchangedAction, ["summary": summary]),
            isDoubted: false)
    }

    /// Asks again, and says what would be done.
    private func restate(
        _ confirmation: ConfirmationQuestion, after reason: String, isDoubted: Bool
    ) -> ConversationStep {
        var again = confirmation
        let question = confirmation.run?.text ?? context.question(about: draft.values)
        again.shown.text = context.joined([reason, question])
        again.isDoubted = isDoubted
        return .confirm(again)
    }

    /// Whether words say what is there already: yes, five.
    private func isText(_ words: String, of value: IntentValue?) -> Bool {
        switch value {
        case .integer(let number): String(number) == words
        case .object(let object): object.displayString == words
        default: false
        }
    }

    /// One more of what there is a number of; nil if that is unclear.
    private func takeOneMore() -> ConversationStep? {
        let counted = context.intent.parameters.filter { $0.type == .integer && !$0.isArray }
        guard counted.count == 1, case .integer(let number)? = draft.values[counted[0].name] else { return nil }
        let (more, isTooMany) = number.addingReportingOverflow(1)
        return isTooMany ? nil : take(SpokenAnswer(values: [counted[0].name: String(more)]))
    }

    /// The person tapped a button of the confirmation.
    func choose(_ index: Int, in confirmation: ConfirmationQuestion) -> ConversationStep {
        switch index {
        case 0: agree(to: confirmation)
        case 1: refuse()
        default: .confirm(confirmation)
        }
    }

    /// The person goes on: to what is to be done, or with what is being done.
    private func agree(to confirmation: ConfirmationQuestion) -> ConversationStep {
        guard let run = confirmation.run else { return .handle }
        let next = ConversationStep.resume(.agreed(true))
        return run.isToComeToFront ? .comeToFront(then: next) : next
    }

    private func refuse() -> ConversationStep {
        isRunning ? .resume(.agreed(false)) : .fail(context.cancellation)
    }
}
