// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension Device {
    func converse(_ command: DeviceCommand) async throws {
        switch command {
        case .listen: apply(.summoned)
        case .say(let text):
            if !text.isEmpty { try await begin(.say(text)) }
        case .answer(let text, let turn): try await answer(.text(text), to: turn)
        case .choose(let option, let turn): try await answer(.choice(option), to: turn)
        case .endConversation:
            await endConversation()
            apply(.conversationLeft)
        case .followAnswer:
            let answer = state.conversation?.turns.last
            guard answer?.opens == true else { return }
            try await follow()
        case .runShortcut(let id): try await begin(.shortcut(id))
        default: break
        }
    }

    /// The conversation before is broken off: a person who says something else does not wait for it.
    func begin(_ request: DeviceRequest) async throws {
        await endConversation()
        let answers = AnswerQueue()
        apply(.conversationBegan)
        note(DeviceActivity(.conversation, bundle: "", title: title(of: request)))
        let (system, language) = (system, language)
        let task = Task { [weak self] in
            await system.converse(request, language: language, answers: answers) { [weak self] turn in
                guard !Task.isCancelled else { return }
                await self?.apply(.turned(turn))
            }
            guard !Task.isCancelled else { return }
            await self?.conversationEnded()
        }
        conversation = (task, answers)
    }

    /// What developers know a conversation by.
    private func title(of request: DeviceRequest) -> String {
        switch request {
        case .say(let text): text
        case .shortcut(let id): state.shortcuts.first { $0.id == id }?.title ?? "shortcut \(id)"
        }
    }

    private func conversationEnded() async {
        conversation = nil
        apply(.conversationEnded)
        if state.conversation?.turns.last?.opensAtOnce == true {
            do {
                try await follow()
            } catch {
                apply(.noticed(words(of: error)))
            }
        }
        await refresh()
    }

    private func follow() async throws {
        try await bring(nil) { try await $0.followAnswer() }
        apply(.conversationLeft)
    }

    private func answer(_ answer: DeviceAnswer, to turn: Int) async throws {
        guard let conversation, state.conversation?.question == turn else {
            throw DeviceRefusal("This was answered already.", chinese: "这个问题已经回答过了。")
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
