// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Conversation
import Phrases
package import Store
import SystemTexts

extension Assistant {
    /// Bytes of a text that is completed; nobody types more for one sentence.
    private static let longestTyped = 1000
    /// Phrases of the person's own that are looked at.
    private static let mostPhrases = 50

    /// The sentences that what a person has typed so far may become, at most so many: their own phrases first, then
    /// what apps bring along.
    ///
    /// - Throws: `StoreError` where the person's phrases can't be read.
    package func completions(
        of text: String, to narrowing: Narrowing = .none, atMost limit: Int
    ) async throws(StoreError) -> [OfferedSaying] {
        guard text.utf8.count <= Self.longestTyped else { return [] }
        let key = FoldedText(text).key
        guard !key.isEmpty else { return [] }
        try await books.learnNames(from: phrases)
        let own = try await phrases.phrases(like: key, atMost: Self.mostPhrases).filter(narrowing.admits)
        var titles = TitleSayings()
        for (place, phrase) in own.enumerated() {
            guard let pattern = try? PhrasePattern(phrase.text) else { continue }
            titles.add(Self.title(of: pattern), of: wording(for: phrase), meaning: place)
        }
        var completions = titles.completer().completions(of: text, atMost: limit).map {
            OfferedSaying(text: $0.text, beginning: $0.beginning)
        }
        for saying in book(for: narrowing).completions(of: text, atMost: limit) where completions.count < limit {
            if !completions.contains(where: { $0.text == saying.text }) { completions.append(saying) }
        }
        return completions
    }

    /// What can be said, for a person who asks: some of their own phrases, then a sentence of each app, then the next
    /// of each; nil if nothing can.
    func help(_ narrowing: Narrowing) async -> Showing? {
        // Phrases that cannot be read are no reason to tell nothing.
        let own = ((try? await phrases.latestPhrases(Self.mostHelp, of: narrowing.app?.text)) ?? []).prefix(
            Self.mostHelp / 2)
        var lines = own.map { $0.text.replacing(/\{[^}]*\}/, with: "…") }
        for saying in book(for: narrowing).shelf.sayings where lines.count < Self.mostHelp {
            let app = saying.app.flatMap { BundleIdentifier($0) }.flatMap { catalog[$0] }
            let text = app.map { "\(saying.text) (\($0.name(in: environment.language)))" } ?? saying.text
            if !lines.contains(text) { lines.append(text) }
        }
        guard !lines.isEmpty else { return nil }
        return Showing(
            .result, title: Texts<TalkText>(environment.language)(.canSay), text: lines.joined(separator: "\n"))
    }

    private static let mostHelp = 12

    /// With its gaps as a title has them.
    private static func title(of pattern: PhrasePattern) -> String {
        pattern.slots.reduce(pattern.text) { $0.replacing("{\($1)}", with: "${\($1)}") }
    }

    /// What may be said for the values that a phrase leaves open.
    private func wording(for phrase: PhraseRecord) -> IntentWording {
        let language = environment.language
        guard case .intent(let name, _, _) = phrase.meaning,
            let app = BundleIdentifier(phrase.app).flatMap({ catalog[$0] }),
            let intent = app.intents.first(where: { $0.className == name })
        else { return IntentWording(language: language, titles: [], category: "", parameters: [], apps: []) }
        let options = books.options(of: Candidate(app: app, intent: intent), language: language)
        return intent.wordings(of: app, language: language, options: options, isShown: true)[0]
    }
}
