// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BeckonSystem
import Foundation
import HomeScreen
import Sentences
import Store
import SystemTexts
import Wire

/// What a person does on the screen and in apps.
extension Device {
    /// Does what a person wants.
    ///
    /// - Throws: ``DeviceRefusal`` where it makes no sense any more, and whatever the system throws.
    package func perform(_ command: DeviceCommand) async throws {
        switch command {
        case .screen(let command): try await perform(command)
        case .app(let command): try await perform(command)
        case .input(let command): try await perform(command)
        case .talk(let command): try await perform(command)
        case .offer(let command): try await perform(command)
        case .shortcut(let command): try await perform(command)
        case .phrase(let command): try await perform(command)
        case .arrangement(let command): try await perform(command)
        case .settings(let command): try await perform(command)
        }
    }

    /// Does what a person wants of the screen.
    package func perform(_ command: DeviceCommand.Screen) async throws {
        switch command {
        case .lock:
            await leaveConversation()
            apply(.locked)
            // The app in front stays the one that unlocking comes back to.
            try await leaveApp(if: state.front != nil)
            await refresh()
        case .unlock:
            let wasLocked = state.isLocked
            apply(.unlocked)
            // Apps may have come and gone meanwhile.
            await refresh()
            if wasLocked { try await bringFront() }
        case .home:
            await leaveConversation()
            apply(.conversationLeft)
            apply(.showed(nil))
            let hasFront = state.front != nil
            if hasFront { apply(.wentHome) }
            try await leaveApp(if: hasFront)
            await refresh()
        case .dismiss: apply(.showed(nil))
        case .show(let sheet):
            apply(.showed(Self.sheet(sheet)))
            if sheet != .switcher { await refresh() }
        case .look(let display, let language): try await look(display.bounded, language)
        }
    }

    private static func sheet(_ sheet: DeviceCommand.Sheet) -> DeviceState.Sheet {
        switch sheet {
        case .switcher: .switcher
        case .search: .search
        case .settings: .settings
        case .developer: .developer
        case .shortcuts: .shortcuts
        }
    }

    /// Before the browsers hear about a display, which ask for pictures on it then, the apps do.
    private func look(_ display: ScreenDisplay, _ tag: String?) async throws {
        let (tag, former) = (try possible(tag), language)
        try await system.show(on: display)
        apply(.looked(display, language: tag))
        try await turn(from: former)
    }

    /// Sends away what is in front and what is on its way there.
    ///
    /// - Parameter hasFront: Whether the screen shows an app.
    private func leaveApp(if hasFront: Bool) async throws {
        let isComing = await endOpenings()
        if hasFront || isComing { await system.goHome() }
    }

    /// What a person reads of an error.
    package func words(of error: any Error) -> String {
        (error as? DeviceRefusal)?.text(in: language) ?? ("\(error)" as Sentence).text(in: language)
    }
}

// MARK: - Apps

extension Device {
    /// Does what a person wants with an app.
    package func perform(_ command: DeviceCommand.App) async throws {
        switch command {
        case .open(let app): try await open(app)
        case .close(let app):
            apply(.ended(app))
            await system.close(app)
        case .menu(let app): apply(.showed(.menu(app: app, actions: try await readMenu(of: app))))
        case .perform(let id, let app):
            guard let action = quickAction(id, of: app) else { throw DeviceRefusal(.changedActions) }
            guard app == ShortcutRecord.app else { return try await open(app, for: .quickAction(action.item)) }
            guard let shortcut = UUID(uuidString: action.item.type) else { throw DeviceRefusal(.noShortcut) }
            try await perform(.runShortcut(id: shortcut))
        }
    }

    /// Reads the menu of an icon, for a person to choose from.
    func readMenu(of app: String) async throws -> [ShownQuickAction] {
        let icon = app == ShortcutRecord.app ? app : try known(app)
        let actions = ShownQuickAction.menu(try await system.quickActions(of: icon, language: language))
        menu = (app, actions)
        return actions
    }

    /// The action that a person saw last in the app's menu: the app may have set others while they looked.
    func quickAction(_ id: String, of app: String) -> QuickAction? {
        guard let menu, menu.app == app else { return nil }
        return menu.actions.first { $0.id == id }?.action
    }

    /// Opens an app, for what a person chose; it is on the screen while it starts.
    func open(_ app: String, for item: LaunchItem? = nil) async throws {
        await leaveConversation()
        apply(.conversationLeft)
        apply(.opened(try known(app)))
        try await bring(app) { try await $0.open(app, for: item) }
    }

    /// Brings the app that the screen shows to the front again.
    func bringFront() async throws {
        guard let app = state.front else { return }
        try await bring(app) { try await $0.open(app, for: nil) }
    }

    private func known(_ app: String) throws(DeviceRefusal) -> String {
        guard state.apps.contains(where: { $0.id == app }) else { throw DeviceRefusal(.noApp, ["app": app]) }
        return app
    }
}

// MARK: - Input

extension Device {
    /// More of one kind than a page sends at once.
    private static let mostEntries = 64

    /// Tells an app what a person does on its screen.
    package func perform(_ command: DeviceCommand.Input) async throws {
        switch command {
        case .fingers(let app, let moves):
            guard moves.count <= Self.mostEntries else { throw DeviceRefusal(.tooManyFingers) }
            // What lies over the app takes the touches; a finger that was down when it came is taken away by it.
            if isReachable(app) { await system.send(command) }
        case .scroll(let app, let places):
            guard places.count <= Self.mostEntries else { throw DeviceRefusal(.tooManyFingers) }
            // What is seen behind something else may still go on by itself, and the app is to know where it rests.
            if state.front == app, !state.isLocked { await system.send(command) }
        case .type(let app, let entries):
            guard entries.count <= Self.mostEntries else { throw DeviceRefusal(.tooMuchText) }
            if isReachable(app) { await system.send(command) }
        }
    }

    /// Whether an app is in front, and nothing lies over it.
    private func isReachable(_ app: String) -> Bool {
        state.front == app && !state.isLocked && state.sheet == nil && state.phraseScreens.isEmpty
    }
}
