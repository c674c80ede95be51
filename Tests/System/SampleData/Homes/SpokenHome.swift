// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import HomeAssistant
package import Phrases

/// A home that can be spoken to.
package struct SpokenHome: Sendable {
    /// What a sentence is nearest to.
    package struct Reply: Hashable, Sendable {
        package var answer: HomeAnswer?
        /// Whether it is done at once; otherwise a person is asked first, or has to say it again.
        package var isSure: Bool
    }

    private let grammar: HomeGrammar
    private let recognizer: Recognizer

    /// - Throws: ``TemplateError`` where the home's names are too many.
    package init(_ grammar: HomeGrammar, _ home: Home) throws(TemplateError) {
        self.grammar = grammar
        recognizer = Recognizer(try grammar.grammar(for: home))
    }

    /// Understands a sentence to the letter.
    package func exactAnswer(to sentence: String, here: String?) -> HomeAnswer? {
        answer(recognizer.readings(of: Utterance(sentence)), here: here)
    }

    /// Understands a sentence with what is forgiven: of all readings the best that can be meant here.
    package func answer(to sentence: String, here: String?) -> HomeAnswer? {
        answer(recognizer.allReadings(of: Utterance(sentence)), here: here)
    }

    /// The same, and whether that is sure.
    package func reply(to sentence: String, here: String?) -> Reply {
        let utterance = Utterance(sentence)
        let answer = answer(recognizer.allReadings(of: utterance), here: here)
        let isSure =
            switch recognizer.understanding(of: utterance) {
            case .understood, .likely: true
            // Several groups of templates may mean the same to anyone who speaks.
            case .ambiguous(let readings): Set(readings.compactMap { grammar.answer($0, here: here) }).count == 1
            case .unsure, .nothing: false
            }
        return Reply(answer: answer, isSure: isSure)
    }

    /// How sentences are understood.
    package func score(_ cases: [HomeCase]) -> HomeScore {
        cases.reduce(into: HomeScore()) { score, sentence in
            let reply = reply(to: sentence.sentence, here: sentence.here)
            score.add(sentence.outcome(of: reply.answer), isSure: reply.isSure)
        }
    }

    private func answer(_ readings: [Reading], here: String?) -> HomeAnswer? {
        readings.lazy.compactMap { grammar.answer($0, here: here) }.first
    }
}
