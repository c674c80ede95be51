// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import ExtensionHost
import Wire

/// Takes in what an app says its options are, in the course of a conversation, and what was done.
struct LearningTransport: ExtensionTransport {
    let transport: any ExtensionTransport
    let books: PhraseBooks
    let candidate: Candidate
    /// A BCP 47 tag.
    let language: String
    let now: @Sendable () -> Moment

    func send(
        _ request: ExtensionRequest, to launch: BundleLaunch
    ) async throws(ExtensionFailure) -> ExtensionAnswer {
        let answer = try await transport.send(request, to: launch)
        if case .options(let parameter, nil, _) = request, case .options(let options) = answer.reply {
            let keys = candidate.optionKeys(in: language)
            if let key = keys.first(where: { $0.parameter == parameter }) { books.learn(options, of: key) }
        }
        switch request {
        // What the app confirms, or not, is what a person goes on from.
        case .confirm(let intent), .handle(let intent):
            books.done = DoneAction(candidate: candidate, values: intent.values, time: now().uptime)
        default: break
        }
        return answer
    }
}
