// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
package import Assistant
package import IntentValues
import PersonalShortcuts
import Phrases
package import Store

/// Suggests what a person can say.
extension RunningSystem {
    /// The number of completions.
    package static let mostCompletions = 5

    /// Returns completions for what a person has typed so far.
    ///
    /// - Throws: `StoreError`.
    package func completions(
        of text: String, to narrowing: Narrowing = .none, _ context: RequestContext
    ) async throws -> [OfferedSaying] {
        try await assistant(for: try await apps.catalog(), context)
            .completions(of: text, to: narrowing, atMost: Self.mostCompletions)
    }

    /// The entities of an app that words name, by parameter, in the form that phrases store.
    package func things(
        named texts: [String: String], for candidate: Candidate, _ context: RequestContext
    ) async throws -> [String: IntentValue] {
        let catalog = try await apps.catalog()
        return await assistant(for: catalog, context).things(named: texts, for: candidate)
    }

    /// What can be said: the person's own phrases, the latest first, then what each installed app does, app by app,
    /// with samples for values.
    ///
    /// - Parameters:
    ///   - app: The one app whose phrases and titles are wanted; nil for all.
    ///   - limit: Of the person's phrases.
    /// - Throws: `StoreError`.
    package func sayings(of app: String? = nil, language: String, atMost limit: Int) async throws -> [OfferedSaying] {
        let own = try await own(of: app, limit)
        let offered = try await titles(language).filter { app == nil || $0.app == app }
        var places: [String: Int] = [:]
        for app in offered.compactMap(\.app) where places[app] == nil { places[app] = places.count }
        // Sorting is stable: each app's stay in their order.
        return own + offered.sorted { places[$0.app ?? "", default: 0] < places[$1.app ?? "", default: 0] }
    }

    /// The first of what can be said as is: some of the person's own phrases, then a sentence of each app.
    ///
    /// - Throws: `StoreError`.
    package func fewSayings(language: String, atMost limit: Int) async throws -> [OfferedSaying] {
        var sayings = try await own(of: nil, limit / 2).filter { $0.beginning == nil }
        for saying in try await titles(language) where sayings.count < limit {
            if saying.beginning == nil, !sayings.contains(where: { $0.text == saying.text }) { sayings.append(saying) }
        }
        return sayings
    }

    /// What can be said to the installed apps, in a language: a title of each app, then the next of each.
    package func titles(_ language: String) async throws -> [OfferedSaying] {
        phraseBooks.sayings(for: try await apps.catalog(), language: language)
    }

    /// Removes the person's phrase with these words; if no phrase has them, the one with this number.
    ///
    /// - Returns: Nil if there is no such phrase.
    package func removePhrase(called wanted: String) async throws(StoreError) -> PhraseRecord? {
        // Words that can't be a phrase may still be a number.
        if let pattern = try? PhraseWording.pattern(of: wanted),
            let phrase = try await store.removePhrase(normalized: PhraseKey(pattern).text)
        {
            return phrase
        }
        // Emoji are no part of what a phrase is found by.
        if let phrase = try await store.phrase(saying: wanted), FoldedText(phrase.text).key == FoldedText(wanted).key {
            return try await store.removePhrase(id: phrase.id)
        }
        guard let id = Int(wanted) else { return nil }
        return try await store.removePhrase(id: id)
    }

    private func own(of app: String?, _ limit: Int) async throws -> [OfferedSaying] {
        try await store.latestPhrases(limit, of: app).reversed().map { phrase in
            let text = phrase.text.replacing(/\{[^}]*\}/, with: "…")
            let beginning = phrase.text.firstIndex(of: "{").map { String(phrase.text[..<$0]) }
            return OfferedSaying(text: text, beginning: beginning)
        }
    }
}
