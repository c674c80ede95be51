// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation

@testable import Assistant

extension Assistant {
    /// Does what a text asks for, as the system does that looks for the person's own phrase first.
    func say(
        _ text: String, to narrowing: Narrowing = .none, answers: some AnswerSource, show: @escaping Show
    ) async -> Outcome {
        // Phrases in memory can always be read.
        let phrase = try? await phrases.phrase(saying: text)
        return await say(text, own: phrase, to: narrowing, answers: answers, show: show)
    }
}
