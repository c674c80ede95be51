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
    /// Does what a person wants in a conversation.
    package func perform(_ command: DeviceCommand.Talk) async throws {
        switch command {
        case .listen: apply(.summoned)
        case .say(let text):
            if !text.isEmpty { try await begin(.say(text)) }
        case .answer(let text, let turn): try await answer(to: turn) { _ in .text(text) }
        case .choose(let option, let turn):
            try await answer(to: turn) { turn in
                turn.choices.firstIndex { $0.id == option }.map { .choice($0) }
            }
        case .chooseSeveral(let options, let turn):
            try await answer(to: turn) { turn in
                guard turn.allowsSeveral, options.count <= turn.choices.count else { return nil }
                let places = options.compactMap { option in turn.choices.firstIndex { $0.id == option } }
                return places.count == options.count ? .choices(Set(places).sorted()) : nil
            }
        case .endConversation:
            await leaveConversation()
            apply(.conversationLeft)
        case .followAnswer:
            guard let talk = state.conversation, talk.turns.last?.opens == true else { return }
            try await follow(talk.id)
        case .openConversation(let id):
            guard state.behind.contains(where: { $0.id == id }) else { throw DeviceRefusal(.answered) }
            await leaveConversation()
            apply(.conversationOpened(id))
        case .dismissBanner(let id): apply(.bannerDismissed(id))
        case .runAction(let id): try await begin(again(id))
        }
    }

    /// A shortcut of the person's, by its name.
    func call(_ id: UUID, byGesture: Bool = false) throws(DeviceRefusal) -> ShortcutCall {
        guard let name = state.shortcuts.first(where: { $0.id == id })?.name else { throw DeviceRefusal(.noShortcut) }
        return ShortcutCall(id, said: name, startedBy: byGesture ? .gesture : .person)
    }

    /// All that can be said, as JSON.
    func allSayings() async throws -> Data {
        try JSONEncoder.device.encode(try await system.sayings(language: language))
    }

    /// The sentences that what was typed so far may become, as JSON.
    func completions(of typed: DeviceTyping) async throws -> Data {
        try JSONEncoder.device.encode(try await system.completions(of: typed.text, language: language))
    }

    /// The conversation before is broken off: a person who says something else does not wait for it. A shortcut that
    /// runs goes on.
    ///
    /// - Parameter suggestion: The one that is taken up; the result tells whether it was wanted.
    func begin(_ request: Request, taking suggestion: Int? = nil) async throws {
        await leaveConversation()
        let answers = AnswerQueue()
        apply(.conversationBegan)
        forgetGoneConversations()
        let number = state.last
        note(DeviceActivity(.conversation, bundle: "", title: request.words))
        let (system, language, isLocked) = (system, language, state.isLocked)
        let task = Task { [weak self] in
            await system.converse(request, language: language, isLocked: isLocked, answers: answers) {
                [weak self] run in
                await self?.join(number, to: run, request.words)
            } show: { [weak self] turn, app in
                await self?.show(turn, from: app, in: number)
            }
            await self?.conversationEnded(number)
        }
        talks[number] = Talk(task: task, answers: answers, suggestion: suggestion)
    }

    private func join(_ conversation: Int, to run: Int, _ words: String) {
        // The system may report its runs later than this.
        let known = state.runs.first { $0.id == run } ?? ShownRun(id: run, name: words)
        apply(.conversationRuns(known, in: conversation))
    }

    /// What was done before, with the words it is shown with.
    func again(_ id: Int) -> Request {
        let titles =
            (state.actions.filter { $0.id == id }.map(\.title))
            + (state.lockSuggestions + state.searchSuggestions).filter { $0.id == id }.map(\.title)
        return .again(id, said: titles.first ?? "\(id)")
    }

    private func show(_ turn: Turn, from app: String?, in number: Int) {
        // What was broken off says nothing any more.
        guard talks[number] != nil else { return }
        switch turn {
        case .response(let response):
            leadsTo[number] = response.opens
            talks[number]?.isWanted = response.status == .failure ? nil : true
        case .error(let failure): talks[number]?.isWanted = failure.kind.turnsDown ? false : nil
        case .said, .progress, .prompt, .confirm, .shown: break
        }
        apply(.turned(ShownTurn(turn, app: app), in: number))
        if case .shown(let showing) = turn, let picture = showing.picture { keep(picture) }
    }

    private func conversationEnded(_ number: Int) async {
        guard let talk = talks.removeValue(forKey: number) else { return }
        await learn(from: talk)
        apply(.conversationEnded(number))
        forgetGoneConversations()
        if let talk = state.conversation, talk.id == number, case .response(let response)? = talk.turns.last?.turn,
            response.opens != nil, response.status == .deferredToApplication
        {
            do {
                try await follow(number)
            } catch {
                apply(.noticed(words(of: error)))
            }
        }
        await refresh()
    }

    private func follow(_ number: Int) async throws {
        guard let opening = leadsTo.removeValue(forKey: number) else { return }
        try await bring(nil) { try await $0.follow(opening) }
        apply(.conversationLeft)
    }

    /// - Parameter choose: Nil if the turn has no such choice.
    private func answer(to turn: Int, _ choose: (ShownTurn) -> Answer?) async throws {
        guard let shown = state.conversation, shown.question == turn, let talk = talks[shown.id],
            let answer = shown.turns.first(where: { $0.id == turn }).flatMap(choose)
        else {
            throw DeviceRefusal(.answered)
        }
        apply(.answered)
        await talk.answers.give(answer)
    }

    /// Breaks off the conversation on the screen, unless it is that of a shortcut, which goes on behind it; returns
    /// when nothing of it comes any more.
    func leaveConversation() async {
        guard let shown = state.conversation, !shown.goesOn else { return }
        await endConversation(shown.id)
    }

    /// Breaks off a conversation; returns when nothing of it comes any more.
    func endConversation(_ number: Int) async {
        guard let talk = talks.removeValue(forKey: number) else { return }
        talk.task.cancel()
        await talk.answers.give(.cancel)
        await talk.answers.end()
        await learn(from: talk)
        apply(.conversationEnded(number))
    }

    /// Teaches whether a suggestion that was taken up was wanted. One that the person declined or broke off, or that
    /// the lock stopped, was not.
    private func learn(from talk: Talk) async {
        guard let suggestion = talk.suggestion, let isWanted = talk.isWanted else { return }
        do {
            try await system.teach(suggestion, isWanted: isWanted)
        } catch {
            apply(.noticed(words(of: error)))
        }
    }
}

extension Failure.Kind {
    /// Whether it says that a suggestion was not wanted now, rather than that its app is at fault.
    fileprivate var turnsDown: Bool {
        switch self {
        case .cancelled, .locked, .refused, .tooManyPrompts: true
        case .timeout, .crash, .notHandled, .notUnderstood, .actionFailed, .actionMissing, .tooMuch: false
        }
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
