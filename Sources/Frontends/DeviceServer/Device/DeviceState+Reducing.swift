// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension DeviceState {
    /// The screen after an event; what makes no sense any more changes nothing.
    package mutating func apply(_ event: DeviceEvent) {
        switch event {
        case .refreshed(let contents): refresh(contents)
        case .locked:
            isLocked = true
            sheet = nil
            conversation = nil
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
        case .summoned, .conversationBegan, .turned, .answered, .conversationEnded, .conversationLeft:
            converse(event)
        }
    }

    private mutating func converse(_ event: DeviceEvent) {
        switch event {
        case .summoned:
            if conversation == nil { conversation = Conversation() }
            sheet = nil
        case .conversationBegan:
            sheet = nil
            conversation = Conversation(id: number(), isRunning: true)
        case .turned(let turn): add(turn)
        case .answered: conversation?.question = nil
        case .conversationEnded:
            conversation?.isRunning = false
            conversation?.question = nil
        case .conversationLeft: conversation = nil
        default: break
        }
    }

    private mutating func add(_ turn: ShownTurn) {
        // The person has left while the app still talked.
        guard conversation?.isRunning == true else { return }
        var turn = turn
        turn.id = number()
        conversation?.turns.append(turn)
        let excess = (conversation?.turns.count ?? 0) - Self.most
        if excess > 0 { conversation?.turns.removeFirst(excess) }
        conversation?.question = turn.isQuestion ? turn.id : nil
    }

    private mutating func open(_ app: String) {
        recents.removeAll { $0 == app }
        recents.insert(app, at: 0)
        if front != app { picture += 1 }
        front = app
        isLocked = false
        sheet = nil
    }

    private mutating func ask(_ screens: [DevicePhraseScreen]) {
        if screens.first != phraseScreens.first { clash = nil }
        phraseScreens = screens
    }

    private mutating func refresh(_ contents: DeviceEvent.Contents) {
        apps = contents.apps
        lockSuggestions = contents.lockSuggestions
        searchSuggestions = contents.searchSuggestions
        actions = contents.actions
        sayings = contents.sayings
        proposals = contents.proposals
        settings = contents.settings
        let installed = Set(apps.map(\.id))
        recents.removeAll { !installed.contains($0) }
        if let front, !installed.contains(front) { self.front = nil }
        switch sheet {
        case .menu(let app, _) where !installed.contains(app): sheet = nil
        case .phrase(.action(let id)) where !actions.contains { $0.id == id }: sheet = nil
        case .phrase(.proposal(let id)) where !proposals.contains { $0.id == id }: sheet = nil
        default: break
        }
    }
}
