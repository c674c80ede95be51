// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BeckonSystem
import Foundation
import QuickActions
import Sentences
import Store
import SystemTexts
import Wire

extension Device {
    /// Does what a person wants.
    ///
    /// - Throws: ``DeviceRefusal`` where it makes no sense any more, and whatever the system throws.
    package func perform(_ command: DeviceCommand) async throws {
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
            if wasLocked, let app = state.front { try await bring(app) { try await $0.open(app) } }
        case .home, .dismiss, .open, .close, .menu, .perform, .show: try await navigate(command)
        case .listen, .say, .answer, .choose, .chooseSeveral, .endConversation, .followAnswer, .runAction, .runShortcut,
            .stopRun,
            .openConversation, .dismissBanner:
            try await converse(command)
        case .takeSuggestion(let id):
            try await begin(again(id), taking: id)
        case .dismissSuggestion(let id):
            try await system.teach(id, isWanted: false)
            await refresh()
        case .take(let found): try await take(found)
        case .lookAt, .share, .stopSharing, .rename, .delete, .addShared: try await changeShortcut(command)
        case .touch, .move, .bind, .setLanguage, .setAppearance, .setContrast, .setTextSize, .setModel,
            .setDocked, .place, .rotate:
            try await arrange(command)
        case .phrase, .savePhrase, .removePhrase, .leavePhrase: try await changePhrase(command)
        case .change(let settings):
            try await system.change(try await merged(settings))
            await refresh()
        case .forget(let app):
            try await system.forget(app)
            await refresh()
        case .situate(let situation):
            system.connect(over: situation.network)
            apply(.situated(situation.bounded))
            await refresh()
        case .look(let display, let language): try await look(display.bounded, language)
        case .fingers(let app, let moves): try await touch(moves, in: app)
        case .scroll(let app, let places): try await scroll(places, in: app)
        case .type(let app, let entries): try await type(entries, in: app)
        }
    }

    private func navigate(_ command: DeviceCommand) async throws {
        switch command {
        case .home:
            await leaveConversation()
            apply(.conversationLeft)
            apply(.showed(nil))
            let hasFront = state.front != nil
            if hasFront { apply(.wentHome) }
            try await leaveApp(if: hasFront)
            await refresh()
        case .dismiss: apply(.showed(nil))
        case .open(let app): try await open(app) { try await $0.open(app) }
        case .close(let app):
            apply(.ended(app))
            try await system.close(app)
        case .menu(let app):
            let actions = ShownQuickAction.menu(try await quickActions(of: app))
            menu = (app, actions)
            apply(.showed(.menu(app: app, actions: actions)))
        case .perform(let id, let app):
            guard let action = quickAction(id, of: app) else {
                throw DeviceRefusal(.changedActions)
            }
            if app == ShortcutRecord.app {
                guard let shortcut = UUID(uuidString: action.item.type) else { throw DeviceRefusal(.noShortcut) }
                return try await perform(.runShortcut(id: shortcut))
            }
            try await open(app) { try await $0.perform(action, of: app) }
        case .show(let sheet):
            apply(.showed(Self.sheet(sheet)))
            if sheet != .switcher { await refresh() }
        default: break
        }
    }

    /// The action that a person saw last in the app's menu: the app may have set others while they looked.
    func quickAction(_ id: String, of app: String) -> QuickAction? {
        guard let menu, menu.app == app else { return nil }
        return menu.actions.first { $0.id == id }?.action
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
    private func look(_ display: DeviceDisplay, _ tag: String?) async throws {
        let (tag, former) = (try possible(tag), language)
        try await system.show(on: display)
        apply(.looked(display, language: tag))
        try await turn(from: former)
    }

    private func possible(_ tag: String?) throws(DeviceRefusal) -> String? {
        guard let tag else { return nil }
        guard Texts<PageText>.languages.contains(tag) else { throw DeviceRefusal(.language) }
        return tag
    }

    /// Lets all speak another language than before, where it is another one; an app learns its language at its start.
    private func turn(from former: String) async throws {
        guard language != former else { return }
        speak()
        await refresh()
        guard !state.isLocked, let app = state.front else { return }
        try await bring(app) { try await $0.open(app) }
    }

    /// Opens an app with one of its contents.
    func openContent(_ identifier: String, of app: String) async throws {
        try await open(app) { try await $0.openContent(identifier, of: app) }
    }

    /// The app is on the screen while it starts.
    private func open(_ app: String, _ work: @escaping @Sendable (any DeviceSystem) async throws -> Void) async throws {
        await leaveConversation()
        apply(.conversationLeft)
        apply(.opened(try known(app)))
        try await bring(app, work)
    }

    /// Sends away what is in front and what is on its way there.
    ///
    /// - Parameter hasFront: Whether the screen shows an app.
    private func leaveApp(if hasFront: Bool) async throws {
        let isComing = await endOpenings()
        if hasFront || isComing { try await system.goHome() }
    }

    func known(_ app: String) throws -> String {
        guard state.apps.contains(where: { $0.id == app }) else {
            throw DeviceRefusal(.noApp, ["app": app])
        }
        return app
    }

    /// What a person reads of an error.
    package func words(of error: any Error) -> String {
        (error as? DeviceRefusal)?.text(in: language) ?? ("\(error)" as Sentence).text(in: language)
    }

    /// More of one kind than a page sends at once.
    private static let mostEntries = 64

    private func touch(_ fingers: [TouchPayload], in app: String) async throws {
        guard fingers.count <= Self.mostEntries else {
            throw DeviceRefusal(.tooManyFingers)
        }
        // What lies over the app takes the touches; a finger that was down when it came is taken away by it.
        if isReachable(app) { try await system.touch(fingers, in: app) }
    }

    /// What is seen behind something else may still go on by itself, and the app is to know where it comes to rest.
    private func scroll(_ places: [ScrollPayload], in app: String) async throws {
        guard places.count <= Self.mostEntries else {
            throw DeviceRefusal(.tooManyFingers)
        }
        if state.front == app, !state.isLocked { try await system.scroll(places, in: app) }
    }

    private func type(_ entries: [TypingPayload], in app: String) async throws {
        guard entries.count <= Self.mostEntries else {
            throw DeviceRefusal(.tooMuchText)
        }
        if isReachable(app) { try await system.type(entries, in: app) }
    }

    /// Whether an app is in front, and nothing lies over it.
    private func isReachable(_ app: String) -> Bool {
        state.front == app && !state.isLocked && state.sheet == nil && state.phraseScreens.isEmpty
    }

    private func changePhrase(_ command: DeviceCommand) async throws {
        switch command {
        case .phrase(let target): apply(.showed(.phrase(target: target)))
        case .savePhrase(let text, let target, let replaced):
            do {
                try await system.give(text, to: target, replacing: replaced, language: language)
                apply(.clashed(nil))
                await leavePhrase(for: target)
            } catch let clash as DevicePhraseClash {
                apply(.clashed(clash))
            }
        case .removePhrase(let target):
            try await system.removePhrase(of: target)
            await leavePhrase(for: target)
        case .leavePhrase(let screen): try await system.leave(screen: screen)
        default: break
        }
    }

    /// From a sheet back to the settings; a screen goes when its app has heard.
    private func leavePhrase(for target: DevicePhraseTarget) async {
        switch target {
        case .screen: break
        case .action, .proposal: apply(.showed(.settings))
        case .shortcut(let id): apply(.showed(.details(shortcut: id, link: nil)))
        }
        await refresh()
    }

    /// Only what the person has switched goes into the settings there are: elsewhere others may have been changed since
    /// the page was drawn.
    private func merged(_ wanted: AppSettingsRecord) async throws -> AppSettingsRecord {
        guard let shown = state.settings.first(where: { $0.app == wanted.app }),
            var now = try await system.settings(language: language).first(where: { $0.app == wanted.app })
        else { return wanted }
        if wanted.learns != shown.learns { now.learns = wanted.learns }
        if wanted.suggests != shown.suggests { now.suggests = wanted.suggests }
        return now
    }

    private func arrange(_ command: DeviceCommand) async throws {
        var arrangement = state.arrangement
        switch command {
        case .touch(let gesture): return try await perform(arrangement.bindings[gesture.rawValue])
        case .move(let isAtRight, let height):
            arrangement.isAtRight = isAtRight
            arrangement.height = height.isFinite ? min(max(height, 0), 1) : arrangement.height
        case .bind(let gesture, let binding): arrangement.bindings[gesture.rawValue] = binding
        case .setLanguage(let tag):
            arrangement.language = try possible(tag)
        case .setModel(let model): arrangement.model = model
        case .rotate(let isSideways): arrangement.isSideways = isSideways
        case .setDocked(let app, let isDocked):
            let last = max(0, arrangement.home.pages.count - 1)
            let place = isDocked ? HomeArrangement.Place.dock(index: .max) : .page(number: last, index: .max)
            try move(app, to: place, in: .endless, of: &arrangement.home)
        case .place(let icon, let place, let room): try move(icon, to: place, in: room, of: &arrangement.home)
        case .setAppearance(let appearance): arrangement.appearance = appearance
        case .setContrast(let contrast): arrangement.contrast = contrast
        case .setTextSize(let size): arrangement.textSize = size
        default: break
        }
        let former = language
        apply(.arranged(arrangement))
        try await system.keep(arrangement)
        try await turn(from: former)
    }

    private func move(
        _ icon: String, to place: HomeArrangement.Place, in room: HomeArrangement.Room, of home: inout HomeArrangement
    ) throws(DeviceRefusal) {
        guard home.contains(icon) else { throw DeviceRefusal(.noApp, ["app": icon]) }
        home.move(icon, to: place, in: room)
    }

    private func perform(_ binding: DeviceArrangement.Binding?) async throws {
        switch binding {
        case .siri: try await perform(.listen)
        case .home: try await perform(.home)
        case .switcher: try await perform(.show(sheet: .switcher))
        case .action(let id): try await perform(.runAction(id: id))
        case .shortcut(let id): try await begin(.shortcut(try call(id, byGesture: true)))
        case nil: break
        }
    }
}
