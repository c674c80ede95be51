// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Store

/// Phrases, suggestions, and what is learned.
extension Device {
    /// Does what a person wants with a phrase of theirs.
    package func perform(_ command: DeviceCommand.Phrase) async throws {
        switch command {
        case .phrase(let target): apply(.showed(.phrase(target: target)))
        case .savePhrase(let text, let target, let replaced):
            do {
                try await system.give(text, to: target, replacing: replaced, language: language)
                apply(.clashed(nil))
                await leavePhrase(for: target)
            } catch let clash as ShownPhraseClash {
                apply(.clashed(clash))
            }
        case .removePhrase(let target):
            try await system.removePhrase(of: target)
            await leavePhrase(for: target)
        case .leavePhrase(let screen): try await system.leave(screen: screen)
        }
    }

    /// From a sheet back to the settings; a screen goes when its app has heard.
    private func leavePhrase(for target: DeviceCommand.PhraseTarget) async {
        switch target {
        case .screen: break
        case .action, .proposal: apply(.showed(.settings))
        case .shortcut(let id): apply(.showed(.details(shortcut: id, link: nil)))
        }
        await refresh()
    }

    /// Takes or dismisses what the device offers.
    package func perform(_ command: DeviceCommand.Offer) async throws {
        switch command {
        case .takeSuggestion(let id): try await begin(again(id), taking: id)
        case .dismissSuggestion(let id):
            try await system.teach(id, isWanted: false)
            await refresh()
        case .take(let found): try await take(found)
        }
    }

    /// Changes what is learned and suggested.
    package func perform(_ command: DeviceCommand.Settings) async throws {
        switch command {
        case .change(let settings): try await change(settings)
        case .forget(let app): try await system.forget(app)
        case .situate(let situation):
            system.connect(over: situation.network)
            apply(.situated(situation.bounded))
        }
        await refresh()
    }

    /// Only what the person has switched goes into the settings there are: elsewhere others may have been changed since
    /// the page was drawn.
    private func change(_ wanted: AppSettingsRecord) async throws {
        let shown = state.settings.first { $0.app == wanted.app }
        try await system.change(
            wanted.app, learns: wanted.learns == shown?.learns ? nil : wanted.learns,
            suggests: wanted.suggests == shown?.suggests ? nil : wanted.suggests)
    }
}
