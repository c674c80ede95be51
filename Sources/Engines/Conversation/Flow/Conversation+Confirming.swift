// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import IntentPhrases
import IntentValues
import SystemTexts
import Wire

/// Confirmation and handling.
extension Conversation {
    /// The handler's answer to confirm.
    mutating func confirmed(_ payload: ResponsePayload) -> [Effect] {
        let writer = ResponseWriter(context: context, intent: self.payload, payload: payload)
        if let fault = writer.fault(in: .confirm) { note(fault) }
        switch writer.status {
        case .unspecified, .ready, .inProgress, .success: break
        case .failure, .deferredToApplication, .userConfirmationRequired: return end(writer)
        }
        guard context.intent.needsConfirmation else { return handle() }
        let ownText = writer.textBeforeDone
        let panel = context.confirmationPanel(of: self.payload, after: payload)
        return put(
            Confirmation(
                text: question(after: ownText),
                buttons: [context.categoryText(.agree), context.say(.cancel)], panel: panel))
    }

    /// What is asked: the handler's own words where they ask already, else those with the question behind them.
    private func question(after ownText: String?) -> String {
        if let ownText, let end = ownText.last(where: { !$0.isWhitespace }), "?？".contains(end) { return ownText }
        return context.joined([ownText, context.question(about: values)])
    }

    /// The person answered the confirmation.
    mutating func answer(_ words: String, to confirmation: Confirmation) -> [Effect] {
        let buttons = confirmation.buttons.map { OptionMatcher.Candidate(value: .boolean(true), names: [$0]) }
        if let meant = OptionMatcher(candidates: buttons).exact(words).first?.names.first,
            let index = confirmation.buttons.firstIndex(of: meant)
        {
            return choose(index, in: confirmation)
        }
        if isRunning, let agrees = runConfirmation?.meaning(of: words) { return agrees ? agree() : refuse() }
        switch AnswerWord(words) {
        case .agree: return agree(aloudTo: confirmation)
        case .refuse, .cancel: return refuse()
        case .more, nil: break
        }
        // "The last one" is said of what is ordered, not of the buttons.
        if let number = ChoiceNumber(words, answerValues), number.place > 0,
            let index = number.index(in: confirmation.buttons.count)
        {
            return choose(index, in: confirmation)
        }
        if let effects = takeCorrection(words) { return effects }
        if let spoken = spoken(words, nil) {
            let isSame = spoken.stance == .agree && spoken.values.allSatisfy { isText($0.value, of: values[$0.key]) }
            if !spoken.values.isEmpty, !isSame { return take(spoken) }
            switch spoken.stance {
            case .agree: return agree(aloudTo: confirmation)
            case .refuse, .cancel: return refuse()
            case .oneMore:
                if let effects = takeOneMore() { return effects }
            // Nothing was done yet that could be done again.
            case .again: return restate(confirmation, after: context.say(.answerYesOrNo))
            case nil: break
            }
        }
        if let effects = takeCorrection(words, isBare: true) { return effects }
        if let parameter = unlistedParameter {
            let question = ParameterQuestion(parameter, .needsValue, text: confirmation.text)
            return list(question, .correct(words: words, confirmation), search: nil)
        }
        // What was said may have been another value.
        isDoubted = true
        misunderstandings += 1
        return restate(confirmation, after: context.say(.answerYesOrNo))
    }

    /// A parameter whose values the app alone can name, where it was not asked for them: what began with a phrase or a
    /// tap asks for no options.
    private var unlistedParameter: ParameterDeclaration? {
        context.intent.parameters.first {
            $0.hasDynamicOptions && !$0.isArray && $0.type.isListed && listed[$0.name] == nil
                && context.options[$0.name]?.isEmpty ?? true
        }
    }

    /// The person said yes; right after words that were not understood they hear first what would be done.
    private mutating func agree(aloudTo confirmation: Confirmation) -> [Effect] {
        guard isDoubted else { return agree() }
        isDoubted = false
        // The app's own question may say it all.
        let isSaid = isRunning || context.question(about: values) != context.categoryText(.question)
        let summary = isSaid ? "" : context.summary(of: values)
        return restate(
            confirmation,
            after: summary.isEmpty ? context.say(.unchanged) : context.say(.unchangedAction, ["summary": summary]))
    }

    /// Asks again, and says what would be done.
    private mutating func restate(_ confirmation: Confirmation, after reason: String) -> [Effect] {
        var again = confirmation
        let question = isRunning ? runConfirmation?.text : context.question(about: values)
        again.text = context.joined([reason, question])
        return put(again)
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
    private mutating func takeOneMore() -> [Effect]? {
        let counted = context.intent.parameters.filter { $0.type == .integer && !$0.isArray }
        guard counted.count == 1, case .integer(let number)? = values[counted[0].name] else { return nil }
        let (more, isTooMany) = number.addingReportingOverflow(1)
        return isTooMany ? nil : take(SpokenAnswer(values: [counted[0].name: String(more)]))
    }

    /// The person tapped a button of the confirmation.
    mutating func choose(_ index: Int, in confirmation: Confirmation) -> [Effect] {
        switch index {
        case 0: agree()
        case 1: refuse()
        default: put(confirmation)
        }
    }

    /// The person goes on: to what is to be done, or with what is being done.
    private mutating func agree() -> [Effect] { isRunning ? agreeToRun() : handle() }

    private mutating func refuse() -> [Effect] {
        isRunning ? goOn(.agreed(false)) : fail(.cancelled, context.say(.cancelled))
    }

    mutating func put(_ confirmation: Confirmation) -> [Effect] {
        if let end = countPrompt("", about: "") { return end }
        state = .askingToConfirm(confirmation)
        return [.say(.confirm(confirmation)), .awaitAnswer]
    }

    mutating func handle() -> [Effect] {
        state = .handling
        isRunning = context.intent.kind == .app
        return [.ask(.handle(payload))]
    }

    /// The handler's answer to handle: the end.
    mutating func handled(_ payload: ResponsePayload) -> [Effect] {
        isRunning = false
        if let effects = comeToFrontAtLast(payload) { return effects }
        var payload = payload
        if let end = choose(of: &payload) { return end }
        let writer = ResponseWriter(context: context, intent: self.payload, payload: payload)
        if let fault = writer.fault(in: .handle) { note(fault) }
        return end(writer)
    }
}
