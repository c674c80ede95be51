// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import Phrases

/// The grammars of apps' phrases, each compiled once for as long as its words stay: who installs an app, or learns what
/// its options are called, compiles that one.
struct PhraseParts: Sendable {
    /// What may be said to one app, by the place of the intent among those of the app.
    private typealias Wordings = [[IntentWording]]

    private let files: PhraseFiles?
    private var apps: [Wordings: Grammar] = [:]
    private static let mostKept = 1000
    private var languages: [Set<String>: Grammar] = [:]
    /// How often a grammar was compiled.
    private(set) var compiled = 0

    /// - Parameter files: Where grammars are looked for before they are compiled; nil for nowhere.
    init(_ files: PhraseFiles? = nil) {
        self.files = files
    }

    /// The grammar of all that can be said to some intents, whose places are its meanings. Those of one app are neighbors.
    mutating func grammar(of candidates: [Candidate], language: String, options: OptionVocabulary) -> Grammar {
        var parts: [Grammar.Part] = []
        var spoken: Set<String> = [language]
        var used: [Wordings: Grammar] = [:]
        for (first, app) in Self.byApp(candidates) {
            let hasLearned = app.contains { candidate in
                candidate.learnedOptions(in: options, language).values.contains { !$0.isEmpty }
            }
            let options = app.map { $0.options(in: options, language) }
            let wordings = zip(app, options).map { candidate, options in
                candidate.intent.wordings(of: candidate.app, language: language, options: options)
            }
            for wording in wordings.joined() { spoken.insert(wording.language) }
            let grammar = apps[wordings] ?? grammar(of: wordings, app: app, language, hasLearned: hasLearned)
            apps[wordings] = grammar
            used[wordings] = grammar
            parts.append(Grammar.Part(grammar, firstMeaning: first))
        }
        // Of many some are of apps that have other words by now.
        if apps.count > Self.mostKept { apps = used }
        return .joining([Grammar.Part(grammar(of: spoken))] + parts)
    }

    /// The intents of each app, with the place of the first one.
    private static func byApp(_ candidates: [Candidate]) -> [(first: Int, candidates: ArraySlice<Candidate>)] {
        var apps: [(first: Int, candidates: ArraySlice<Candidate>)] = []
        var rest = candidates[...]
        while let app = rest.first?.app.id {
            let own = rest.prefix { $0.app.id == app }
            apps.append((own.startIndex, own))
            rest = rest.dropFirst(own.count)
        }
        return apps
    }

    /// - Parameter hasLearned: Whether the app has told what some options are called, which may be something else tomorrow.
    private mutating func grammar(
        of wordings: Wordings, app candidates: ArraySlice<Candidate>, _ language: String, hasLearned: Bool
    ) -> Grammar {
        // Some of the intents are wanted once, and would stand in the place of all.
        guard let files, !hasLearned, let app = candidates.first?.app,
            candidates.count == app.intents.count(where: \.isSaid)
        else {
            return compile(wordings)
        }
        return files.grammar(of: wordings, app: app.id, language: language) { compile(wordings) }
    }

    private mutating func compile(_ wordings: Wordings) -> Grammar {
        compiled += 1
        var phrases = IntentPhrases()
        for (meaning, wordings) in wordings.enumerated() {
            // A grammar that is full takes no more; what was before is understood all the same.
            for wording in wordings { try? phrases.add(wording, meaning: meaning) }
        }
        // Words of one summary are fewer than any bound.
        return (try? phrases.part()) ?? .empty
    }

    private mutating func grammar(of languages: Set<String>) -> Grammar {
        if let grammar = self.languages[languages] { return grammar }
        // The person's language and those that apps were written in: a few, which no grammar is too small for.
        func compile() -> Grammar { (try? LanguageGrammar.of(languages)) ?? .empty }
        let grammar = files?.grammar(ofLanguages: languages, orCompiling: compile) ?? compile()
        self.languages = [languages: grammar]
        return grammar
    }
}
