// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Assistant
import Foundation
import Store
package import Wire

/// All that is on the screen, the same in every browser.
package struct DeviceState: Encodable, Hashable, Sendable {
    /// What covers the screen below the conversation.
    enum Sheet: Encodable, Hashable, Sendable {
        case menu(app: String, actions: [ShownQuickAction])
        case switcher
        case search
        case settings
        case developer
        case shortcuts
        /// What can be done with a shortcut, and the link under which it was shared just now.
        case details(shortcut: UUID, link: String?)
        /// A phrase for a donated action, or for what an app proposes.
        case phrase(target: DeviceCommand.PhraseTarget)
    }

    /// A conversation that is shown, running or over.
    struct Conversation: Encodable, Hashable, Sendable {
        /// Given by the device, as those of turns.
        var id = 0
        var turns: [ShownTurn] = []
        var isRunning = false
        /// The number of the turn that waits for an answer.
        var question: Int?
        /// The number of the run that it is the conversation of.
        var run: Int?
        /// What that shortcut is called.
        var name: String?
        /// Whether it has come to something that the person has not seen: a banner says so.
        var isNews = false

        /// Whether it goes on when it leaves the screen.
        var goesOn: Bool { run != nil && isRunning }
    }

    /// One sentence that the person should read.
    struct Notice: Encodable, Hashable, Sendable {
        var id: Int
        var text: String
    }

    /// More of a conversation, and of what developers see, is not kept.
    static let most = 200
    /// So many conversations that are over are kept behind the screen.
    static let mostBehind = 8

    var apps: [ShownApp] = []
    var shortcuts: [ShownShortcut] = []
    package var isLocked = true
    /// The app in front, or the one that unlocking comes back to; nil at home.
    package var front: String?
    /// Counts the pictures of the app in front.
    var picture = 0
    /// Where a person may type on the screens of apps, by app; one without any is not in it.
    var fields: [String: [ScreenField]] = [:]
    /// What apps draw for; nil while no browser has said.
    package var display: ScreenDisplay?
    /// What the browser that looked last prefers, as a BCP 47 tag: the language of all that comes from the system,
    /// unless the person has chosen one.
    var browserLanguage: String?
    /// The apps that run, the last used first.
    var recents: [String] = []
    var sheet: Sheet?
    var conversation: Conversation?
    /// Those of shortcuts that go on, or have come to something, behind the screen.
    private(set) var behind: [Conversation] = []
    /// The shortcuts that run, no matter who started them.
    private(set) var runs: [ShownRun] = []
    var phraseScreens: [ShownPhraseScreen] = []
    var clash: ShownPhraseClash?
    var lockSuggestions: [ShownAction] = []
    var searchSuggestions: [ShownAction] = []
    var actions: [ShownAction] = []
    /// Examples of what can be said.
    var sayings: [OfferedSaying] = []
    /// What apps propose to give a phrase to.
    var proposals: [ShownAction] = []
    var settings: [AppSettingsRecord] = []
    /// Whether the machine hears the person's language by itself.
    var hears = false
    package var arrangement = DeviceArrangement()
    var situation = DeviceSituation()
    var notice: Notice?
    var activity: [DeviceActivity] = []
    /// The last number given to a turn, a notice or an activity.
    private(set) var last = 0

    /// How the screen lies: as the device is held, unless the app in front stays one way up.
    package var layout: DeviceModel.Layout {
        let app = isLocked ? nil : apps.first { $0.id == front }
        let stance = arrangement.model.face == .plain ? app?.padStance : app?.stance
        return arrangement.model.layout(isSideways: stance.map { $0 == .sideways } ?? arrangement.isSideways)
    }

    mutating func number() -> Int {
        last += 1
        return last
    }

    /// The screen after an event; what makes no sense any more changes nothing.
    mutating func apply(_ event: DeviceEvent) {
        switch event {
        case .refreshed(let contents): refresh(contents)
        case .locked:
            isLocked = true
            sheet = nil
            leave()
        case .unlocked: isLocked = false
        case .opened(let app): open(app)
        case .wentHome:
            front = nil
            sheet = nil
        case .ended(let app):
            recents.removeAll { $0 == app }
            fields[app] = nil
            if front == app { front = nil }
        case .drew(let app, let fields):
            self.fields[app] = fields.isEmpty ? nil : fields
            if front == app { picture += 1 }
        case .looked(let display, let language):
            self.display = display
            browserLanguage = language ?? browserLanguage
        case .showed(let sheet):
            self.sheet = isLocked ? nil : sheet
            clash = nil
        case .arranged(let arrangement): self.arrangement = arrangement
        case .situated(let situation): self.situation = situation
        case .talk(let event): apply(event)
        case .asked(let screens): ask(screens)
        case .clashed(let clash): self.clash = clash
        case .noticed(let text): notice = Notice(id: number(), text: text.clipped)
        case .happened(var entry):
            entry.id = number()
            // One that is only summoned has nothing to do with it.
            if let conversation, conversation.isRunning || !conversation.turns.isEmpty {
                entry.conversation = conversation.id
            }
            entry.title = entry.title.clipped
            entry.detail = entry.detail?.clipped
            activity.append(entry)
            activity.removeFirst(max(0, activity.count - Self.most))
        case .ran(let runs):
            self.runs = runs
            nameConversations()
        }
    }

    /// A conversation may have joined its run before the system said what that is called.
    private mutating func nameConversations() {
        func named(_ talk: Conversation) -> Conversation {
            var talk = talk
            if let run = runs.first(where: { $0.id == talk.run }) { talk.name = run.name }
            return talk
        }
        conversation = conversation.map(named)
        behind = behind.map(named)
    }

    /// The screen after an event of a conversation.
    mutating func apply(_ event: DeviceEvent.Talk) {
        switch event {
        case .summoned:
            if conversation == nil { conversation = Conversation() }
            sheet = nil
        case .conversationBegan:
            // One that is run from its tile is seen to run there.
            if sheet != .shortcuts { sheet = nil }
            leave()
            conversation = Conversation(id: number(), isRunning: true)
        case .conversationRuns(let run, let number):
            change(number) { ($0.run, $0.name) = (run.id, run.name) }
        case .turned(let turn, let conversation): add(turn, to: conversation)
        case .answered: conversation?.question = nil
        case .conversationEnded(let number): end(number)
        case .conversationLeft: leave()
        case .conversationOpened(let number):
            guard var opened = behind.first(where: { $0.id == number }) else { return }
            behind.removeAll { $0.id == number }
            leave()
            opened.isNews = false
            conversation = opened
        case .bannerDismissed(let number):
            change(number) { $0.isNews = false }
            behind.removeAll { $0.id == number && !$0.isRunning }
        }
    }

    /// - Parameter number: Nil for the one on the screen.
    private mutating func change(_ number: Int?, _ change: (inout Conversation) -> Void) {
        if var shown = conversation, number == nil || shown.id == number {
            change(&shown)
            conversation = shown
        } else if let place = behind.firstIndex(where: { $0.id == number }) {
            change(&behind[place])
        }
    }

    /// What goes on without the person waits behind the screen, where a question of it is not forgotten.
    private mutating func leave() {
        if var left = conversation, left.goesOn {
            left.isNews = left.question != nil
            behind.append(left)
        }
        conversation = nil
    }

    private mutating func end(_ number: Int?) {
        change(number) { ended in
            ended.isRunning = false
            ended.question = nil
        }
        // What the person has stopped is no news to them.
        behind.removeAll { $0.id == number && (!$0.isNews || $0.turns.last?.isCancellation == true) }
        let excess = behind.count { !$0.isRunning } - Self.mostBehind
        if excess > 0, let oldest = behind.firstIndex(where: { !$0.isRunning }) { behind.remove(at: oldest) }
    }

    private mutating func add(_ turn: ShownTurn, to conversation: Int?) {
        var turn = turn
        turn.id = number()
        let isSeen = conversation == nil || conversation == self.conversation?.id
        change(conversation) { talk in
            // The person has left while the app still talked.
            guard talk.isRunning else { return }
            talk.turns.append(turn)
            talk.turns.removeFirst(max(0, talk.turns.count - Self.most))
            talk.question = turn.isQuestion ? turn.id : nil
            if !isSeen, turn.isNews { talk.isNews = true }
        }
    }

    private mutating func open(_ app: String) {
        recents.removeAll { $0 == app }
        recents.insert(app, at: 0)
        if front != app { picture += 1 }
        front = app
        isLocked = false
        sheet = nil
    }

    private mutating func ask(_ screens: [ShownPhraseScreen]) {
        if screens.first != phraseScreens.first { clash = nil }
        phraseScreens = screens
    }

    private mutating func refresh(_ contents: DeviceContents) {
        apps = contents.apps
        shortcuts = contents.shortcuts
        lockSuggestions = contents.lockSuggestions
        searchSuggestions = contents.searchSuggestions
        actions = contents.actions
        sayings = contents.sayings
        proposals = contents.proposals
        settings = contents.settings
        arrangement.home.keep(installed: apps.map(\.id))
        hears = contents.hears
        let installed = Set(apps.map(\.id))
        recents.removeAll { !installed.contains($0) }
        if let front, !installed.contains(front) { self.front = nil }
        switch sheet {
        case .menu(let app, _) where !installed.contains(app) && app != ShortcutRecord.app: sheet = nil
        case .details(let id, _) where !shortcuts.contains { $0.id == id }: sheet = .shortcuts
        case .phrase(.shortcut(let id)) where !shortcuts.contains { $0.id == id }: sheet = nil
        case .phrase(.action(let id)) where !actions.contains { $0.id == id }: sheet = nil
        case .phrase(.proposal(let id)) where !proposals.contains { $0.id == id }: sheet = nil
        default: break
        }
    }
}
