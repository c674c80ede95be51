// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppHost
import Apps
import BeckonSystem
import Conversation
import Foundation
import HomeScreen
import PersonalShortcuts
import Store
import Wire

/// Apps, their icons and what they show.
extension DeviceAdapter {
    /// So many shortcuts are in the menu of their icon.
    private static let mostQuickActions = 4

    func icon(of app: String) async throws -> Data? { await icons.icon(of: try await self.app(app))?.png }

    func quickActions(of app: String, language: String) async throws -> [QuickAction] {
        guard app == ShortcutRecord.app else {
            return Array(try await system.homeScreen.menu(of: try await self.app(app), language: language).shown())
        }
        return try await system.shortcuts.latest(Self.mostQuickActions).map {
            QuickAction(.dynamic, QuickActionPayload(type: $0.identifier.uuidString, title: $0.name))
        }
    }

    func quickActionIcon(_ action: QuickAction, of app: String, isDark: Bool) async throws -> Data? {
        let style = IconStyle(scale: .two, appearance: isDark ? .dark : .light)
        return try await system.homeScreen.icon(of: action, for: try await self.app(app), in: style).png
    }

    func panelImage(_ name: String, isDark: Bool, scale: Int) async -> Data? {
        await album.picture(name, PanelAlbum.Look(isDark: isDark, scale: scale))
    }

    func show(on display: ScreenDisplay) async throws { try system.show(on: display) }

    func screen(of app: String) async -> ShownLayers? { await system.screen(of: app) }

    func send(_ input: DeviceCommand.Input) async {
        switch input {
        case .fingers(let app, let moves): await system.touch(moves, in: app)
        case .scroll(let app, let places): await system.scroll(places, in: app)
        case .type(let app, let entries): await system.type(entries, in: app)
        }
    }

    func open(_ app: String, for item: LaunchItem?) async throws {
        try await system.open(try await self.app(app), for: item)
    }

    func follow(_ opening: Response.Opening) async throws {
        try await system.follow(opening, in: try await app(opening.app), warn: warn)
    }

    func goHome() async { await system.goHome() }

    func close(_ app: String) async { await system.close(app) }
}
