// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import Conversation
import SystemTexts

/// Requests in the place of an answer.
extension Assistant {
    /// Does what words ask for that are no answer to a question.
    typealias Interruption = @Sendable (_ words: String) async -> InterruptionOutcome

    /// What happened to words that were no answer.
    enum InterruptionOutcome: Sendable {
        /// They ask for nothing.
        case none
        /// Something else was done, and the question is still open.
        case done
        /// Something else was done, and the person does not go back.
        case left
    }

    /// Interruptions of interruptions; more is no conversation.
    private static let mostInterruptions = 3

    /// What is done about words that are no answer to a question about an intent.
    ///
    /// - Parameter depth: How many conversations this one has interrupted.
    func interruption(
        of candidate: Candidate, depth: Int, answers: some AnswerSource, show: @escaping Show
    ) -> Interruption {
        guard depth < Self.mostInterruptions else { return { _ in .none } }
        return { words in
            if AnswerWord.isWord(words, of: .help), let help = await help(.none) {
                await show(.shown(help), nil)
                return .done
            }
            // A request that is not clear is rather an answer that was not understood.
            guard case .understood(let next)? = await meaning(orNil: words), next.intent != candidate.intent else {
                return .none
            }
            _ = await run(next, depth: depth + 1, answers: answers, show: show)
            let text = Texts<SystemText>(environment.language)(
                .goBack, ["action": candidate.intent.title(in: environment.language)])
            let question = Turn.prompt(Prompt(parameter: "", kind: .confirmation, text: text))
            await show(question, candidate.app.name(in: environment.language))
            guard case .text(let answer)? = await answers.answer(to: question) else { return .left }
            await show(.said(text: answer), nil)
            return AnswerWord(answer) == .agree ? .done : .left
        }
    }
}
