// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Conversation

/// Where the answers of a conversation come from: a terminal, a script, a browser.
package protocol AnswerSource: Sendable {
    /// The answer to a question.
    ///
    /// - Parameter turn: The question, which has been shown.
    /// - Returns: Nil when there are no more answers.
    func answer(to turn: Turn) async -> Answer?

    /// Whether the person wants to be told what happens to what was asked for, until it is over; false by default.
    var follows: Bool { get }
}

extension AnswerSource {
    package var follows: Bool { false }
}

/// What a person does about a question.
package enum Answer: Hashable, Sendable {
    case text(String)
    /// Taps an option or button, counted from 0.
    case choice(Int)
    /// Takes several options at once, where the question allows that.
    case choices([Int])
    case cancel
}
