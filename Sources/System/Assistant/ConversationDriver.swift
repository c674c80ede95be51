// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Conversation
import ExtensionHost
import Foundation
import IntentDefinition
import Synchronization
import Wire

/// One conversation from its first turn to its outcome: does what the state
/// machine asks for and tells it what came of it.
struct ConversationDriver<Answers: AnswerSource>: Sendable {
    let candidate: Candidate
    let launch: BundleLaunch
    let transport: any ExtensionTransport
    let environment: AssistantEnvironment
    let answers: Answers
    let show: Assistant.Show
    /// By parameter what its options are called, as far as the app has told before.
    var options: [String: [[String]]] = [:]

    func run(said: String?) async -> Outcome {
        let number = conversationCounter.add(1, ordering: .relaxed).newValue
        var interaction: InteractionPayload?
        var conversation = Conversation(context, candidate.invocation)
        var effects = conversation.start(at: environment.now(), said: said)
        let name = candidate.app.name(in: environment.language)
        var lastTurn = Turn.said(text: said ?? "")
        while true {
            var event: Conversation.Event?
            for effect in effects {
                switch effect {
                case .say(let turn):
                    await picture(turn, number, interaction)
                    await show(turn, name)
                    lastTurn = turn
                case .ask(let request):
                    event = await ask(request)
                    interaction = InteractionPayload(request, event)
                case .awaitAnswer:
                    guard let answer = await answers.answer(to: lastTurn) else { return .leftWaiting }
                    event = Self.event(for: answer)
                case .readFile(let path):
                    event = await AnswerFile(path: path, environment: environment).read()
                case .finish(let outcome):
                    return outcome
                }
            }
            // The caller has stopped waiting, so the last answer is not read.
            guard let event, !Task.isCancelled else { return .leftWaiting }
            effects = conversation.receive(event, at: environment.now())
        }
    }

    private var context: ConversationContext {
        var context = ConversationContext(
            app: .init(identifier: candidate.app.id.text, name: candidate.app.name(in: environment.language)),
            definition: candidate.intent.definition, intent: candidate.intent.declaration,
            className: candidate.intent.qualifiedClassName, language: environment.language,
            calendar: environment.calendar)
        context.options = options
        context.vocabulary = vocabulary
        return context
    }

    /// By parameter what the app's bundle calls the things that are said for it.
    private var vocabulary: [String: [VocabularyName]] {
        guard !candidate.app.vocabularies.isEmpty else { return [:] }
        let intent = candidate.intent
        return intent.declaration.parameters.reduce(into: [:]) { vocabulary, parameter in
            let items = candidate.app.vocabulary(of: intent.className, parameter.name, in: environment.language)
            guard !items.isEmpty else { return }
            vocabulary[parameter.name] = items.map {
                VocabularyName(
                    identifier: $0.identifier, phrases: $0.synonyms.map(\.phrase),
                    pronunciation: $0.synonyms.first?.pronunciation)
            }
        }
    }

    private func ask(_ request: ExtensionRequest) async -> Conversation.Event {
        do throws(ExtensionFailure) {
            let answer = try await transport.send(request, to: launch)
            if case .handle(let intent) = request { await environment.handled(intent, candidate.app.id) }
            return .replied(answer.reply, faults: answer.faults)
        } catch {
            return .failed(Failure(error, of: candidate, language: environment.language))
        }
    }

    /// Has the panel of a turn drawn, if it has one and panels are drawn.
    private func picture(_ turn: Turn, _ number: Int, _ interaction: InteractionPayload?) async {
        guard let picturing = environment.picturing, let interaction else { return }
        func occasion(_ panel: Panel?, _ status: Int) -> PanelOccasion? {
            panel.map {
                PanelOccasion(
                    number: number, app: candidate.app, interaction: interaction, status: status, panel: $0)
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
        case .cancel: .cancelled
        }
    }
}

/// Conversations of this process so far.
private let conversationCounter = Atomic(0)

extension InteractionPayload {
    /// What was asked, with what was answered to confirm and handle.
    fileprivate init(_ request: ExtensionRequest, _ event: Conversation.Event?) {
        self.init(intent: request.intent)
        if case .replied(.response(let response), _)? = event { self.response = response }
    }
}
