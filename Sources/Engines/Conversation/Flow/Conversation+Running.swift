// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import IntentValues
import Sentences
import SystemTexts
package import Wire

/// The run of an App Intent: what it asks and tells while it works.
extension Conversation {
    /// All that the intent needs is there: it begins, in front where it is to be.
    mutating func begin() -> [Effect] {
        if let end = prepareSearch() { return end }
        guard context.intent.appIntent?.modes.first == .foreground else { return handle() }
        return comeToFront(for: .begin)
    }

    /// The run tells how far it is, or asks.
    mutating func came(to stage: RunStage) -> [Effect] {
        switch stage {
        case .progress(let share, let text): return progressed(share, text)
        case .question(let question): return ask(question)
        }
    }

    /// The run continues with the person's answer; nil if it told about its progress.
    mutating func goOn(_ answer: AnswerPayload?) -> [Effect] {
        state = .handling
        return [.ask(.resume(answer, of: payload))]
    }

    /// The run continues with a value.
    mutating func goOn(with value: IntentValue?) -> [Effect] {
        goOn(value.map { .value($0) } ?? .agreed(false))
    }

    /// Lets a run that is not over know that nobody waits for it any more.
    mutating func stopRun() -> [Effect] {
        guard isRunning else { return [] }
        isRunning = false
        return [.tell(.stop(payload))]
    }

    /// What is to be told where the conversation is left before its end; nil if nothing works.
    package var stop: ExtensionRequest? {
        isRunning ? .stop(payload) : nil
    }

    /// The person chose something that is not a value.
    mutating func chose(_ values: [IntentValue]) -> [Effect] {
        guard case .integer(let index)? = values.first else { return [] }
        return goOn(.chose(index))
    }

    private mutating func progressed(_ share: Double?, _ text: String?) -> [Effect] {
        progressCount += 1
        guard progressCount <= context.limits.progress else {
            return fail(
                .timeout, context.say(.appFailed),
                detail: "the run reported progress \(context.limits.progress) times without ending")
        }
        let percent = share.flatMap { $0.isFinite ? "\(Int((min(max($0, 0), 1) * 100).rounded())) %" : nil }
        let words = context.joined([text, percent])
        guard !words.isEmpty, words != progressText else { return goOn(nil) }
        progressText = words
        return [.say(.progress(text: words))] + goOn(nil)
    }
}

// MARK: - Questions

extension Conversation {
    /// Asks again for a number that is beyond what an App Intent takes, no matter who gave it; nil if none is. The
    /// handlers of other intents look at the numbers themselves.
    mutating func refuseOutOfBounds(_ parameter: ParameterDeclaration) -> [Effect]? {
        guard context.intent.kind == .app, let value = values[parameter.name] else { return nil }
        let numbers = parameter.isArray ? elements(of: parameter) : [value]
        for (place, number) in numbers.enumerated() {
            guard let refusal = writer(parameter).refusal(ofOutOfBounds: number) else { continue }
            if !parameter.isArray { values[parameter.name] = nil }
            return ask(for: parameter, .unsupported, element: parameter.isArray ? place : nil, preface: refusal)
        }
        return nil
    }

    private mutating func ask(_ question: QuestionPayload) -> [Effect] {
        switch question {
        case .value(let name, let dialog):
            return parameter(name) { $0.ask(for: $1, .needsValue, text: dialog?.full) }
        case .disambiguation(let name, let values, let dialog):
            return parameter(name) { conversation, parameter in
                let candidates = conversation.candidates(for: values, of: parameter)
                guard !candidates.isEmpty else {
                    return conversation.ask(for: parameter, .needsValue, text: dialog?.full)
                }
                return conversation.choose(
                    among: candidates, parameter, element: nil, said: nil, text: dialog?.full)
            }
        case .valueConfirmation(let name, let value, let dialog):
            return parameter(name) { $0.askWhetherMeant(value, $1, dialog) }
        case .confirmation(let dialog, let buttons, let value, let onlyIfGuessed):
            if onlyIfGuessed, !invocation.isGuessed { return goOn(.agreed(true)) }
            return confirm(dialog, buttons, value)
        case .choice(let choices, let dialog): return choose(among: choices, dialog)
        case .foreground(let dialog, let alwaysAsks, _):
            if isInFront { return goOn(.agreed(true)) }
            // Anyone who has just answered looks at it anyway.
            if !alwaysAsks, promptCount > 0 { return comeToFront(for: .goOn) }
            return confirm(dialog, QuestionPayload.Buttons(), nil, isToComeToFront: true)
        }
    }

    private mutating func parameter(
        _ name: String, _ ask: (inout Conversation, ParameterDeclaration) -> [Effect]
    ) -> [Effect] {
        guard let parameter = context.parameter(name) else {
            return fail(
                .refused, context.say(.refusedByApp),
                detail: "the intent asked about ‘\(name)’, which is not one of its parameters")
        }
        return ask(&self, parameter)
    }

    private mutating func askWhetherMeant(
        _ value: IntentValue, _ parameter: ParameterDeclaration, _ dialog: DialogPayload?
    ) -> [Effect] {
        guard let fitting = ValueShape(type: parameter.type).whole(value, isArray: parameter.isArray) else {
            return unfit(parameter, "the intent asks to confirm a value of another type for ‘\(parameter.name)’")
        }
        return put(yesOrNo(parameter, dialog?.full ?? writer(parameter).confirmation(of: fitting), proposal: fitting))
    }

    private mutating func choose(among choices: [QuestionPayload.Choice], _ dialog: DialogPayload?) -> [Effect] {
        guard !choices.isEmpty else {
            return fail(.refused, context.say(.refusedByApp), detail: "the intent offers no choices")
        }
        let parameter = ParameterDeclaration(name: ParameterQuestion.choice, type: .object(name: nil, namespace: nil))
        var question = ParameterQuestion(parameter, .disambiguation, text: dialog?.full ?? context.say(.whichOne))
        let candidates = choices.prefix(context.limits.options).enumerated().map { index, choice in
            OptionMatcher.Candidate(value: .integer(index), names: [choice.title], subtitle: choice.subtitle)
        }
        question.candidates = Namesakes(Array(candidates)).distinguished
        question.isClosed = true
        return put(question)
    }

    private mutating func confirm(
        _ dialog: DialogPayload?, _ buttons: QuestionPayload.Buttons, _ value: IntentValue?,
        isToComeToFront: Bool = false
    ) -> [Effect] {
        let standard: SystemText = isToComeToFront ? .askToContinueInApp : .askToGoOn
        let text = dialog?.full ?? context.say(standard, ["app": context.app.name])
        runConfirmation = RunConfirmation(text: text, buttons: buttons, isToComeToFront: isToComeToFront)
        let output = value.map { ValueFormatter(context: context).string($0) }
        // Anyone who is asked nothing in particular sees what they would agree to.
        let shown = dialog?.supporting ?? output ?? (dialog == nil ? context.summary(of: values) : nil)
        return put(
            Confirmation(
                text: text, buttons: [buttons.agree.first ?? context.categoryText(.agree), refusal(buttons)],
                panel: shown.map { Panel(title: context.title, text: $0, image: context.intent.imageName) }))
    }

    private func refusal(_ buttons: QuestionPayload.Buttons) -> String {
        buttons.refuse.first ?? context.say(.cancel)
    }
}

/// A confirmation that a run has asked for.
struct RunConfirmation: Hashable {
    /// The question itself, without what was said of the last answer.
    var text: String
    var buttons: QuestionPayload.Buttons
    /// Whether who agrees has the app come to the front.
    var isToComeToFront: Bool

    /// What words say, in the app's own: that the person agrees, or not; nil for none of them.
    func meaning(of words: String) -> Bool? {
        func names(_ texts: [String]) -> [OptionMatcher.Candidate] {
            texts.map { OptionMatcher.Candidate(value: .boolean(true), names: [$0]) }
        }
        if !OptionMatcher(candidates: names(buttons.agree)).exact(words).isEmpty { return true }
        return OptionMatcher(candidates: names(buttons.refuse)).exact(words).isEmpty ? nil : false
    }
}

// MARK: - Coming to the front

extension Conversation {
    /// The person agreed to what the run asked.
    mutating func agreeToRun() -> [Effect] {
        runConfirmation?.isToComeToFront == true ? comeToFront(for: .goOn) : goOn(.agreed(true))
    }

    private mutating func comeToFront(for purpose: ConversationState.Purpose) -> [Effect] {
        state = .comingToFront(purpose)
        return [.bringToFront]
    }

    /// The app comes to the front with the answer, where its intent is to end there; nil if it is not, or is there.
    mutating func comeToFrontAtLast(_ payload: ResponsePayload) -> [Effect]? {
        guard !isInFront, context.intent.appIntent?.modes.first == .deferredForeground else { return nil }
        return comeToFront(for: .end(payload))
    }

    /// The app is in front.
    mutating func cameToFront() -> [Effect] {
        guard case .comingToFront(let purpose) = state else { return [] }
        isInFront = true
        switch purpose {
        case .begin: return handle()
        case .goOn: return goOn(.agreed(true))
        case .end(let payload): return handled(payload)
        }
    }
}
