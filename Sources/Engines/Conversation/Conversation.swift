// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
package import IntentValues
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
    /// Something the driver has to do.
    package enum Effect: Hashable, Sendable {
        /// Show the turn; nothing comes back.
        case say(Turn)
        /// Ask the extension; comes back as ``Event/replied(_:faults:)`` or ``Event/failed(_:)``.
        case ask(ExtensionRequest)
        /// Let the extension know; nothing comes back.
        case tell(ExtensionRequest)
        /// Bring the app to the front; comes back as ``Event/cameToFront`` or ``Event/failed(_:)``.
        case bringToFront
        /// Let the person answer the last turn said: ``Event/answered(_:)``, ``Event/chose(_:)``
        /// or ``Event/cancelled``.
        case awaitAnswer
        /// Read a file: ``Event/fileRead(_:)`` or ``Event/fileRefused(reason:)``. The path is
        /// the person's own words: relative, absolute or with a leading `~`.
        case readFile(path: String)
        /// The conversation is over. Its last turn was said before.
        case finish(Outcome)
    }

    /// Something that happened.
    package enum Event: Hashable, Sendable {
        /// The extension answered; `faults` are mistakes of its code that did not stop it.
        case replied(ExtensionReply, faults: [String])
        /// The extension could not be asked, or did not answer.
        case failed(Failure)
        case answered(String)
        /// The option or button that was tapped, from 0, as listed in the last turn said.
        case chose(Int)
        case fileRead(FileValue)
        /// `reason` is a sentence for the person: which file, what is wrong with it.
        case fileRefused(reason: String)
        case cameToFront
        case cancelled
    }

    let context: ConversationContext
    let invocation: Invocation
    /// The intent's values so far.
    var values: [String: IntentValue] = [:]
    /// The person's words still to be read, by parameter.
    var texts: [String: String] = [:]
    /// The parameters that need no further question.
    var settled: Set<String> = []
    /// The values a person has said yes to, by parameter; nil for "as it is".
    var agreed: [String: Set<IntentValue?>] = [:]
    /// Questions asked, by parameter, since an answer last settled an element of it; the intent's own confirmation
    /// stands under the empty name.
    var prompts: [String: Int] = [:]
    /// Questions asked altogether.
    var promptCount = 0
    /// The elements of array parameters that were open when they were last resolved.
    var openElements: [String: Int] = [:]
    /// What the options of parameters are called, as far as they were listed.
    var listed: [String: [[String]]] = [:]
    var faults: [String] = []
    /// Whether an App Intent has begun and is not over; what is asked meanwhile it has asked.
    var isRunning = false
    /// What the run wants agreed to.
    var runConfirmation: RunConfirmation?
    /// What is to be found.
    var search: EntitySearch?
    /// The same as the app is asked.
    var searchPayload: SearchPayload?
    /// How often a run has told about its progress.
    var progressCount = 0
    /// The last words that a run said of its progress.
    var progressText: String?
    /// Whether the app was brought to the front.
    var isInFront = false
    /// How many answers did not fit the question; each may have been a new request.
    package internal(set) var misunderstandings = 0
    /// Whether the last answer to the confirmation was not understood.
    var isDoubted = false
    var state = ConversationState.fresh
    /// Of the event that is being received.
    var moment = Moment(date: Date(timeIntervalSince1970: 0), uptime: .zero)
    /// When the person last said something.
    var heard: Duration = .zero

    package init(_ context: ConversationContext, _ invocation: Invocation = Invocation()) {
        self.context = context
        self.invocation = invocation
    }

    /// Begins. A second start gives no effects.
    ///
    /// - Parameter said: What the person said or tapped; becomes the first turn.
    package mutating func start(at moment: Moment, said: String? = nil) -> [Effect] {
        guard state == .fresh else { return [] }
        self.moment = moment
        heard = moment.uptime
        let opening = said.map { [Effect.say(.said(text: $0))] } ?? []
        return opening + (adoptInvocation() ?? proceed())
    }

    /// Goes on after an event.
    package mutating func receive(_ event: Event, at moment: Moment) -> [Effect] {
        guard state != .fresh, state != .finished else { return [] }
        self.moment = moment
        switch event {
        case .cancelled: return fail(.cancelled, context.say(.cancelled))
        case .failed(let failure): return extensionFailed(failure)
        case .replied(let reply, let newFaults): return replied(reply, newFaults)
        case .answered(let words): return hear(words) { $0.answered(words) }
        case .chose(let index): return chose(index)
        case .fileRead(let file): return fileRead(file)
        case .fileRefused(let reason): return fileRefused(reason)
        case .cameToFront: return cameToFront()
        }
    }
}

// MARK: - Events

extension Conversation {
    private mutating func extensionFailed(_ failure: Failure) -> [Effect] {
        guard state.awaitsExtension || state.awaitsFront else { return [] }
        // Anyone who does not answer has no run any more.
        if state.awaitsExtension { isRunning = false }
        var failure = failure
        failure.app = failure.app ?? context.app.identifier
        return end(failure)
    }

    private mutating func replied(_ reply: ExtensionReply, _ newFaults: [String]) -> [Effect] {
        guard state.awaitsExtension else { return [] }
        faults += newFaults
        if case .refusal(let refusal) = reply { return refused(refusal) }
        switch (state, reply) {
        case (.defaulting(let parameter), .defaultValue(let value)): return defaulted(parameter, value)
        case (.resolving(let parameter), .resolution(let results, let isArray)):
            return resolved(parameter, results, isArray: isArray)
        case (.listing(let question, let listing), .options(let options)): return listed(options, question, listing)
        case (.confirming, .response(let response)): return confirmed(response)
        case (.handling, .response(let response)): return handled(response)
        case (.handling, .running(let stage)) where isRunning: return came(to: stage)
        case (.handling, .stopped) where isRunning:
            isRunning = false
            return fail(.cancelled, context.say(.cancelled))
        default:
            return fail(
                .refused, context.say(.refusedByApp),
                detail: "the extension answered the wrong question")
        }
    }

    private mutating func answered(_ words: String) -> [Effect] {
        switch state {
        case .asking(let question): answer(words, to: question)
        case .askingToConfirm(let confirmation): answer(words, to: confirmation)
        default: []
        }
    }

    private mutating func chose(_ index: Int) -> [Effect] {
        switch state {
        case .asking(let question):
            let label = pageOption(index, of: question)?.names.first
            return hear(label) { $0.choose(index, in: question) }
        case .askingToConfirm(let confirmation):
            let label = confirmation.buttons.indices.contains(index) ? confirmation.buttons[index] : nil
            return hear(label) { $0.choose(index, in: confirmation) }
        default: return []
        }
    }

    /// Notes when the person spoke and lets the words be the first turn.
    private mutating func hear(_ words: String?, _ answer: (inout Conversation) -> [Effect]) -> [Effect] {
        guard state.awaitsAnswer else { return [] }
        heard = moment.uptime
        let said = words.map { [Effect.say(.said(text: $0))] } ?? []
        return said + answer(&self)
    }
}
