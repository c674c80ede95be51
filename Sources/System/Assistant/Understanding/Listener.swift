// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Conversation
import Phrases
import Store
import Wire

/// Tells what a text means, among the installed apps' intents and the person's phrases.
struct Listener: Sendable {
    /// What a text was taken for.
    enum Meaning: Sendable {
        case understood(Candidate)
        case ambiguous([Candidate])
        /// A person's phrase for a place in an app.
        case opens(InstalledApp, ActivityPayload)
        /// With phrases that come near.
        case unknown(suggestions: [String])
        /// A person's phrase whose app no longer offers the intent, or takes no such activity.
        case orphaned(PhraseRecord)
    }

    private var own = PhraseIndex<Int>()
    private var phrases: [PhraseRecord]
    private var book = PhraseBook()
    private let apps: [InstalledApp]
    private let candidates: [Candidate]

    init(catalog: AppCatalog, phrases: [PhraseRecord], narrowing: Narrowing, language: String) {
        apps = catalog.apps
        candidates = catalog.apps
            .flatMap { app in app.intents.map { Candidate(app: app, intent: $0) } }
            .filter(narrowing.admits)
        self.phrases = phrases.filter(narrowing.admits)
        for (place, phrase) in self.phrases.enumerated() {
            // The store lets only phrases in that can be read and are all different.
            guard let pattern = try? PhrasePattern(phrase.text) else { continue }
            try? own.insert(pattern, id: place)
        }
        for candidate in candidates {
            for phrase in BuiltInPhrase.all(for: candidate.intent, of: candidate.app, language: language) {
                book.add(phrase, meaning: candidate)
            }
        }
    }

    func meaning(of text: String) -> Meaning {
        let meanings = book.meanings(of: text)
        // Word for word beats any phrase with slots, here too.
        let isTitle = !meanings.isEmpty && meanings.allSatisfy(\.invocation.texts.isEmpty)
        if let match = own.match(text), match.slots.isEmpty || !isTitle {
            return meaning(of: phrases[match.id], slots: match.slots)
        }
        guard let first = meanings.first else {
            let near = own.nearest(to: text, limit: 3) + book.nearest(to: text, limit: 3)
            // Words that can be said as they stand, where there are any: a gap tells nobody what goes there.
            let sayable = near.filter(\.slots.isEmpty)
            return .unknown(suggestions: (sayable.isEmpty ? near : sayable).prefix(3).map(Self.shown))
        }
        return meanings.count == 1 ? .understood(first) : .ambiguous(meanings)
    }

    /// As a person reads it: an ellipsis where a value goes.
    private static func shown(_ pattern: PhrasePattern) -> String {
        pattern.slots.reduce(pattern.text) { $0.replacing("{\($1)}", with: "…") }
    }

    private func meaning(of phrase: PhraseRecord, slots: [String: String]) -> Meaning {
        switch phrase.meaning {
        case .activity(let activity):
            let owner = apps.first { $0.id.text == phrase.app }
            guard let owner, owner.info.userActivityTypes.contains(activity.activityType) else {
                return .orphaned(phrase)
            }
            return .opens(owner, activity)
        case .intent(let name, let values, let texts):
            let owner = candidates.first { $0.app.id.text == phrase.app && $0.intent.className == name }
            guard var candidate = owner else { return .orphaned(phrase) }
            candidate.invocation = Invocation(values: values, texts: texts.merging(slots) { $1 })
            for name in slots.keys { candidate.invocation.values[name] = nil }
            return .understood(candidate)
        }
    }
}
