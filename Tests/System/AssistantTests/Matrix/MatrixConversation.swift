// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import Testing
import Wire

/// A conversation that is over, or waits for an answer that nobody gives.
struct MatrixConversation {
    let outcome: Outcome
    let turns: [Turn]
    /// What the handler was asked to handle.
    let handled: [IntentPayload]

    var prompts: [Prompt] {
        turns.compactMap { if case .prompt(let prompt) = $0 { prompt } else { nil } }
    }

    /// The app's answer.
    func response() throws -> Response {
        guard case .answered(let response) = outcome else {
            Issue.record("\(outcome) is no answer")
            throw Missing()
        }
        return response
    }

    /// Why there is none.
    func failure() throws -> Failure {
        guard case .failed(let failure) = outcome else {
            Issue.record("\(outcome) is no failure")
            throw Missing()
        }
        return failure
    }

    private struct Missing: Error {}
}
