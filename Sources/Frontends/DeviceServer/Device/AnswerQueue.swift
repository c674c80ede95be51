// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Assistant
import Conversation

/// Hands the answers of one conversation from the browsers to the conversation.
actor AnswerQueue: AnswerSource {
    private var answers: [Answer] = []
    private var waiter: CheckedContinuation<Answer?, Never>?
    private var isOver = false

    func answer(to turn: Turn) async -> Answer? {
        if !answers.isEmpty { return answers.removeFirst() }
        if isOver { return nil }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                // A conversation asks one question at a time; a second asker takes the place of the first.
                waiter?.resume(returning: nil)
                waiter = continuation
                if Task.isCancelled { cancel() }
            }
        } onCancel: {
            Task { await cancel() }
        }
    }

    /// Anyone who waits does so no more: what asks is being stopped.
    private func cancel() {
        waiter?.resume(returning: .cancel)
        waiter = nil
    }

    func give(_ answer: Answer) {
        guard let waiter else { return answers.append(answer) }
        self.waiter = nil
        waiter.resume(returning: answer)
    }

    /// There are no more answers.
    func end() {
        isOver = true
        waiter?.resume(returning: nil)
        waiter = nil
    }
}
