// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Conversation
import Phrases
import Store

/// Sentences with several commands.
extension Assistant {
    /// Splits a sentence into its commands; nil if it has only one.
    ///
    /// A sentence that is understood as a whole stays one command unless its parts are about different things: "ham and
    /// mushroom" is one pizza.
    ///
    /// - Parameter text: Not one of the person's own phrases, which are never split.
    func commands(
        in text: String, _ meaning: Listener.Meaning, _ narrowing: Narrowing
    ) async throws(StoreError) -> [Candidate]? {
        for way in Commands.ways(to: text, language: environment.language) {
            guard let candidates = try await commands(in: way, narrowing) else { continue }
            guard case .understood(let whole) = meaning else { return candidates }
            // Whose parts are about different things has not said one, unless a text of it has them in it.
            let intents = Set(candidates.map { "\($0.app.id.text) \($0.intent.className)" })
            let isInText = way.parts.dropFirst().contains { part in
                whole.invocation.texts.values.contains { $0.contains(part) }
            }
            let isGuess = whole.guessed != nil && candidates.allSatisfy { $0.guessed == nil }
            if isGuess || intents.count == candidates.count && !isInText { return candidates }
        }
        return nil
    }

    /// What each part of a sentence means, also where a part leaves out how the first one begins; nil if a part means nothing.
    private func commands(in way: Commands, _ narrowing: Narrowing) async throws(StoreError) -> [Candidate]? {
        var candidates: [Candidate] = []
        for part in way.parts {
            switch try await self.meaning(of: part, narrowing) {
            case .understood(let candidate): candidates.append(candidate)
            case .likely(let candidate) where way.isPlain: candidates.append(candidate)
            default:
                guard let first = candidates.first,
                    let candidate = repeated(part, after: way.parts[0], like: first, narrowing)
                else { return nil }
                candidates.append(candidate)
            }
        }
        return candidates
    }

    /// What a part means that is said as if it began like an earlier one: the same intent with other values.
    private func repeated(
        _ part: String, after earlier: String, like first: Candidate, _ narrowing: Narrowing
    ) -> Candidate? {
        let book = book(for: narrowing)
        for sentence in Commands.completions(of: part, after: earlier, language: environment.language) {
            // The apps were asked for their options when the first part was understood.
            guard case .understood(let candidate) = book.understanding(of: sentence), candidate.app == first.app,
                candidate.intent == first.intent, candidate != first
            else { continue }
            return candidate
        }
        return nil
    }
}
