// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import AppHost
import Apps
import Assistant
import BeckonSystem
import CommandLineInterface
import Conversation
import DeviceServer
import Donations
import Drawing
import ExtensionHost
import Foundation
import HomeScreen
import NetworkConditions
import Offers
import Panels
import PersonalPhrases
import Processes
import QuickActions
import Sentences
import Store
import Synchronization
import SystemTexts
import Wire

/// Joins the device to the system that runs.
final class DeviceAdapter: DeviceSystem {
    let system: RunningSystem
    let surroundings: Surroundings
    /// Whom the system's warnings go to.
    let warn: @Sendable (Sentence) -> Void
    let icons: IconShelf
    /// What apps drew of their answers.
    let album: PanelAlbum
    let ear: DeviceEar
    /// Pictures of tiles are made one at a time: everybody with a link may have one.
    let tileAccount = WorkAccount()
    private let file: URL
    /// The home screen is read after every sentence, and its apps are seldom others.
    private let tiles = Mutex<Tiles?>(nil)

    private struct Tiles {
        var catalog: AppCatalog
        var language: String
        var apps: [DeviceApp]
    }

    init(
        _ system: RunningSystem, _ surroundings: Surroundings, folder: StateFolder,
        warn: @escaping @Sendable (Sentence) -> Void
    ) {
        self.system = system
        self.surroundings = surroundings
        self.warn = warn
        file = folder.root.appending(path: "device.json")
        ear = DeviceEar(system, variables: surroundings.variables)
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

    func words(_ language: String) async throws -> ActionWords {
        ActionWords(
            catalog: try await system.apps.catalog(), language: language, calendar: surroundings.calendar)
    }

    // MARK: Apps

    func apps(language: String) async throws -> [DeviceApp] {
        let catalog = try await system.apps.catalog()
        if let tiles = tiles.withLock({ $0 }), tiles.catalog === catalog, tiles.language == language {
            return tiles.apps
        }
        let names = catalog.apps.distinctNames(in: language)
        var all: [DeviceApp] = []
        for app in catalog.apps {
            var shown = DeviceApp(
                id: app.id.text, name: (names[app.id] ?? app.name(in: language)).withoutControls,
                icon: await icons.icon(of: app)?.version, shortcuts: app.shownShortcuts(in: language))
            (shown.stance, shown.padStance) = (app.info.orientations?.stance, app.info.padOrientations?.stance)
            all.append(shown)
        }
        all.sort { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
        tiles.withLock { $0 = Tiles(catalog: catalog, language: language, apps: all) }
        return all
    }

    func icon(of app: String) async throws -> Data? {
        await icons.icon(of: try await self.app(app))?.png
    }

    func quickActions(of app: String, language: String) async throws -> [QuickAction] {
        Array(try await system.homeScreen.menu(of: try await self.app(app), language: language).shown())
    }

    func quickActionIcon(_ action: QuickAction, of app: String, isDark: Bool) async throws -> Data? {
        let style = IconStyle(scale: .two, appearance: isDark ? .dark : .light)
        return try await system.homeScreen.icon(of: action, for: try await self.app(app), in: style).png
    }

    func panelImage(_ name: String, isDark: Bool, scale: Int) async throws -> Data? {
        await album.picture(name, PanelAlbum.Look(isDark: isDark, scale: scale))
    }

    func open(_ app: String) async throws {
        try await system.open(try await self.app(app))
    }

    func perform(_ action: QuickAction, of app: String) async throws {
        try await system.open(try await self.app(app), for: .quickAction(action.item))
    }

    func goHome() async { await system.goHome() }

    func close(_ app: String) async { await system.startedAppHost?.stop(app) }

    func follow(_ opening: Response.Opening) async throws {
        try await system.follow(opening, in: try await app(opening.app), warn: warn)
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

    func speak(_ language: String) { system.speak(language) }

    func connect(over network: NetworkCondition) { system.network = network }
}

extension DeviceAdapter {
    func screen(of app: String) async throws -> Data? {
        guard let shown = await system.startedAppHost?.screen(of: app), !shown.isEmpty else { return nil }
        return try await shown.quickPNG()
    }

    func layers(of app: String) async throws -> DeviceLayers? {
        await system.startedAppHost?.screen(of: app).map {
            DeviceLayers(
                process: $0.process.uuidString, tree: $0.tree, images: $0.images.mapValues(\.digest),
                account: $0.account)
        }
    }

    func layerImage(_ digest: String, of app: String) async throws -> Data? {
        await system.startedAppHost?.screen(of: app)?.image(digest)
    }

    func scroll(_ scrolls: [ScrollPayload], in app: String) async throws {
        guard let host = system.startedAppHost else { return }
        for scroll in scrolls { await host.scroll(scroll, in: app) }
    }

    func show(on display: DeviceDisplay) async throws {
        try system.appHost().show(on: ScreenDisplay(display))
    }

    func touch(_ fingers: [TouchPayload], in app: String) async throws {
        guard let host = system.startedAppHost else { return }
        for finger in fingers { await host.touch(finger, in: app) }
    }

    func type(_ entries: [TypingPayload], in app: String) async throws {
        guard let host = system.startedAppHost else { return }
        for entry in entries { await host.type(entry, in: app) }
    }
}

extension InterfaceOrientations {
    /// The only way up there is; nil if there are both.
    fileprivate var stance: DeviceApp.Stance? { isPortrait == isLandscape ? nil : isPortrait ? .upright : .sideways }
}

extension ScreenDisplay {
    /// The screen of the device as an app draws for it, with the status bar and the bar that leads home.
    fileprivate init(_ display: DeviceDisplay) {
        self.init(
            size: PanelSize(width: display.width, height: display.height), scale: display.scale,
            appearance: display.isDark ? .dark : .light, textSize: display.textSize,
            hasHighContrast: display.hasHighContrast, topInset: display.topInset, bottomInset: display.bottomInset)
    }
}
