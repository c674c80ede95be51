// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Conversation
import IntentDefinition
import Phrases
import Store
import Wire

/// Tells what a text means, among the installed apps' intents and the person's phrases.
struct Listener: Sendable {
    /// What a text was taken for.
    enum Meaning: Sendable {
        case understood(Candidate)
        /// With slips, or words left out that may mean something.
        case likely(Candidate)
        case ambiguous([Candidate])
        /// What comes nearest, if that is meant at all.
        case unsure([Candidate])
        /// A person's phrase for a place in an app.
        case opens(InstalledApp, ActivityPayload)
        /// With phrases that come near.
        case unknown(suggestions: [String])
        /// A person's phrase whose app no longer offers the intent, or takes no such activity.
        case orphaned(PhraseRecord)
    }

    private let own: OwnPhrases
    private let book: PhraseBook
    private let catalog: AppCatalog
    private let narrowing: Narrowing

    /// - Parameters:
    ///   - book: What the apps of the catalog bring along that the narrowing admits.
    ///   - own: The person's own phrases that it admits.
    init(catalog: AppCatalog, book: PhraseBook, own: OwnPhrases, narrowing: Narrowing) {
        (self.catalog, self.book, self.own, self.narrowing) = (catalog, book, own, narrowing)
    }

    func meaning(of text: String) -> Meaning {
        let understanding = book.understanding(of: text)
        if let (phrase, slots) = own.match(text), slots.isEmpty || !understanding.isTitle {
            return phrase.meaning(in: catalog, narrowing, slots: slots)
        }
        switch understanding {
        case .understood(let candidate): return .understood(candidate)
        case .likely(let candidate): return .likely(candidate)
        case .ambiguous(let candidates): return .ambiguous(candidates)
        case .unsure(let candidates): return .unsure(candidates)
        case .nothing:
            if let meaning = likely(text) { return meaning }
            let near =
                own.nearest(to: text, atMost: Self.mostSuggested)
                + book.nearest(to: text, atMost: Self.mostSuggested)
            return .unknown(suggestions: Array(near.prefix(Self.mostSuggested)))
        }
    }

    private static let mostSuggested = 3

    /// A phrase of the person's own with a slip in it, if its app is there.
    private func likely(_ text: String) -> Meaning? {
        guard let (phrase, slots) = own.likelyMatch(text) else { return nil }
        return switch phrase.meaning(in: catalog, narrowing, slots: slots) {
        case .understood(let candidate): .likely(candidate)
        case .opens(let app, let activity): .opens(app, activity)
        default: nil
        }
    }
}

extension PhraseRecord {
    /// What the phrase leads to among the installed apps.
    ///
    /// - Parameter slots: What the person said in the place of each slot.
    func meaning(in catalog: AppCatalog, _ narrowing: Narrowing, slots: [String: String] = [:]) -> Listener.Meaning {
        guard let owner = BundleIdentifier(app).flatMap({ catalog[$0] }) else { return .orphaned(self) }
        switch meaning {
        // Those are no app's: who runs them has looked for their phrases before.
        case .shortcut: return .orphaned(self)
        case .activity(let activity):
            return owner.info.userActivityTypes.contains(activity.activityType)
                ? .opens(owner, activity) : .orphaned(self)
        case .intent(let name, let values, let texts):
            guard let intent = owner.intents.first(where: { $0.className == name }) else { return .orphaned(self) }
            var candidate = Candidate(
                app: owner, intent: intent, invocation: Invocation(values: values, texts: texts.merging(slots) { $1 }))
            guard narrowing.admits(candidate) else { return .orphaned(self) }
            for name in slots.keys { candidate.invocation.values[name] = nil }
            return .understood(candidate)
        }
    }
}

extension Understanding<Candidate> {
    /// Whether it is surely one of the apps' own titles, which beats any phrase with slots.
    fileprivate var isTitle: Bool {
        switch self {
        case .understood(let candidate), .likely(let candidate): candidate.invocation.texts.isEmpty
        case .ambiguous(let candidates): candidates.allSatisfy(\.invocation.texts.isEmpty)
        case .unsure, .nothing: false
        }
    }
}

extension Candidate {
    /// Whether a name may have been said that only the app knows.
    fileprivate func isDoubtful(wasToTheLetter: Bool) -> Bool {
        let parameters = intent.declaration.parameters
        let isApp = intent.declaration.kind == .app
        // Words that nothing took, or a text did, may be such a name.
        let hasText = parameters.contains { $0.type == .string && invocation.texts[$0.name] != nil }
        return parameters.contains {
            // What was said for a value may be the name of an option, in another form.
            $0.hasDynamicOptions
                && (invocation.texts[$0.name] != nil || isApp && ($0.isRequired || !wasToTheLetter || hasText))
        }
    }
}

extension Listener.Meaning {
    /// Whether it is what was said, to the letter.
    var isSure: Bool {
        switch self {
        case .understood, .opens, .ambiguous, .orphaned: true
        case .likely, .unsure, .unknown: false
        }
    }

    /// Intents whose options, if they were known, might change it; nil if those of any might.
    var doubtful: [Candidate]? {
        switch self {
        case .understood(let candidate): candidate.isDoubtful(wasToTheLetter: true) ? [candidate] : []
        case .likely(let candidate): candidate.isDoubtful(wasToTheLetter: false) ? [candidate] : []
        case .ambiguous, .opens, .orphaned: []
        case .unsure, .unknown: nil
        }
    }
}
