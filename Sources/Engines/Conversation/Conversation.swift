// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import IntentValues
import Sentences
import SystemTexts
package import Wire

/// A conversation about one intent: resolve every parameter, confirm, handle.
///
/// A value without clocks, processes or disk. Its caller does what the
/// effects say, in their order, and hands back the result:
///
/// ```swift
/// var conversation = Conversation(context, Invocation(texts: ["quantity": "two"]))
/// var effects = conversation.start(at: now(), said: "order a pizza")
/// // .say(turn): show it. .ask(request): send it, then
/// effects = conversation.receive(.replied(reply, faults: []), at: now())
/// ```
///
/// Each list of effects ends with exactly one that needs an event (``Effect/ask(_:)``,
/// ``Effect/awaitAnswer``, ``Effect/readFile(path:)``, ``Effect/bringToFront``) or with ``Effect/finish(_:)``.
/// An event that nothing waits for changes nothing and gives no effects.
/// The order is Apple's: "Resolving and Handling Intents", SiriKit Programming Guide.
package struct Conversation: Hashable, Sendable {
    private let context: ConversationContext
    private let invocation: Invocation
    private var draft: Draft
    private var tally = PromptTally()
    private var run = IntentRun()
    private var search: PreparedSearch?
    /// What the options of parameters are called, as far as they were listed.
    private var optionNames: [String: [[String]]]
    private var faults: [String] = []
    /// How many answers did not fit the question; each may have been a new request.
    package private(set) var misunderstandings = 0
    private var state = ConversationState.fresh
    /// Of the event that is being received.
    private var moment = Moment(date: Date(timeIntervalSince1970: 0), uptime: .zero)
    /// When the person last said something.
    private var heard: Duration = .zero

    package init(_ context: ConversationContext, _ invocation: Invocation = Invocation()) {
        self.context = context
        self.invocation = invocation
        draft = Draft(context)
        optionNames = context.options.filter { !$0.value.isEmpty }
    }

    /// Begins. A second start gives no effects.
    ///
    /// - Parameter said: What the person said or tapped; becomes the first turn.
    package mutating func start(at moment: Moment, said: String? = nil) -> [Effect] {
        guard state == .fresh else { return [] }
        self.moment = moment
        do throws(Failure) {
            let adopted = try AdoptedInvocation(invocation, in: context, now: moment.date)
            draft = Draft(context, values: adopted.values, texts: adopted.texts)
            return hear(said, draft.proceed())
        } catch {
            return hear(said, .fail(error))
        }
    }

    /// Goes on after an event.
    package mutating func receive(_ event: Event, at moment: Moment) -> [Effect] {
        guard state != .fresh, state != .finished else { return [] }
        self.moment = moment
        switch event {
        case .cancelled: return end(context.cancellation)
        case .failed(let failure): return extensionFailed(failure)
        case .replied(let reply, let newFaults): return replied(reply, newFaults)
        case .answered(let words): return answered(words)
        case .chose(let index): return chose(index)
        case .fileRead(let file): return fileRead(file)
        case .fileRefused(let reason): return fileRefused(reason)
        case .cameToFront: return cameToFront()
        }
    }

    /// What is to be told where the conversation is left before its end; nil if nothing works.
    package var stop: ExtensionRequest? { run.isRunning ? .stop(payload) : nil }
}

// MARK: - The extension's replies

extension Conversation {
    private mutating func extensionFailed(_ failure: Failure) -> [Effect] {
        guard state.awaitsExtension || state.awaitsFront else { return [] }
        // An extension that does not answer has no run any more.
        if state.awaitsExtension { _ = run.end() }
        var failure = failure
        failure.app = failure.app ?? context.app.identifier
        return end(failure)
    }

    private mutating func replied(_ reply: ExtensionReply, _ newFaults: [String]) -> [Effect] {
        guard state.awaitsExtension else { return [] }
        faults += newFaults
        switch (state, reply) {
        case (_, .refusal(let refusal)): return refused(refusal)
        case (.defaulting(let parameter), .defaultValue(let value)):
            return perform(draft.adoptDefault(parameter, value))
        case (.resolving(let parameter), .resolution(let results, let isArray)):
            return perform(draft.resolved(parameter, results, isArray: isArray, counting: &tally))
        case (.listing(let question, let listing), .options(let options)): return listed(options, question, listing)
        case (.confirming, .response(let response)): return confirmed(response)
        case (.handling, .response(let response)): return handled(response)
        case (.handling, .running(.progress(let share, let text))) where run.isRunning:
            return perform(run.progressed(share, text, in: context))
        case (.handling, .running(.question(let question))) where run.isRunning:
            let inquiry = RunInquiry(
                draft: draft, isGuessed: invocation.isGuessed, isInFront: run.isInFront, hasAsked: !tally.isEmpty)
            return perform(inquiry.step(for: question))
        case (.handling, .stopped) where run.isRunning:
            _ = run.end()
            return end(context.cancellation)
        default:
            return end(
                context.failure(
                    .refused, context.say(.refusedByApp), detail: "the extension answered the wrong question"))
        }
    }

    /// The extension is well but can't answer.
    ///
    /// A handler without the method for a parameter leaves the parameter as it
    /// is; its developer reads of it. Everything else ends the conversation.
    private mutating func refused(_ refusal: ExtensionRefusal) -> [Effect] {
        switch (state, refusal.reason) {
        case (.resolving(let parameter), .notImplemented):
            // Of the framework's own intents every method but handle may be left out.
            if context.intent.kind == .custom { faults.append(refusal.text) }
            return perform(draft.settleUnresolved(parameter))
        case (.defaulting(let parameter), .notImplemented): return perform(draft.settleUnresolved(parameter))
        case (.listing(let question, let listing), .notImplemented),
            (.listing(let question, let listing), .handlerError):
            faults.append(refusal.text)
            return listed(OptionsPayload(sections: []), question, listing)
        default: return end(context.failure(after: refusal))
        }
    }

    private mutating func listed(
        _ options: OptionsPayload, _ question: ParameterQuestion, _ listing: ConversationState.Listing
    ) -> [Effect] {
        let offered = options.sections.flatMap { section in
            candidates(for: section.items, of: question.parameter).map {
                var candidate = $0
                candidate.section = section.title
                return candidate
            }
        }
        let kept = Array(offered.prefix(context.limits.options))
        let name = question.parameter.name
        let isKept =
            switch listing {
            case .offer: !kept.isEmpty
            // What was found may be a part of what there is.
            case .find: !kept.isEmpty && optionNames[name] == nil
            case .findEach: false
            case .correct: true
            }
        if isKept { optionNames[name] = kept.map(\.names) }
        return perform(answers.found(Namesakes(kept).distinguished, question, listing))
    }

    /// Options with all their names, as far as they are of the parameter's type.
    private mutating func candidates(
        for options: [IntentValue], of parameter: ParameterDeclaration
    ) -> [OptionMatcher.Candidate] {
        let fitting = options.compactMap(ValueShape(type: parameter.type).element)
        let (unfit, most) = (options.count - fitting.count, context.limits.options)
        if unfit > 0 { note("\(unfit) of the options for ‘\(parameter.name)’ have the wrong type and were skipped") }
        if fitting.count > most {
            note("there are \(fitting.count) options for ‘\(parameter.name)’; the first \(most) are kept")
        }
        return fitting.prefix(most).map {
            context.candidate(for: $0, of: parameter.type, options: parameter.options)
        }
    }

    private mutating func confirmed(_ response: ResponsePayload) -> [Effect] {
        let writer = ResponseWriter(context: context, intent: payload, payload: response)
        if let fault = writer.fault(in: .confirm) { note(fault) }
        switch writer.status {
        case .unspecified, .ready, .inProgress, .success: break
        case .failure, .deferredToApplication, .userConfirmationRequired: return end(writer)
        }
        guard context.intent.needsConfirmation else { return perform(.handle) }
        return perform(.confirm(ConfirmationQuestion(shown: context.confirmation(of: payload, after: response))))
    }

    private mutating func handled(_ response: ResponsePayload) -> [Effect] {
        _ = run.end()
        if !run.isInFront, context.intent.appIntent?.modes.first == .deferredForeground {
            return perform(.comeToFront(then: .finish(response)))
        }
        do throws(Failure) {
            let answer = try search?.chosen(from: response, in: context) ?? response
            let writer = ResponseWriter(context: context, intent: payload, payload: answer)
            if let fault = writer.fault(in: .handle) { note(fault) }
            return end(writer)
        } catch {
            return end(error)
        }
    }

    private mutating func cameToFront() -> [Effect] {
        guard case .comingToFront(let next) = state else { return [] }
        run.cameToFront()
        return perform(next)
    }
}

// MARK: - The person's answers

extension Conversation {
    private var answers: AnswerReader {
        AnswerReader(draft: draft, optionNames: optionNames, now: moment.date, isRunning: run.isRunning)
    }

    private mutating func answered(_ words: String) -> [Effect] {
        switch state {
        case .asking(let question): hear(words, answers.answer(words, to: question))
        case .askingToConfirm(let question): hear(words, answers.answer(words, to: question))
        default: []
        }
    }

    private mutating func chose(_ index: Int) -> [Effect] {
        switch state {
        case .asking(let question):
            hear(answers.pageOption(index, of: question)?.names.first, answers.choose(index, in: question))
        case .askingToConfirm(let question): hear(question.label(at: index), answers.choose(index, in: question))
        default: []
        }
    }

    /// Notes when the person spoke and lets the words be the first turn.
    private mutating func hear(_ words: String?, _ step: ConversationStep) -> [Effect] {
        heard = moment.uptime
        return (words.map { [.say(.said(text: $0))] } ?? []) + perform(step)
    }

    private mutating func fileRead(_ file: FileValue) -> [Effect] {
        guard case .reading(let question, let paths, let values) = state else { return [] }
        return read(paths[...], values + [.file(file)], question)
    }

    /// A file can't be read; the person reads why and may name another.
    private mutating func fileRefused(_ reason: String) -> [Effect] {
        guard case .reading(let question, _, _) = state else { return [] }
        return perform(answers.again(question, because: reason))
    }
}

// MARK: - Steps

extension Conversation {
    /// The intent as it travels with every request.
    private var payload: IntentPayload {
        let app = context.intent.appIntent.map {
            RunPayload(of: $0.mangledName, number: context.run, isInFront: run.isInFront, search: search?.payload)
        }
        return IntentPayload(
            className: context.className, run: app, identifier: invocation.identifier,
            suggestedInvocationPhrase: invocation.suggestedInvocationPhrase, values: draft.values)
    }

    private mutating func perform(_ step: ConversationStep) -> [Effect] {
        switch step {
        case .read(let words, let parameter): return perform(answers.take(words, for: parameter))
        case .resolve(let parameter):
            return wait(.resolving(parameter), .ask(.resolve(parameter: parameter.name, of: payload)))
        case .askForDefault(let parameter):
            return wait(.defaulting(parameter), .ask(.defaultValue(parameter: parameter.name, of: payload)))
        case .begin: return begin()
        case .put(let question, let preface): return put(question, preface)
        case .turnPage(let question): return turnPage(of: question)
        case .offer(let options, let parameter, let element, let said, let text):
            let candidates = candidates(for: options, of: parameter)
            guard !candidates.isEmpty else {
                return perform(draft.ask(for: parameter, .needsValue, element: element, text: text))
            }
            return perform(draft.choose(among: candidates, parameter, element: element, said: said, text: text))
        case .list(let question, let listing, let search):
            let request = ExtensionRequest.options(parameter: question.parameter.name, search: search, of: payload)
            return wait(.listing(question, listing), .ask(request))
        case .readFiles(let paths, let question): return read(paths[...], [], question)
        case .accept(let values, let question): return accept(values, question)
        case .agree(let question): return perform(draft.agree(to: question))
        case .refuse(let question): return perform(draft.refuse(question))
        case .correct(let values, let words):
            draft.correct(values, words)
            // Other values have an App Intent start over.
            return stopRun() + perform(draft.proceed())
        case .confirm(let question): return confirm(question)
        case .misunderstood(let next):
            misunderstandings += 1
            return perform(next)
        case .handle:
            if context.intent.kind == .app { run.begin() }
            return wait(.handling, .ask(.handle(payload)))
        case .resume(let answer): return wait(.handling, .ask(.resume(answer, of: payload)))
        case .report(let text): return [.say(.progress(text: text))] + perform(.resume(nil))
        case .comeToFront(let next): return wait(.comingToFront(then: next), .bringToFront)
        case .finish(let response): return handled(response)
        case .fail(let failure): return end(failure)
        }
    }

    private mutating func wait(_ state: ConversationState, _ effects: Effect...) -> [Effect] {
        self.state = state
        return effects
    }

    /// All that the intent needs is there: it is confirmed, or begins, in front where it is to be.
    private mutating func begin() -> [Effect] {
        guard context.intent.kind == .app else { return wait(.confirming, .ask(.confirm(payload))) }
        do throws(Failure) {
            search = try PreparedSearch(invocation.search, and: draft.values, in: context)
        } catch {
            return end(error)
        }
        return perform(context.intent.appIntent?.modes.first == .foreground ? .comeToFront(then: .handle) : .handle)
    }

    private mutating func put(_ question: ParameterQuestion, _ preface: String?) -> [Effect] {
        let parameter = question.parameter
        if let failure = tally.count(parameter.name, about: context.label(parameter), in: context) {
            return end(failure)
        }
        return show(question, saying: context.joined([preface, question.text]))
    }

    /// Shows the next page; paging forward can't go on forever, so it doesn't count.
    private mutating func turnPage(of question: ParameterQuestion) -> [Effect] {
        var question = question
        question.offset += context.limits.optionsPerPage
        return show(question, saying: draft.writer(question.parameter).nextPage)
    }

    private mutating func show(_ question: ParameterQuestion, saying text: String) -> [Effect] {
        var question = question
        question.wasAsked = true
        let prompt = question.prompt(saying: text, pageSize: context.limits.optionsPerPage)
        return wait(.asking(question), .say(.prompt(prompt)), .awaitAnswer)
    }

    private mutating func confirm(_ question: ConfirmationQuestion) -> [Effect] {
        if let failure = tally.count("", about: "", in: context) { return end(failure) }
        return wait(.askingToConfirm(question), .say(.confirm(question.shown)), .awaitAnswer)
    }

    private mutating func read(
        _ paths: ArraySlice<String>, _ values: [IntentValue], _ question: ParameterQuestion
    ) -> [Effect] {
        guard let path = paths.first else { return accept(values, question) }
        return wait(.reading(question, paths: Array(paths.dropFirst()), values: values), .readFile(path: path))
    }

    private mutating func accept(_ values: [IntentValue], _ question: ParameterQuestion) -> [Effect] {
        let parameter = question.parameter
        guard parameter.name != ParameterQuestion.choice else {
            guard case .integer(let index)? = values.first else { return [] }
            return perform(.resume(.chose(index)))
        }
        draft.store(values, parameter, question.element)
        guard run.isRunning else { return perform(draft.review(parameter)) }
        if let step = draft.refuseOutOfBounds(parameter) { return perform(step) }
        let value = values.count == 1 ? values.first : draft.values[parameter.name]
        return perform(.resume(value.map { .value($0) } ?? .agreed(false)))
    }
}

// MARK: - Ends

extension Conversation {
    /// Ends with the app's answer.
    private mutating func end(_ writer: ResponseWriter) -> [Effect] {
        state = .finished
        let passed = moment.uptime - heard
        // Uptime never goes backwards, but it is an argument.
        let milliseconds = max(
            0, passed.components.seconds * 1000 + passed.components.attoseconds / 1_000_000_000_000_000)
        let response = writer.response(faults: faults, milliseconds: Int(milliseconds))
        guard response.next != nil else { return [.say(.response(response)), .finish(.answered(response))] }
        // The answer is that of the intent that is performed next; until then it is under way.
        let words = writer.payload.dialog.map { Effect.say(.progress(text: $0.full)) }
        return [words].compactMap(\.self) + [.finish(.answered(response))]
    }

    /// Ends without an answer of the app.
    private mutating func end(_ failure: Failure) -> [Effect] {
        let stop = stopRun()
        state = .finished
        var failure = failure
        // Without a response this is the only place for the faults.
        let details = [failure.detail].compactMap { $0 } + faults
        failure.detail = details.isEmpty ? nil : details.joined(separator: "; ")
        return stop + [.say(.error(failure)), .finish(.failed(failure))]
    }

    /// Lets a run that is not over know that nobody waits for it any more.
    private mutating func stopRun() -> [Effect] { run.end() ? [.tell(.stop(payload))] : [] }

    /// Keeps a mistake of the app for its developer.
    private mutating func note(_ fault: Sentence) { faults.append(fault.text(in: context.language)) }
}
