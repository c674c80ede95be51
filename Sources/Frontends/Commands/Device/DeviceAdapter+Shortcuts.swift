// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import CommandLineInterface
import Conversation
import DeviceServer
import Donations
import Offers
import Phrases
import Store
import VoiceShortcuts

extension DeviceAdapter {
    /// So many shortcuts are listed.
    private static let mostShortcuts = 200
    /// So many of the latest phrases are looked at for theirs.
    private static let mostPhrases = 1000

    func suggestions(on surface: DeviceSurface, language: String) async throws -> [DeviceSuggestion] {
        let offers = try await system.offers.offers(on: surface == .lock ? .lock : .search, limit: 4)
        guard !offers.isEmpty else { return [] }
        let words = try await words(language)
        var titles: [Int64: String] = [:]
        for shortcut in try await system.store.shortcuts(at: surroundings.now().date) {
            titles[Int64(shortcut.id)] = words.title(of: shortcut)
        }
        return offers.map { offer in
            DeviceSuggestion(
                id: offer.shortcut.id, app: offer.shortcut.app, title: words.title(of: offer.shortcut),
                reason: offer.reason.sentence(in: language, place: nil) { titles[$0] })
        }
    }

    func teach(_ shortcut: Int, isWanted: Bool) async throws {
        if isWanted {
            try await system.offers.accept(shortcut)
        } else {
            try await system.offers.dismiss(shortcut)
        }
    }

    func shortcuts(language: String) async throws -> [DeviceShortcut] {
        let words = try await words(language)
        let phrases = try await phrases(in: words.catalog)
        return try await system.donations.shortcuts(limit: Self.mostShortcuts).map { shortcut in
            DeviceShortcut(
                id: shortcut.id, app: shortcut.app, title: words.title(of: shortcut),
                proposal: words.phrase(of: shortcut), phrase: phrases[ShortcutSense(shortcut)]?.text.withoutControls)
        }
    }

    /// The latest phrase of each shortcut that has one.
    private func phrases(in catalog: AppCatalog) async throws -> [ShortcutSense: PhraseRecord] {
        var phrases: [ShortcutSense: PhraseRecord] = [:]
        for phrase in try await system.store.latestPhrases(Self.mostPhrases) {
            if let sense = ShortcutSense(phrase, in: catalog) { phrases[sense] = phrase }
        }
        return phrases
    }

    func give(
        _ phrase: String, to target: DevicePhraseTarget, replacing replaced: Int?, language: String
    ) async throws {
        do {
            switch target {
            case .screen(let id):
                _ = try await system.voiceShortcuts.give(phrase, on: try screen(id), replacing: replaced)
            case .shortcut(let id): try await give(phrase, toShortcut: id, replacing: replaced)
            }
        } catch let error as PhraseError {
            throw DeviceRefusal("\(error)", chinese: PhraseScreenText("zh-Hans").problem(error))
        } catch let clash as PhraseClash {
            let words = try await words(language)
            throw DevicePhraseClash(
                phrase: clash.taken.id, text: clash.text, title: words.title(of: clash.taken))
        }
    }

    /// Changes the phrase that the shortcut is shown with, where there is one.
    private func give(_ phrase: String, toShortcut id: Int, replacing replaced: Int?) async throws {
        let voiceShortcuts = system.voiceShortcuts
        guard let shortcut = try await system.store.shortcut(id) else {
            throw DeviceRefusal("There is no such shortcut any more.", chinese: "这个快捷指令已不在了。")
        }
        guard let known = try await phrases(in: try await library.catalog())[ShortcutSense(shortcut)] else {
            _ = try await voiceShortcuts.give(phrase, toShortcut: id, replacing: replaced)
            return
        }
        _ = try await voiceShortcuts.change(known, to: phrase, replacing: replaced)
    }

    private func screen(_ id: Int) throws -> PhraseScreen {
        guard let screen = system.voiceShortcuts.screens.screen(id) else {
            throw DeviceRefusal("The app does not ask for the phrase any more.", chinese: "应用不再需要这个短语了。")
        }
        return screen
    }

    func removePhrase(onScreen id: Int) async throws {
        _ = try await system.voiceShortcuts.removePhrase(on: try screen(id))
    }

    func leave(screen id: Int) async throws {
        try await system.voiceShortcuts.leave(try screen(id))
    }

    func settings(language: String) async throws -> [DeviceAppSettings] {
        var all: [DeviceAppSettings] = []
        for app in try await apps(language: language) {
            let settings = try await system.store.settings(of: app.id)
            all.append(DeviceAppSettings(app: app.id, learns: settings.learns, suggests: settings.suggests))
        }
        return all
    }

    func change(_ settings: DeviceAppSettings) async throws {
        var kept = try await system.store.settings(of: try await app(settings.app).id.text)
        kept.learns = settings.learns
        kept.suggests = settings.suggests
        try await system.offers.keep(kept)
    }

    func forget(_ app: String?) async throws {
        _ = try await system.offers.forget(app: app)
    }
}
