// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Assistant
import Conversation

/// Says the turns of a conversation aloud, and hears the answers.
protocol DialogueVoice: Sendable {
    /// Returns when the turn is said.
    func say(_ turn: Turn) async

    /// The answer to a question that was said; nil if none is heard.
    func answer(to turn: Turn) async -> Answer?
}
