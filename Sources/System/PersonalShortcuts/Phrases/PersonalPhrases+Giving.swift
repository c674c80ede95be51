// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
package import Apps
package import Foundation
import IntentDefinition
import Phrases
package import Sentences
package import Store
import Wire

// What a person does: on a screen, or with an action by its number.
extension PersonalPhrases {
    /// Gives the action of a screen its phrase, or changes it; the app hears about it, and the screen is gone.
    ///
    /// - Parameter replaced: The number of a phrase that the person agreed to lose, should it sound the same.
    /// - Throws: ``PhraseClash`` when the words mean something already, `PhraseError` when they can't be said,
    ///   `Problem` when the screen is gone. The screen stays then.
    package func give(
        _ typed: String, on screen: PhraseScreen, replacing replaced: Int? = nil
    ) async throws -> PhraseRecord {
        try await answering(screen) {
            let app = try await installed(screen.app)
            let phrase =
                switch screen.purpose {
                case .add(let action):
                    try await add(typed, try rules.meaning(of: action, in: app), of: app, replacing: replaced)
                case .edit(let old): try await change(old, to: typed, of: app, replacing: replaced)
                }
            // An orphaned phrase can be changed, though the app would not know what it stands for.
            let outcome = Self.payload(of: phrase, in: app).map(PhraseScreens.Outcome.saved) ?? .cancelled
            screens.finish(screen.id, with: outcome)
            return phrase
        }
    }

    /// Gives a phrase other words; what it stands for and its identifier stay.
    ///
    /// - Parameter replaced: The number of a phrase that the person agreed to lose, should it sound the same.
    /// - Throws: ``PhraseClash``, `PhraseError`, or `Problem` when its app is gone.
    package func change(
        _ phrase: PhraseRecord, to typed: String, replacing replaced: Int? = nil
    ) async throws -> PhraseRecord {
        guard let identifier = BundleIdentifier(phrase.app) else {
            throw Problem("the phrase ‘\(phrase.text)’ belongs to no app; see 'beckon phrase list'")
        }
        return try await change(phrase, to: typed, of: try await installed(identifier), replacing: replaced)
    }

    private func change(
        _ old: PhraseRecord, to typed: String, of app: InstalledApp, replacing replaced: Int?
    ) async throws -> PhraseRecord {
        let wording = try PhraseWording(typed, parameters: Self.parameters(of: old.meaning, in: app))
        let key = try await key(of: wording, for: old.identifier)
        return try await asking(about: wording, key: key) {
            try await store.changePhrase(old.identifier, text: wording.text, normalized: key, replacing: replaced)
        }
    }

    /// Removes the phrase of a screen; the app hears about it, and the screen is gone.
    ///
    /// - Throws: `Problem` when there is nothing to remove, or the screen is gone.
    package func removePhrase(on screen: PhraseScreen) async throws -> PhraseRecord {
        try await answering(screen) {
            guard case .edit(let phrase) = screen.purpose else {
                throw Problem("the action has no phrase to remove; leave the screen")
            }
            _ = try await store.removePhrase(phrase.identifier)
            screens.finish(screen.id, with: .deleted(phrase.identifier))
            return phrase
        }
    }

    /// Leaves a screen as it is; the app hears about it.
    ///
    /// - Throws: `Problem` when the screen is gone.
    package func leave(_ screen: PhraseScreen) throws(Problem<Fault>) {
        try checkIsOpen(screen)
        screens.finish(screen.id, with: .cancelled)
    }

    /// Gives a phrase to something an app has donated or kept, by its number in the list.
    ///
    /// - Parameter replaced: The number of a phrase that the person agreed to lose, should it sound the same.
    /// - Throws: ``PhraseClash``, `PhraseError`, or `Problem` when there is no such action, or the app
    ///   can do nothing with it.
    package func give(
        _ typed: String, toAction number: Int, replacing replaced: Int? = nil
    ) async throws -> PhraseRecord {
        let action = try await store.action(number, at: surroundings.now())
        if let action, case .shortcut(let identifier, let name) = action.content {
            return try await give(typed, toShortcut: identifier, called: name, replacing: replaced)
        }
        guard let payload = action?.payload, let identifier = action.flatMap({ BundleIdentifier($0.app) }) else {
            throw Problem("there is no donated action \(number); see 'beckon phrase donated'", fault: .input)
        }
        return try await give(typed, to: payload, of: identifier, replacing: replaced)
    }

    /// Gives a phrase to a shortcut of the person's, which leaves nothing open.
    ///
    /// - Parameter replaced: The number of a phrase that the person agreed to lose, should it sound the same.
    /// - Throws: ``PhraseClash``, `PhraseError`, or `StoreError` when there is no such shortcut.
    package func give(
        _ typed: String, toShortcut identifier: UUID, called name: String, replacing replaced: Int? = nil
    ) async throws -> PhraseRecord {
        try await keep(
            PhraseWording(typed), .shortcut(identifier, name: name), of: ShortcutRecord.app, replacing: replaced)
    }

    /// Gives a phrase to something an app proposes, by its number in the list.
    ///
    /// - Parameter replaced: The number of a phrase that the person agreed to lose, should it sound the same.
    /// - Throws: ``PhraseClash``, `PhraseError`, or `Problem` when it is not proposed any more, or the
    ///   app can do nothing with it.
    package func give(
        _ typed: String, toProposal number: Int, replacing replaced: Int? = nil
    ) async throws -> PhraseRecord {
        guard let proposal = try await store.proposal(number), let identifier = BundleIdentifier(proposal.app) else {
            throw Problem("no app proposes \(number) now; see 'beckon phrase proposed'", fault: .input)
        }
        return try await give(typed, to: proposal.action, of: identifier, replacing: replaced)
    }

    private func give(
        _ typed: String, to action: AppActionPayload, of identifier: BundleIdentifier, replacing replaced: Int?
    ) async throws -> PhraseRecord {
        let app = try await installed(identifier)
        return try await add(typed, try rules.meaning(of: action, in: app), of: app, replacing: replaced)
    }

    /// Gives a phrase to what it is to stand for.
    ///
    /// - Parameter replaced: The number of a phrase that the person agreed to lose, should it sound the same.
    /// - Throws: ``PhraseClash`` or `PhraseError`.
    package func add(
        _ typed: String, _ meaning: PhraseRecord.Meaning, of app: InstalledApp, replacing replaced: Int? = nil
    ) async throws -> PhraseRecord {
        let wording = try PhraseWording(typed, parameters: Self.parameters(of: meaning, in: app))
        return try await keep(wording, meaning, of: app.id.text, replacing: replaced)
    }

    private func keep(
        _ wording: PhraseWording, _ meaning: PhraseRecord.Meaning, of app: String, replacing replaced: Int?
    ) async throws -> PhraseRecord {
        let key = try await key(of: wording)
        let phrase = PhraseRecord(
            text: wording.text, normalized: key, app: app, meaning: meaning, added: surroundings.now())
        return try await asking(about: wording, key: key) {
            try await store.add(phrase, replacing: replaced)
        }
    }

    /// What of a phrase may be left open.
    private static func parameters(of meaning: PhraseRecord.Meaning, in app: InstalledApp) -> [String] {
        guard case .intent(let name, _, _) = meaning else { return [] }
        return app.intents.first { $0.className == name }?.declaration.parameters.map(\.name) ?? []
    }

    /// What a phrase is found by: its words without emoji, which nobody can speak; with them where another phrase
    /// differs by nothing else.
    ///
    /// - Parameter phrase: The one that gets the wording, where it is there already.
    private func key(of wording: PhraseWording, for phrase: UUID? = nil) async throws -> String {
        let spoken = PhraseKey.spoken(wording.key)
        guard spoken != wording.key, let taken = try await store.phrase(normalized: spoken) else { return spoken }
        let isSame = taken.identifier == phrase || FoldedText(taken.text).key == FoldedText(wording.text).key
        return isSame ? spoken : wording.key
    }

    /// Turns a phrase that is taken into a question.
    private func asking(
        about wording: PhraseWording, key: String, _ write: () async throws -> PhraseRecord
    ) async throws -> PhraseRecord {
        do {
            return try await write()
        } catch let error as StoreError where error.code == .phraseTaken {
            guard let taken = try await store.phrase(normalized: key) else { throw error }
            throw PhraseClash(wording.text, taken: taken)
        }
    }

    /// Locks the screen against other answers until the work is done; it may turn out that the screen stays.
    private func answering<Result>(_ screen: PhraseScreen, _ work: () async throws -> Result) async throws -> Result {
        try checkIsOpen(screen)
        beingAnswered.insert(screen.id)
        defer { beingAnswered.remove(screen.id) }
        return try await work()
    }

    private func checkIsOpen(_ screen: PhraseScreen) throws(Problem<Fault>) {
        guard !beingAnswered.contains(screen.id) else {
            throw Problem("someone is answering screen \(screen.id); see 'beckon phrase screens'")
        }
        guard screens.screen(screen.id) == screen else {
            throw Problem(
                "screen \(screen.id) is gone: its app dismissed it, or someone answered it; see 'beckon phrase "
                    + "screens'")
        }
    }
}
