// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import AppHost
import Apps
import Assistant
import BeckonSystem
import Conversation
import Donations
import Foundation
import HomeScreen
import Panels
import PersonalShortcuts
import Processes
import Sentences
import Store
import Synchronization
import SystemTexts
import Voice

/// Joins the device to the system that runs.
final class DeviceAdapter: DeviceSystem {
    let system: RunningSystem
    let workingDirectory: URL
    let home: URL
    /// Whom the system's warnings go to.
    let warn: @Sendable (Sentence) -> Void
    let icons: IconShelf
    /// What apps drew of their answers.
    let album: PanelAlbum
    let ear: DeviceEar
    private let file: URL
    /// The home screen is read after every sentence, and its apps are seldom others.
    private let tiles = Mutex<Tiles?>(nil)

    private struct Tiles {
        var catalog: AppCatalog
        var language: String
        var apps: [ShownApp]
    }

    init(
        _ system: RunningSystem, workingDirectory: URL, home: URL, warn: @escaping @Sendable (Sentence) -> Void
    ) {
        self.system = system
        self.workingDirectory = workingDirectory
        self.home = home
        self.warn = warn
        file = system.folder.root.appending(path: "device.json")
        ear = DeviceEar(system)
        icons = IconShelf { app, text in system.news.post(.problem(identifier: app, text: "\(text)")) }
        album = PanelAlbum { subject, surface in
            try await Panels(over: try system.transport(), language: surface.language)
                .picture(of: subject, on: surface)
        } report: { subject, text in
            system.news.post(.problem(identifier: subject.app.id.text, text: text))
        }
    }

    func app(_ identifier: String) async throws -> InstalledApp {
        let catalog = try await system.apps.catalog()
        guard let bundle = BundleIdentifier(identifier), let app = catalog[bundle] else {
            throw Self.goneApp(identifier)
        }
        return app
    }

    static func goneApp(_ identifier: String) -> DeviceRefusal {
        DeviceRefusal(.notInstalled, ["app": identifier])
    }

    // MARK: What the person arranged

    func arrangement() async throws -> DeviceArrangement? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            return try JSONDecoder().decode(DeviceArrangement.self, from: Data(contentsOf: file))
        } catch is DecodingError {
            // The place of a button is no reason not to start. The next change would write over what is there.
            let aside = file.deletingPathExtension().appendingPathExtension("damaged.json")
            try Data(contentsOf: file).write(to: aside)
            warn("\(file.path) is damaged, so the device starts from scratch; a copy is saved as \(aside.path)")
            return nil
        }
    }

    func keep(_ arrangement: DeviceArrangement) async throws {
        try JSONEncoder().encode(arrangement).write(to: file, options: .atomic)
    }

    func setLocked(_ isLocked: Bool) { system.setLocked(isLocked) }

    func speak(_ language: String) { system.speak(language) }

    func connect(over network: NetworkCondition) { system.network = network }
}

// MARK: - What the screen shows

extension DeviceAdapter {
    /// So many actions are listed.
    private static let mostActions = 200
    /// So many things to say are offered.
    private static let mostSayings = 6
    /// So many things are offered on a surface.
    private static let mostOffers = 4

    func contents(in situation: DeviceSituation, language: String) async throws -> DeviceContents {
        let words = try await system.words(in: language)
        let phrases = try await phrases(in: words.catalog)
        var contents = DeviceContents()
        contents.apps = await apps(words)
        contents.shortcuts = try await system.shortcuts.all().map {
            ShownShortcut($0, phrase: phrases[ActionKey(shortcut: $0.identifier)])
        }
        contents.lockSuggestions = try await suggestions(on: .lock, in: situation, words)
        contents.searchSuggestions = try await suggestions(on: .search, in: situation, words)
        contents.actions = try await system.donations.actions(limit: Self.mostActions).map { action in
            ShownAction(
                id: action.id, app: action.app, title: words.title(of: action),
                proposal: words.phrase(of: action), phrase: phrases[ActionKey(action)]?.text.withoutControls)
        }
        contents.sayings = try await system.fewSayings(language: language, atMost: Self.mostSayings).map(\.shown)
        contents.proposals = try await system.phrases.proposals().prefix(Self.mostActions).map { proposal in
            let phrase = phrases[ActionKey(proposal, in: words.catalog)]
            return ShownAction(
                id: proposal.id, app: proposal.app, title: words.title(of: proposal),
                proposal: words.phrase(of: proposal.action), phrase: phrase?.text.withoutControls)
        }
        let chosen = try await system.offers.settings()
        contents.settings = contents.apps.map { chosen[$0.id] ?? AppSettingsRecord(app: $0.id) }
        contents.hears = SpeechRecognizer.isThere(for: language)
        return contents
    }

    private func apps(_ words: ActionWords) async -> [ShownApp] {
        let (catalog, language) = (words.catalog, words.language)
        if let tiles = tiles.withLock({ $0 }), tiles.catalog === catalog, tiles.language == language {
            return tiles.apps
        }
        let names = catalog.apps.distinctNames(in: language)
        var all: [ShownApp] = []
        for app in catalog.apps {
            all.append(
                ShownApp(
                    id: app.id.text, name: (names[app.id] ?? app.name(in: language)).withoutControls,
                    icon: await icons.icon(of: app)?.version, shortcuts: app.shownShortcuts(in: language),
                    stance: app.info.orientations?.stance, padStance: app.info.padOrientations?.stance))
        }
        all.sort { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
        tiles.withLock { $0 = Tiles(catalog: catalog, language: language, apps: all) }
        return all
    }

    private func suggestions(
        on surface: Surface, in situation: DeviceSituation, _ words: ActionWords
    ) async throws -> [ShownAction] {
        let offers = try await system.offers.offers(
            at: situation.date, place: situation.place, on: surface, limit: Self.mostOffers)
        let actions = offers.isEmpty ? [] : try await system.donations.actions()
        return offers.map { offer in
            ShownAction(
                id: offer.action.id, app: offer.action.app, title: words.title(of: offer.action),
                reason: offer.reason.sentence(in: words.language, place: situation.place) { id in
                    actions.first { $0.id == id }.map { words.title(of: $0) }
                })
        }
    }

    func teach(_ action: Int, isWanted: Bool) async throws {
        if isWanted {
            try await system.offers.accept(action)
        } else {
            try await system.offers.dismiss(action)
        }
    }

    func change(_ app: String, learns: Bool?, suggests: Bool?) async throws {
        var settings = try await system.offers.settings(of: try await self.app(app).id.text)
        settings.learns = learns ?? settings.learns
        settings.suggests = suggests ?? settings.suggests
        try await system.offers.keep(settings)
    }

    func forget(_ app: String?) async throws { _ = try await system.offers.forget(app: app) }
}

extension InterfaceOrientations {
    /// The only way up there is; nil if there are both.
    fileprivate var stance: ShownApp.Stance? { isPortrait == isLandscape ? nil : isPortrait ? .upright : .sideways }
}
