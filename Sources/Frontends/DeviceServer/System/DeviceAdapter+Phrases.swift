// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import BeckonSystem
import Donations
import Foundation
import PersonalShortcuts
import Phrases
import Sentences
import Store
import SystemTexts

extension DeviceAdapter {
    /// So many of the latest phrases are looked at for those of actions.
    private static let mostPhrases = 1000

    /// The latest phrase of everything that has one.
    func phrases(in catalog: AppCatalog) async throws -> [ActionKey: PhraseRecord] {
        try await system.phrases.byAction(Self.mostPhrases, in: catalog)
    }

    func give(
        _ phrase: String, to target: DeviceCommand.PhraseTarget, replacing replaced: Int?, language: String
    ) async throws {
        do {
            try await give(phrase, to: target, replacing: replaced)
        } catch let error as PhraseError {
            throw DeviceRefusal("\(error)")
        } catch let clash as PhraseClash {
            let words = try await system.words(in: language)
            throw ShownPhraseClash(
                phrase: clash.taken.id, text: clash.text, title: words.title(of: clash.taken))
        }
    }

    private func give(_ phrase: String, to target: DeviceCommand.PhraseTarget, replacing replaced: Int?) async throws {
        let phrases = system.phrases
        if let known = try await known(of: target) {
            _ = try await phrases.change(known, to: phrase, replacing: replaced)
            return
        }
        switch target {
        case .screen(let id): _ = try await phrases.give(phrase, on: try screen(id), replacing: replaced)
        case .action(let id): _ = try await phrases.give(phrase, toAction: id, replacing: replaced)
        case .proposal(let id): _ = try await phrases.give(phrase, toProposal: id, replacing: replaced)
        case .shortcut(let id):
            let name = try await record(of: id).name
            _ = try await phrases.give(phrase, toShortcut: id, called: name, replacing: replaced)
        }
    }

    /// The phrase that something is shown with; nil of a screen, whose app knows.
    ///
    /// - Throws: ``DeviceRefusal`` where it is gone.
    private func known(of target: DeviceCommand.PhraseTarget) async throws -> PhraseRecord? {
        let catalog = try await system.apps.catalog()
        let sense: ActionKey?
        switch target {
        case .screen: return nil
        case .action(let id): sense = try await system.donations.action(id).map(ActionKey.init)
        case .proposal(let id):
            sense = try await system.phrases.proposal(id).map { ActionKey($0, in: catalog) }
        case .shortcut(let id): sense = ActionKey(shortcut: id)
        }
        guard let sense else {
            throw DeviceRefusal(.noAction)
        }
        return try await phrases(in: catalog)[sense]
    }

    func removePhrase(of target: DeviceCommand.PhraseTarget) async throws {
        if case .screen(let id) = target {
            _ = try await system.phrases.removePhrase(on: try screen(id))
        } else if let known = try await known(of: target) {
            _ = try await system.phrases.remove(known.identifier)
        }
    }

    func leave(screen id: Int) async throws {
        try await system.phrases.leave(try screen(id))
    }

    private func screen(_ id: Int) throws -> PhraseScreen {
        guard let screen = system.phrases.screens.screen(id) else {
            throw DeviceRefusal(.noScreen)
        }
        return screen
    }
}
