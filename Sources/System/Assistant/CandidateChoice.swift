// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import Conversation
import IntentValues
import Phrases
import SystemTexts

/// Asks which of several intents is meant.
struct CandidateChoice: Sendable {
    /// Why there is no choice.
    struct Ended: Error {
        let value: Outcome
    }

    private static let promptLimit = 3

    private let candidates: [Candidate]
    private let names: [String]
    private let text: Texts<SystemText>

    init(_ candidates: [Candidate], language: String) {
        self.candidates = candidates
        text = Texts(language)
        let apps = candidates.map { $0.app.name(in: language) }
        // The app's name says it all, unless one app has several of them.
        names =
            Set(apps).count == apps.count
            ? apps
            : candidates.map {
                "\($0.app.name(in: language)): \($0.intent.title(in: language)) (\($0.intent.className))"
            }
    }

    func ask(answers: some AnswerSource, show: Assistant.Show) async -> Result<Candidate, Ended> {
        let options = names.map { Prompt.Option(text: $0, value: .string($0)) }
        let prompt = Turn.prompt(
            Prompt(parameter: "app", kind: .disambiguation, text: text(.whichApp), options: options))
        for _ in 0..<Self.promptLimit {
            await show(prompt, nil)
            guard let answer = await answers.answer(to: prompt) else { return .failure(Ended(value: .leftWaiting)) }
            guard answer != .cancel else { return await end(Failure(.cancelled, text: text(.cancelled)), show) }
            if case .text(let words) = answer {
                await show(.said(text: words), nil)
                if AnswerWord(words) == .cancel { return await end(Failure(.cancelled, text: text(.cancelled)), show) }
            }
            if let index = index(of: answer) { return .success(candidates[index]) }
        }
        return await end(Failure(.tooManyPrompts, text: text(.tooManyPrompts)), show)
    }

    private func end(_ failure: Failure, _ show: Assistant.Show) async -> Result<Candidate, Ended> {
        await show(.error(failure), nil)
        return .failure(Ended(value: .failed(failure)))
    }

    /// By number from 1, or by a name, whole or in part, that only one has.
    private func index(of answer: Answer) -> Int? {
        switch answer {
        case .cancel: return nil
        case .choice(let index): return candidates.indices.contains(index) ? index : nil
        case .text(let words):
            let key = FoldedText(words).key
            if let number = Int(key), number > 0, number <= candidates.count { return number - 1 }
            guard !key.isEmpty else { return nil }
            let keys = names.map { FoldedText($0).key }
            let matches = keys.indices.filter { keys[$0] == key }
            if matches.count == 1 { return matches[0] }
            let parts = keys.indices.filter { keys[$0].contains(key) }
            return parts.count == 1 ? parts[0] : nil
        }
    }
}
