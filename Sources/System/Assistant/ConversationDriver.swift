// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Conversation
import ExtensionHost
import Foundation
import IntentDefinition
import IntentValues
import Synchronization
import SystemTexts
import Wire

/// One conversation from its first turn to its outcome: does what the state
/// machine asks for and tells it the result.
struct ConversationDriver<Answers: AnswerSource>: Sendable {
    let candidate: Candidate
    let launch: BundleLaunch
    let transport: any ExtensionTransport
    /// Learns what the app says its options are, and what was done.
    let books: PhraseBooks
    let environment: AssistantEnvironment
    let answers: Answers
    let show: Assistant.Show
    /// By parameter what its options are called, as far as the app has told before.
    var options: [String: [[String]]] = [:]
    /// By parameter what the app calls things that are said for it.
    var names: [String: [VocabularyName]] = [:]
    /// Does what words ask for that are no answer, if they ask for anything.
    var interruption: Assistant.Interruption = { _ in .none }

    func run(said: String?) async -> Outcome {
        let number = conversationCounter.add(1, ordering: .relaxed).newValue
        var interaction: InteractionPayload?
        var conversation = Conversation(context(number), await found(candidate.invocation))
        var naming = PersonNaming(environment.naming, for: candidate.app.id)
        let start = environment.now()
        var effects = conversation.start(at: start, said: said)
        let name = candidate.app.name(in: environment.language)
        var lastTurn = Turn.said(text: said ?? "")
        var answered: (words: String, to: Turn)?
        var misunderstandings = 0
        while true {
            var event: Conversation.Event?
            for effect in effects {
                switch effect {
                case .say(let turn):
                    await picture(turn, number, interaction)
                    await show(turn, name)
                    lastTurn = turn
                case .ask(let asked):
                    let request = await naming.named(asked, asking: mayKnowContacts)
                    event = await ask(request)
                    interaction = InteractionPayload(request, event)
                case .tell(let request): await tell(request)
                case .bringToFront: event = await bringToFront()
                case .awaitAnswer:
                    guard let answer = await answers.answer(to: lastTurn) else {
                        return await leave(conversation)
                    }
                    event = Self.event(for: answer)
                    if case .text(let words) = answer { answered = (words, lastTurn) }
                case .readFile(let path):
                    event = await AnswerFile(path: path, environment: environment).read()
                case .finish(let outcome):
                    if case .answered(let response) = outcome {
                        await tellOfSuccess(response, interaction, since: start.date)
                        await follow(response, name, number)
                    }
                    return outcome
                }
            }
            // The caller has stopped waiting, so the last answer is not read.
            guard let event, !Task.isCancelled else { return await leave(conversation) }
            effects = conversation.receive(event, at: environment.now())
            guard conversation.misunderstandings > misunderstandings else { continue }
            misunderstandings = conversation.misunderstandings
            guard let (words, question) = answered else { continue }
            switch await interruption(words) {
            case .none: break
            case .done: effects = [.say(question), .awaitAnswer]
            case .left: effects = conversation.receive(.cancelled, at: environment.now())
            }
        }
    }

    /// An App Intent that succeeded is something that the person has done.
    private func tellOfSuccess(_ response: Response, _ interaction: InteractionPayload?, since start: Date) async {
        guard candidate.intent.declaration.kind == .app, response.status == .success, let interaction else { return }
        await environment.performed(interaction, candidate.app.id, start)
    }

    /// Nobody answers any more; what still works is told so.
    private func leave(_ conversation: Conversation) async -> Outcome {
        if let stop = conversation.stop { await tell(stop) }
        return .leftWaiting
    }

    /// Lets the handler know; one that is gone needs not be told, and nobody waits for the others.
    private func tell(_ request: ExtensionRequest) async {
        let (transport, launch) = (transport, launch)
        await Task.detached { _ = try? await transport.send(request, to: launch) }.value
    }

    private func bringToFront() async -> Conversation.Event {
        // What is in front is seen and touched by anyone who holds the device.
        if await environment.isLocked() { return .failed(.locked(candidate, language: environment.language)) }
        do {
            // Anyone who works, it is the app that is seen.
            try await environment.bringToFront(
                candidate.app, BundleLaunch(candidate.app, language: environment.language))
            return .cameToFront
        } catch {
            return .failed(.notOpened(candidate, error, language: environment.language))
        }
    }

    /// The invocation with what another intent of the app tells, as far as it does: of the ride to cancel its
    /// identifier.
    private func found(_ invocation: Invocation) async -> Invocation {
        var invocation = invocation
        for parameter in candidate.intent.declaration.parameters {
            let name = parameter.name
            guard let found = parameter.found, invocation.values[name] == nil, invocation.texts[name] == nil,
                let source = sibling(found.intent),
                // Anyone who does not answer here is asked again, and then the person hears about it.
                case .response(let response)? = try? await transport.send(.handle(source.payload()), to: launch).reply
            else { continue }
            invocation.values[name] = response.properties.value(at: found.at)
        }
        return invocation
    }

    /// Another intent of the app, where the same process handles it.
    private func sibling(_ className: String) -> OfferedIntent? {
        candidate.app.intents.first { $0.className == className && $0.handler == candidate.intent.handler }
    }

    private func context(_ number: Int) -> ConversationContext {
        var context = candidate.context(in: environment)
        context.run = number
        context.options = options
        context.vocabulary = names
        return context
    }

    /// Asks the person whether the app may know whom a name means; nil if they do not say.
    @Sendable private func mayKnowContacts() async -> Bool? {
        let name = candidate.app.name(in: environment.language)
        let text = Texts<SystemText>(environment.language)(.grantContacts, ["app": name])
        let turn = Turn.prompt(Prompt(parameter: "", kind: .confirmation, text: text))
        await show(turn, name)
        guard case .text(let answer)? = await answers.answer(to: turn) else { return nil }
        return switch AnswerWord(answer) {
        case .agree: true
        case .refuse: false
        default: nil
        }
    }

    private func ask(_ request: ExtensionRequest) async -> Conversation.Event {
        do throws(ExtensionFailure) {
            let answer = try await handedOver(request, transport.send(request, to: launch))
            learn(from: request, answer.reply)
            if case .handle(let intent) = request { await environment.handled(intent, candidate.app.id) }
            return .replied(answer.reply, faults: answer.faults)
        } catch {
            // What a person removes while it is talked to is no fault of the app's.
            guard await environment.isInstalled(candidate.app) else {
                return .failed(.uninstalled(candidate, language: environment.language))
            }
            return .failed(Failure(error, of: candidate, language: environment.language))
        }
    }

    /// What the app answers, if its extension has answered that the app is to handle the intent; otherwise the
    /// extension's answer.
    private func handedOver(
        _ request: ExtensionRequest, _ answer: ExtensionAnswer
    ) async throws(ExtensionFailure) -> ExtensionAnswer {
        guard let handOver = environment.handOver, case .handle(let intent) = request,
            case .response(let response) = answer.reply,
            candidate.intent.declaration.response?.meaning(ofCode: response.code) == .handleInApp
        else { return answer }
        var final = try await handOver(intent, BundleLaunch(candidate.app, language: environment.language))
        final.faults = answer.faults + final.faults
        return final
    }

    private func learn(from request: ExtensionRequest, _ reply: ExtensionReply) {
        switch (request, reply) {
        case (.options(let parameter, nil, _), .options(let options)):
            let keys = candidate.optionKeys(in: environment.language)
            if let key = keys.first(where: { $0.parameter == parameter }) { books.learn(options, of: key) }
        // What the app confirms, or not, is what a person goes on from.
        case (.confirm(let intent), _), (.handle(let intent), _):
            books.done = DoneAction(candidate: candidate, values: intent.values, time: environment.now().uptime)
        default: break
        }
    }

    /// Tells the person what happens to what was asked for, where they want to know it, until it is over or they do not
    /// wait for it any more.
    private func follow(_ response: Response, _ name: String, _ number: Int) async {
        guard answers.follows, let followed = candidate.intent.declaration.followed,
            [.success, .inProgress].contains(response.status), !followed.isOver(response.properties),
            let source = sibling(followed.intent)
        else { return }
        let intent = source.payload()
        var context = context(number)
        context.intent = source.declaration
        var newest = response
        while !Task.isCancelled, !followed.isOver(newest.properties) {
            let event = await ask(.update(intent))
            if case .failed(let failure) = event {
                await show(.error(failure), name)
                break
            }
            // A handler that refuses tells no more.
            guard case .replied(.update(let update), _) = event else { break }
            guard let update else { continue }
            let before = newest.text
            newest = context.response(update, to: intent)
            // A handler tells more often than there is something new to say.
            if newest.text != before { await show(.progress(text: newest.text), name) }
            guard [.success, .inProgress].contains(newest.status) else { break }
        }
        // An extension that is gone needs not be told.
        _ = try? await transport.send(.stopUpdates(intent), to: launch)
    }

    /// Has the panel of a turn drawn, if it has one and panels are drawn.
    private func picture(_ turn: Turn, _ number: Int, _ interaction: InteractionPayload?) async {
        guard let picturing = environment.picturing, let interaction else { return }
        func occasion(_ panel: Panel?, _ status: Int) -> PanelOccasion? {
            panel.map {
                PanelOccasion(
                    number: number, app: candidate.app, interaction: context(number).former(interaction),
                    status: status, panel: $0)
            }
        }
        let due: PanelOccasion? =
            switch turn {
            case .confirm(let confirmation):
                occasion(confirmation.panel, Response.Status.ready.handlingStatus)
            case .response(let response): occasion(response.panel, response.status.handlingStatus)
            default: nil
            }
        if let due { await picturing(due) }
    }

    private static func event(for answer: Answer) -> Conversation.Event {
        switch answer {
        case .text(let text): .answered(text)
        case .choice(let index): .chose(index)
        // No question of an intent allows several; none of them is meant more than the others.
        case .choices(let indices): .chose(indices.first ?? -1)
        case .cancel: .cancelled
        }
    }
}

/// Conversations of this process so far.
private let conversationCounter = Atomic(0)

extension FollowDeclaration {
    /// Whether a response says that it is over.
    fileprivate func isOver(_ properties: [String: IntentValue]) -> Bool {
        properties.value(at: until) != nil
    }
}

extension [String: IntentValue] {
    /// The value that names with dots between them lead to.
    fileprivate func value(at path: String) -> IntentValue? {
        var names = path.split(separator: ".").map(String.init)[...]
        guard let first = names.popFirst(), var value = self[first] else { return nil }
        while let name = names.popFirst() {
            guard case .object(let object) = value, let inner = object.properties[name] else { return nil }
            value = inner
        }
        return value
    }
}

extension InteractionPayload {
    /// What was asked, with what was answered to confirm and handle.
    fileprivate init(_ request: ExtensionRequest, _ event: Conversation.Event?) {
        self.init(intent: request.intent)
        if case .replied(.response(let response), _)? = event { self.response = response }
    }
}
