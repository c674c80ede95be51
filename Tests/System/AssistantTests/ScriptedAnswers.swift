// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Assistant
import Conversation

/// Answers that are known beforehand, given in their order.
actor ScriptedAnswers: AnswerSource {
    private var rest: ArraySlice<String>
    /// Asked once the script has ended.
    private let successor: (any AnswerSource)?

    init(_ texts: [String], then successor: (any AnswerSource)? = nil) {
        rest = texts[...]
        self.successor = successor
    }

    func answer(to turn: Turn) async -> Answer? {
        if let text = rest.popFirst() { return .text(text) }
        return await successor?.answer(to: turn)
    }
}
