// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Activities
import AppBundle
import AppHost
import Apps
import Assistant
import CommandLineInterface
import Conversation
import DeviceServer
import Donations
import ExtensionHost
import Foundation
import HomeScreen
import Icons
import Offers
import Panels
import QuickActions
import Store
import Synchronization
import VoiceShortcuts
import Wire

/// Joins the device to the system that runs.
final class DeviceAdapter: DeviceSystem {
    let system: RunningSystem
    let surroundings: Surroundings
    /// Whom the system's warnings go to.
    let warn: @Sendable (String) -> Void
    let icons: IconShelf
    /// What apps drew of their answers.
    let album: PanelAlbum
    /// Where the last answer leads.
    private let opening = Mutex<Response.Opening?>(nil)
    private let file: URL
    /// The quick actions of each app as a person saw them last.
    private let seen = Mutex<[String: [QuickAction]]>([:])

    init(
        _ system: RunningSystem, _ surroundings: Surroundings, folder: StateFolder,
        warn: @escaping @Sendable (String) -> Void
    ) {
        self.system = system
        self.surroundings = surroundings
        self.warn = warn
        file = folder.root.appending(path: "device.json")
        icons = IconShelf { app, text in system.news.post(.problem(identifier: app, text: text)) }
        album = PanelAlbum { subject, surface in
            let transport = try system.transport()
            let panels = Panels { request, part, app async throws(ExtensionFailure) in
                try await transport.send(
                    .draw(request), to: BundleLaunch(part, of: app, language: surface.language))
            }
            return try await panels.picture(of: subject, on: surface)
        } report: { subject, text in
            system.news.post(.problem(identifier: subject.app.id.text, text: text))
        }
    }

    func app(_ identifier: String) async throws -> InstalledApp {
        let catalog = try await system.apps.catalog()
        guard let bundle = BundleIdentifier(identifier), let app = catalog[bundle] else {
            throw DeviceRefusal("\(identifier) is not installed any more.", chinese: "\(identifier) 已不在了。")
        }
        return app
    }

    func words(_ language: String) async throws -> ShortcutWords {
        ShortcutWords(
            catalog: try await system.apps.catalog(), language: language, calendar: surroundings.calendar)
    }

    // MARK: Apps

    func apps(language: String) async throws -> [DeviceApp] {
        var all: [DeviceApp] = []
        for app in try await system.apps.catalog().apps {
            all.append(
                DeviceApp(
                    id: app.id.text, name: app.name(in: language).withoutControls,
                    icon: await icons.icon(of: app)?.version))
        }
        return all.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
    }

    func icon(of app: String) async throws -> Data? {
        await icons.icon(of: try await self.app(app))?.png
    }

    private func menu(of app: InstalledApp, language: String) async throws -> [QuickAction] {
        Array(try await HomeScreen(store: system.store).menu(of: app, language: language).shown())
    }

    func quickActions(of app: String, language: String) async throws -> [DeviceQuickAction] {
        let actions = try await menu(of: try await self.app(app), language: language)
        seen.withLock { $0[app] = actions }
        return actions.map {
            DeviceQuickAction(
                title: $0.item.title.withoutControls, subtitle: $0.item.subtitle?.withoutControls,
                hasIcon: $0.item.icon != nil)
        }
    }

    func quickActionIcon(_ index: Int, of app: String, isDark: Bool) async throws -> Data? {
        let owner = try await self.app(app)
        guard let action = try await action(index, of: owner) else { return nil }
        let style = IconStyle(scale: .two, appearance: isDark ? .dark : .light)
        return try await HomeScreen(store: system.store).icon(of: action, for: owner, in: style).png
    }

    func panelImage(_ name: String, isDark: Bool, scale: Int) async throws -> Data? {
        await album.picture(name, PanelAlbum.Look(isDark: isDark, scale: scale))
    }

    func open(_ app: String) async throws {
        try await open(try await self.app(app), for: nil)
    }

    func perform(_ action: Int, of app: String) async throws {
        let owner = try await self.app(app)
        try await open(owner, for: .shortcutItem(try await item(action, of: owner)))
    }

    /// What the app gets for the action at this place of its menu.
    ///
    /// - Throws: ``DeviceRefusal`` where there is none.
    func item(_ index: Int, of app: InstalledApp) async throws -> ShortcutItemPayload {
        guard let action = try await action(index, of: app) else {
            throw DeviceRefusal("The app has changed its quick actions.", chinese: "应用更改了它的快捷操作。")
        }
        return action.item
    }

    /// The action that a person saw there: the app may have set others while they looked. What its bundle says is in the
    /// language in which the app is started.
    private func action(_ index: Int, of app: InstalledApp) async throws -> QuickAction? {
        let actions = try await menu(of: app, language: system.language)
        let current = actions.indices.contains(index) ? actions[index] : nil
        guard let shown = seen.withLock({ $0[app.id.text] }) else { return current }
        guard shown.indices.contains(index) else { return nil }
        if shown[index].origin == .dynamic { return shown[index] }
        return current?.item.type == shown[index].item.type ? current : nil
    }

    @discardableResult
    func open(_ app: InstalledApp, for item: LaunchItem?) async throws -> OpenedApp {
        try await system.appHost().open(BundleLaunch(app, language: system.language), for: item)
    }

    func goHome() async throws {
        let host = try system.appHost()
        for app in await host.running where [.launching, .active, .inactive].contains(app.state) {
            await host.sendToBackground(app.identifier)
        }
    }

    func close(_ app: String) async throws {
        try await system.appHost().stop(app)
    }

    // MARK: Where an answer leads

    func note(_ opening: Response.Opening?) {
        self.opening.withLock { $0 = opening }
    }

    func followAnswer() async throws {
        guard
            let place = opening.withLock({ opening in
                defer { opening = nil }
                return opening
            })
        else { return }
        let app = try await self.app(place.app)
        try await open(app, for: .activity(place.activity, place.interaction))
        try await system.activities.markUsed(place.activity, of: app.id)
    }

    // MARK: What the person arranged

    func arrangement() async throws -> DeviceArrangement? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            return try JSONDecoder().decode(DeviceArrangement.self, from: Data(contentsOf: file))
        } catch {
            // The place of a button is no reason not to start.
            warn("\(file.path) can't be read, so the device begins as new: \(error)")
            return nil
        }
    }

    func keep(_ arrangement: DeviceArrangement) async throws {
        try JSONEncoder().encode(arrangement).write(to: file, options: .atomic)
    }

    func speak(_ language: String) { system.speak(language) }
}
