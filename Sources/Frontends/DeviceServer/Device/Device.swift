// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import BeckonSystem
import Conversation
package import Foundation
package import Sentences

/// The device: what is on its screen, and what happens to what a person does there.
///
/// Every browser sees the same one. What changes goes to the feed in the order in which it happened.
package actor Device {
    /// What the device starts in, where neither the person nor the browser says.
    let systemLanguage: String
    let system: any DeviceSystem
    private let now: @Sendable () -> Date
    nonisolated let feed = EventFeed()
    package private(set) var state = DeviceState()
    /// The language of what comes from the system, for those who can't wait for the actor.
    private let spoken: Locked<String>
    /// The conversations that go on, by their numbers.
    var talks: [Int: Talk] = [:]
    /// Where the last answers of conversations lead, by the numbers of these.
    var leadsTo: [Int: Response.Opening] = [:]
    /// What shortcuts have shown in conversations, by the numbers of the turns.
    private var pictures: [Int: Data] = [:]
    /// The quick actions that were shown last, and of which app.
    var menu: (app: String, actions: [ShownQuickAction])?
    /// What brings apps to the front now, by number.
    var openings: [Int: Opening] = [:]
    var lastOpening = 0
    private var listening: Task<Void, Never>?
    /// Which reading of the system is the last one asked for: an older one that ends later is dropped.
    private var reading = 0
    /// Reads the system as it has changed, as long as it does.
    private var following: Task<Void, Never>?
    /// What may be found in search; nil if it is to be put together again.
    var shelf: Task<FindingShelf, any Error>?
    /// Somebody is being listened to.
    var isHearing = false
    /// A browser has shown it.
    private var isSeen = false
    /// It has changed since it was read last.
    private var hasChanged = false

    /// A device that shows a running system.
    ///
    /// - Parameters:
    ///   - language: A BCP 47 tag.
    ///   - workingDirectory: The folder for relative paths in answers.
    ///   - home: The folder for a leading `~`.
    ///   - warn: Called with the system's warnings.
    package init(
        _ system: RunningSystem, language: String, workingDirectory: URL, home: URL,
        warn: @escaping @Sendable (Sentence) -> Void
    ) {
        let now = system.surroundings.now
        self.init(
            DeviceAdapter(system, workingDirectory: workingDirectory, home: home, warn: warn), language: language,
            now: { now().date })
    }

    /// - Parameter now: Says when what developers see happened.
    init(_ system: any DeviceSystem, language: String, now: @escaping @Sendable () -> Date = { Date() }) {
        self.system = system
        self.now = now
        systemLanguage = language
        spoken = Locked(language)
    }

    /// Reads the system and listens to it, until ``stop()``.
    package func start() async {
        do {
            if let arrangement = try await system.arrangement() {
                apply(.arranged(arrangement))
                speak()
            }
        } catch {
            apply(.noticed(words(of: error)))
        }
        let news = system.news(language: { [spoken] in spoken.withLock { $0 } })
        listening = Task { [weak self] in
            for await item in news { await self?.hear(item) }
        }
        await refresh()
    }

    /// A conversation that goes on.
    struct Talk {
        var task: Task<Void, Never>
        var answers: AnswerQueue
        /// The suggestion that was taken up with it.
        var suggestion: Int?
        /// Whether the suggestion turned out to be wanted; nil if its app failed.
        var isWanted: Bool? = false
    }

    /// A picture that a shortcut has shown in a conversation.
    func picture(ofTurn id: Int) -> Data? { pictures[id] }

    /// Keeps the picture of the turn that came last, as long as its conversation is there.
    func keep(_ picture: Data) { pictures[state.last] = picture }

    /// Forgets what only conversations had that are gone.
    func forgetGoneConversations() {
        let all = state.behind + [state.conversation].compactMap(\.self)
        let (numbers, turns) = (Set(all.map(\.id)), Set(all.flatMap(\.turns).map(\.id)))
        leadsTo = leadsTo.filter { numbers.contains($0.key) }
        pictures = pictures.filter { turns.contains($0.key) }
    }

    /// Ends a conversation that runs, and listens no more.
    package func stop() async {
        listening?.cancel()
        following?.cancel()
        for number in talks.keys { await endConversation(number) }
        feed.finish()
    }

    /// Of all that is shown, as a BCP 47 tag.
    package var language: String { state.arrangement.language ?? state.browserLanguage ?? systemLanguage }

    /// Everything on the screen, with the place in the feed from which on it changes.
    func snapshot() throws -> (json: Data, number: Int) { (try JSONEncoder.device.encode(state), feed.last) }

    func apply(_ event: DeviceEvent) {
        let old = state
        state.apply(event)
        // Before somebody looks at it there is no device that a terminal would have to unlock.
        if case .looked = event { isSeen = true }
        if isSeen { system.setLocked(state.isLocked) }
        guard state != old else { return }
        do {
            feed.append(try JSONEncoder.device.encode(DeviceChange(old: old, new: state)), named: "change")
        } catch {
            // A number that JSON can't say, from somewhere in the system: the page reads the whole state again.
            feed.restart()
        }
    }

    func apply(_ event: DeviceEvent.Talk) { apply(.talk(event)) }

    /// Tells all that speaks which language it is to be.
    func speak() {
        let tag = language
        spoken.withLock { $0 = tag }
        system.speak(tag)
    }

    /// Reads apps, suggestions, actions and settings again.
    func refresh() async {
        reading += 1
        let number = reading
        let contents: DeviceContents
        do {
            contents = try await system.contents(in: state.situation, language: language)
        } catch {
            return apply(.noticed(words(of: error)))
        }
        shelf = nil
        guard number == reading else { return }
        let home = state.arrangement.home
        apply(.refreshed(contents))
        if state.arrangement.home != home { await keepArrangement() }
    }

    /// Keeps where icons are, so that they are there at the next start too.
    private func keepArrangement() async {
        do {
            try await system.keep(state.arrangement)
        } catch {
            apply(.noticed(words(of: error)))
        }
    }

    /// Reads the system once for all recent changes: an app may make a thousand in a second.
    private func follow() {
        hasChanged = true
        guard following == nil else { return }
        following = Task {
            while hasChanged {
                hasChanged = false
                await refresh()
            }
            following = nil
        }
    }

    private func hear(_ news: DeviceNews) async {
        switch news {
        case .front(let app): if state.front != app { apply(.opened(app)) }
        // A locked device keeps in mind who was in front.
        case .left(let app): if state.front == app, !state.isLocked { apply(.wentHome) }
        case .ended(let app): end(app)
        case .drew(let app, let fields): apply(.drew(app, fields))
        case .phraseScreens(let screens): apply(.asked(screens))
        case .changed: follow()
        case .call(let call):
            do {
                try await begin(call)
            } catch {
                apply(.noticed(words(of: error)))
            }
        case .runs(let runs): apply(.ran(runs))
        case .activity(let entry): note(entry)
        }
    }

    /// Keeps for developers what has just happened.
    func note(_ entry: DeviceActivity) {
        var entry = entry
        entry.time = (now().timeIntervalSince1970 * 1000).rounded()
        apply(.happened(entry))
    }

    /// What brings an app to the front.
    struct Opening {
        /// Nil if only the system knows.
        var app: String?
        var task: Task<Void, any Error>
    }

    /// Has an app come to the front, until the person goes home; where it fails, it leaves the screen again.
    ///
    /// - Parameter app: Nil if only the system knows which one comes.
    /// - Throws: Whatever the work throws, unless the opening is not wanted any more.
    func bring(_ app: String?, _ work: @escaping @Sendable (any DeviceSystem) async throws -> Void) async throws {
        lastOpening += 1
        let number = lastOpening
        let opening = Task { [system] in try await work(system) }
        openings[number] = Opening(app: app, task: opening)
        defer { openings[number] = nil }
        do {
            try await opening.value
        } catch {
            guard !opening.isCancelled else { return }
            if let app { apply(.ended(app)) }
            throw error
        }
    }

    /// Calls off what is on its way to the front.
    ///
    /// - Returns: Whether there was anything, after its end: some of it may have come.
    func endOpenings() async -> Bool {
        let all = Array(openings.values)
        for opening in all { opening.task.cancel() }
        // A failure is reported where it was begun.
        for opening in all { _ = await opening.task.result }
        return !all.isEmpty
    }

    /// Takes an app off the screen whose process is gone, unless it is being restarted, as for another language.
    func end(_ app: String) {
        if !openings.values.contains(where: { $0.app == app }) { apply(.ended(app)) }
    }
}

extension JSONEncoder {
    /// One line, and the same text for the same value.
    static var device: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
