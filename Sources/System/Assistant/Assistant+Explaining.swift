// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import Conversation
import Phrases
package import Store

/// Tells what would be done, and does nothing.
extension Assistant {
    /// What would be done about a text, and what else it may mean. Nothing is done.
    ///
    /// - Throws: `StoreError` where the person's phrases can't be read.
    package func explain(_ text: String, to narrowing: Narrowing = .none) async throws(StoreError) -> Explanation {
        let phrase = try await phrases.phrase(saying: text)
        let meaning = try await self.meaning(of: text, own: phrase, narrowing)
        if phrase == nil, let commands = try await commands(in: text, meaning, narrowing) {
            return Explanation(outcome: .several, readings: commands.map { reading(of: $0) })
        }
        if !meaning.isSure, let candidate = followUp(text, narrowing) {
            return Explanation(outcome: .continued, readings: [reading(of: candidate, isContinued: true)])
        }
        if case .understood(let candidate) = meaning, let phrase, narrowing.admits(phrase) {
            return Explanation(outcome: .phrase, readings: [reading(of: candidate)])
        }
        let readings = book(for: narrowing).readings(of: text)
        let outcome: Explanation.Outcome =
            switch meaning {
            case .understood(let candidate):
                readings.contains { $0.intent == candidate.intent && $0.app == candidate.app } ? .understood : .phrase
            case .likely: .likely
            case .ambiguous: .ambiguous
            case .unsure: .unsure
            case .opens, .orphaned: .phrase
            case .unknown: .unknown
            }
        let asked = if case .ambiguous(let candidates) = meaning { candidates } else { [Candidate]() }
        // In the order that it is asked in.
        let first = asked.compactMap { candidate in
            readings.first { $0.intent == candidate.intent && $0.app == candidate.app }
        }
        let others = readings.filter { !first.contains($0) }
        return Explanation(outcome: outcome, readings: Array((first + others).prefix(Self.mostExplained)))
    }

    /// What would be done, with what a sentence says of it and what is known without it.
    ///
    /// - Parameter isContinued: Whether an earlier sentence said what is known, and not a phrase.
    private func reading(of candidate: Candidate, isContinued: Bool = false) -> ExplainedReading {
        let context = candidate.context(in: environment)
        let invocation = candidate.invocation
        let said = invocation.texts.sorted { $0.key < $1.key }.map {
            ExplainedReading.Value(parameter: $0.key, said: $0.value, value: $0.value)
        }
        let known = invocation.values.sorted { $0.key < $1.key }.map { name, value in
            let text = context.text(of: value, for: name)
            return ExplainedReading.Value(parameter: name, said: text, value: text, isEarlier: isContinued)
        }
        return ExplainedReading(
            app: candidate.app, intent: candidate.intent, template: "", values: said + known, slips: 0)
    }

    private static let mostExplained = 5
}
