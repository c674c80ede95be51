// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import Conversation
import IntentDefinition
import IntentValues
import Phrases
import SystemTexts

/// Asks which of several intents is meant, or whether the one that comes near is.
struct CandidateChoice: Sendable {
    /// It is over before an intent was chosen.
    struct Ended: Error {
        let value: Outcome

        init(_ value: Outcome) { self.value = value }

        /// Shows why.
        init(_ failure: Failure, show: Assistant.Show) async {
            await show(.error(failure), nil)
            value = .failed(failure)
        }
    }

    private static let promptLimit = 3

    private let candidates: [Candidate]
    private let names: [String]
    private let question: SystemText
    private let text: Texts<SystemText>

    /// Asks about what the person may not have meant at all; “no” is an answer.
    init(unsure candidates: [Candidate], language: String) {
        self.candidates = candidates
        text = Texts(language)
        question = .didYouMean
        let actions = candidates.map { $0.action(in: language) }
        let apps = Self.apps(of: candidates, language)
        names = Set(actions).count == actions.count ? actions : zip(actions, apps).map { "\($0) (\($1))" }
    }

    init(_ candidates: [Candidate], language: String) {
        self.candidates = candidates
        text = Texts(language)
        question = .whichApp
        let apps = Self.apps(of: candidates, language)
        // The app's name says it all, unless one app has several of them.
        let titles = zip(apps, candidates).map { "\($0): \($1.intent.title(in: language))" }
        names =
            Set(apps).count == apps.count
            ? apps
            : zip(titles, candidates).map { title, candidate in
                // What is for developers stands only where nothing else tells them apart.
                titles.count { $0 == title } == 1 ? title : "\(title) (\(candidate.intent.className))"
            }
    }

    /// What the app of each is called, with what tells it apart from others of the name.
    private static func apps(of candidates: [Candidate], _ language: String) -> [String] {
        let names = candidates.map(\.app).distinctNames(in: language)
        return candidates.map { names[$0.app.id] ?? $0.app.name(in: language) }
    }

    private var options: [String] { names + (question == .didYouMean ? [text(.no)] : []) }

    func ask(answers: some AnswerSource, show: Assistant.Show) async -> Result<Candidate, Ended> {
        let options = options.map { Prompt.Option(text: $0, value: .string($0)) }
        let prompt = Turn.prompt(
            Prompt(parameter: "app", kind: .disambiguation, text: text(question), options: options))
        for _ in 0..<Self.promptLimit {
            await show(prompt, nil)
            guard let answer = await answers.answer(to: prompt) else { return .failure(Ended(.leftWaiting)) }
            guard answer != .cancel else { return await end(Failure(.cancelled, text: text(.cancelled)), show) }
            if case .text(let words) = answer {
                await show(.said(text: words), nil)
                let word = AnswerWord(words)
                if word == .cancel || (question == .didYouMean && word == .refuse) {
                    return await end(Failure(.cancelled, text: text(.cancelled)), show)
                }
            }
            let index = index(of: answer)
            // The last option is that none is meant.
            if index == candidates.count { return await end(Failure(.cancelled, text: text(.cancelled)), show) }
            if let index { return .success(candidates[index]) }
        }
        return await end(Failure(.tooManyPrompts, text: text(.tooManyPrompts)), show)
    }

    private func end(_ failure: Failure, _ show: Assistant.Show) async -> Result<Candidate, Ended> {
        .failure(await Ended(failure, show: show))
    }

    /// By number from 1, or by a name, whole or in part, that only one has.
    private func index(of answer: Answer) -> Int? {
        switch answer {
        case .cancel: return nil
        case .choice(let index): return options.indices.contains(index) ? index : nil
        case .choices: return nil
        case .text(let words):
            if question == .didYouMean, candidates.count == 1, AnswerWord(words) == .agree { return 0 }
            let key = FoldedText(words).key
            if let number = Int(key), number > 0, number <= options.count { return number - 1 }
            guard !key.isEmpty else { return nil }
            let keys = names.map { FoldedText($0).key }
            let matches = keys.indices.filter { keys[$0] == key }
            if matches.count == 1 { return matches[0] }
            let parts = keys.indices.filter { keys[$0].contains(key) }
            return parts.count == 1 ? parts[0] : nil
        }
    }
}

extension Candidate {
    /// What would be done, with what was said for it.
    fileprivate func action(in language: String) -> String {
        let said = invocation.texts
        let declaration = intent.declaration
        let titles = (declaration.suggestionCombinations + declaration.shortcutCombinations)
            .filter { Set($0.parameters) == Set(said.keys) }.compactMap(\.title)
        guard let title = titles.first else {
            let values = declaration.parameters.compactMap { said[$0.name] }
            let name = intent.title(in: language)
            return values.isEmpty ? name : "\(name) (\(values.joined(separator: ", ")))"
        }
        return said.reduce(intent.words(of: title, in: language)) { text, value in
            text.replacing("${\(value.key)}", with: value.value)
        }
    }
}
