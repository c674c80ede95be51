// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import Assistant
import BeckonSystem
import Conversation
import Foundation
import PersonalShortcuts
import SystemTexts

extension Device {
    func converse(_ command: DeviceCommand) async throws {
        switch command {
        case .listen: apply(.summoned)
        case .say(let text):
            if !text.isEmpty { try await begin(.say(text)) }
        case .answer(let text, let turn): try await answer(to: turn) { _ in .text(text) }
        case .choose(let option, let turn):
            try await answer(to: turn) { turn in
                turn.choices.firstIndex { $0.id == option }.map { .choice($0) }
            }
        case .endConversation:
            await endConversation()
            apply(.conversationLeft)
        case .followAnswer:
            guard state.conversation?.turns.last?.opens == true else { return }
            try await follow()
        case .runAction(let id): try await begin(again(id))
        case .runShortcut(let id): try await begin(.shortcut(try call(id)))
        default: break
        }
    }

    /// A shortcut of the person's, by its name.
    func call(_ id: UUID, byGesture: Bool = false) throws(DeviceRefusal) -> ShortcutCall {
        guard let name = state.shortcuts.first(where: { $0.id == id })?.name else { throw DeviceRefusal(.noShortcut) }
        return ShortcutCall(id, said: name, startedBy: byGesture ? .gesture : .person)
    }

    /// All that can be said, as JSON.
    func allSayings() async throws -> Data {
        try JSONEncoder.device.encode(try await system.allSayings(language: language))
    }

    /// The sentences that what was typed so far may become, as JSON.
    func completions(of typed: DeviceTyping) async throws -> Data {
        try JSONEncoder.device.encode(try await system.completions(of: typed.text, language: language))
    }

    /// The conversation before is broken off: a person who says something else does not wait for it.
    func begin(_ request: Request) async throws {
        await endConversation()
        let answers = AnswerQueue()
        leadsTo = nil
        forgetPictures()
        apply(.conversationBegan)
        note(DeviceActivity(.conversation, bundle: "", title: request.words))
        let (system, language, isLocked) = (system, language, state.isLocked)
        let task = Task { [weak self] in
            await system.converse(request, language: language, isLocked: isLocked, answers: answers) {
                [weak self] turn, app in
                guard !Task.isCancelled else { return }
                await self?.show(turn, from: app)
            }
            guard !Task.isCancelled else { return }
            await self?.conversationEnded()
        }
        conversation = (task, answers)
    }

    /// What was done before, with the words it is shown with.
    func again(_ id: Int) -> Request {
        let titles =
            (state.actions.filter { $0.id == id }.map(\.title))
            + (state.lockSuggestions + state.searchSuggestions).filter { $0.id == id }.map(\.title)
        return .again(id, said: titles.first ?? "\(id)")
    }

    private func show(_ turn: Turn, from app: String?) {
        if case .response(let response) = turn { leadsTo = response.opens }
        apply(.turned(ShownTurn(turn, app: app)))
        if case .shown(let showing) = turn, let picture = showing.picture { keep(picture) }
    }

    private func conversationEnded() async {
        conversation = nil
        apply(.conversationEnded)
        if case .response(let response)? = state.conversation?.turns.last?.turn, response.opens != nil,
            response.status == .deferredToApplication
        {
            do {
                try await follow()
            } catch {
                apply(.noticed(words(of: error)))
            }
        }
        await refresh()
    }

    private func follow() async throws {
        guard let opening = leadsTo else { return }
        leadsTo = nil
        try await bring(nil) { try await $0.follow(opening) }
        apply(.conversationLeft)
    }

    /// - Parameter choose: Nil where the turn has no such choice.
    private func answer(to turn: Int, _ choose: (ShownTurn) -> Answer?) async throws {
        guard let conversation, state.conversation?.question == turn,
            let answer = state.conversation?.turns.first(where: { $0.id == turn }).flatMap(choose)
        else {
            throw DeviceRefusal(.answered)
        }
        apply(.answered)
        await conversation.answers.give(answer)
    }

    /// Breaks off what runs; returns when nothing of it comes any more.
    func endConversation() async {
        guard let (task, answers) = conversation else { return }
        conversation = nil
        task.cancel()
        await answers.give(.cancel)
        await answers.end()
        apply(.conversationEnded)
    }
}

extension Request {
    /// What developers know a conversation by.
    fileprivate var words: String {
        switch self {
        case .say(let text, _), .again(_, let text): text
        case .shortcut(let call): call.said
        case .add(let addition): addition.name
        case .run(let candidate): candidate.intent.className
        }
    }
}
