// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import HomeAssistant

/// The homes of a language's sentences, each to be spoken to by its own.
package struct SpokenHomes: Sendable {
    private let byId: [String: SpokenHome]

    init(byId: [String: SpokenHome]) {
        self.byId = byId
    }

    /// How sentences are understood word for word, each by its own home.
    package func exactScore(_ cases: [HomeCase]) -> HomeScore {
        cases.reduce(into: HomeScore()) { score, sentence in
            let answer = byId[sentence.home]?.exactAnswer(to: sentence.sentence, here: sentence.here)
            score.add(sentence.outcome(of: answer))
        }
    }

    /// How sentences are understood, each by its own home.
    package func score(_ cases: [HomeCase]) -> HomeScore {
        cases.reduce(into: HomeScore()) { score, sentence in
            guard let home = byId[sentence.home] else { return score.add(.notUnderstood) }
            let reply = home.reply(to: sentence.sentence, here: sentence.here)
            score.add(sentence.outcome(of: reply.answer), isSure: reply.isSure)
        }
    }
}
