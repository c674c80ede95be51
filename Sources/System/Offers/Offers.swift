// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Store
import Suggestions
import Wire

/// What is offered to a person: what they did is learned from the store, and what is likely next comes back.
///
/// Nothing has to be told it: whenever something is asked, what was donated and continued since the last time is
/// learned first, from where the kept state ends. So what any process did counts, and what was deleted before does not.
package actor Offers {
    private let store: Store
    private let calendar: Calendar
    private let now: @Sendable () -> Date
    private let report: @Sendable (String) -> Void
    private var learned: LearnedState?

    /// More donations since the last time are passed over, but for the last of them.
    private static let greatestBacklog = 20_000

    /// - Parameters:
    ///   - calendar: Whose time zone is the person's.
    ///   - report: Told in one sentence what was lost.
    package init(
        store: Store, calendar: Calendar, now: @escaping @Sendable () -> Date = { Date() },
        report: @escaping @Sendable (String) -> Void
    ) {
        self.store = store
        self.calendar = calendar
        self.now = now
        self.report = report
    }

    /// What is worth offering, the best first: what apps hold to be relevant now, then what was learned.
    ///
    /// - Parameters:
    ///   - date: Now if nil.
    ///   - place: What the person calls where they are; nil where it is not known.
    /// - Throws: `StoreError`.
    package func offers(
        at date: Date? = nil, place: String? = nil, on surface: Surface = .search, limit: Int
    ) async throws -> [Offer] {
        guard limit > 0 else { return [] }
        var state = try await caughtUp()
        let date = date ?? now()
        let shown = try await shownShortcuts(at: date)
        let occasion = occasion(date, place: place, on: surface, after: state.engine)
        let suggestions = state.engine.suggestions(at: occasion, limit: state.engine.actionCount)
        let relevant = try await relevantShortcuts(Relevance(date: date, calendar: calendar, place: place), shown)
        var offers: [Offer] = []
        for shortcut in relevant {
            let probability = suggestions.first { $0.action.rawValue == Int64(shortcut.id) }?.probability
            offers.append(Offer(shortcut: shortcut, reason: .relevant, probability: probability.map(Double.init)))
        }
        for suggestion in suggestions {
            guard let shortcut = shown[Int(suggestion.action.rawValue)], !relevant.contains(shortcut) else { continue }
            offers.append(
                Offer(
                    shortcut: shortcut, reason: .learned(suggestion.reason),
                    probability: Double(suggestion.probability)))
        }
        return Array(offers.prefix(limit))
    }

    /// Learns that an offered shortcut was taken up.
    ///
    /// - Throws: `StoreError`; of kind `notFound` when there is no such shortcut.
    package func accept(_ shortcut: Int, place: String? = nil) async throws {
        var state = try await caughtUp()
        try await check(shortcut)
        let occasion = occasion(now(), place: place, on: .search, after: state.engine)
        state.engine.accept(ActionID(Int64(shortcut)), at: occasion)
        try await keep(state)
    }

    /// Learns that an offered shortcut was not wanted now.
    ///
    /// - Throws: `StoreError`; of kind `notFound` when there is no such shortcut.
    package func dismiss(_ shortcut: Int, place: String? = nil) async throws {
        var state = try await caughtUp()
        try await check(shortcut)
        let occasion = occasion(now(), place: place, on: .search, after: state.engine)
        state.engine.dismiss(ActionID(Int64(shortcut)), at: occasion)
        try await keep(state)
    }

    /// Learns what was done since the last time, and keeps it.
    ///
    /// - Throws: `StoreError`.
    package func catchUp() async throws {
        _ = try await caughtUp()
    }

    /// Forgets what was learned of an app, or everything; what is done from now on is learned again.
    ///
    /// - Throws: `StoreError`.
    package func forget(app: String? = nil) async throws {
        var state = try await caughtUp()
        if let app {
            let shortcuts = try await store.shortcuts(of: app, at: .distantPast)
            state.engine.forget(shortcuts.map { ActionID(Int64($0.id)) })
        } else {
            state.engine = SuggestionEngine()
        }
        state.mark = try await store.usesMark()
        try await keep(state)
    }
}

// MARK: - Learning

extension Offers {
    /// The state with everything learned that was done.
    private func caughtUp() async throws -> LearnedState {
        var state = try await loaded()
        let news = try await store.newUses(since: state.mark, limit: Self.greatestBacklog)
        let gone = state.engine.actions.filter { !news.shortcuts.contains(Int($0.rawValue)) }
        guard news.mark != state.mark || !gone.isEmpty else { return state }
        for use in news.uses {
            let seconds = localSeconds(Date(timeIntervalSince1970: Double(use.moment)))
            let isStart = state.engine.isStart(atLocalSeconds: seconds)
            state.engine.learn(
                ActionID(Int64(use.shortcut)), at: Occasion(localSeconds: seconds, isStart: isStart))
        }
        state.engine.forget(gone)
        state.mark = news.mark
        try await keep(state)
        return state
    }

    private func loaded() async throws -> LearnedState {
        if let learned { return learned }
        guard let data = try await store.suggestionState() else { return LearnedState() }
        do {
            return try LearnedState(data)
        } catch {
            report("\(error)")
            return LearnedState()
        }
    }

    private func keep(_ state: LearnedState) async throws {
        learned = state
        try await store.keepSuggestionState(state.data)
    }

    private func localSeconds(_ date: Date) -> Int64 {
        // Far from all times of people, and so from all overflows, is far enough.
        let seconds = max(0, min(date.timeIntervalSince1970, 253_402_300_799))
        return Int64(seconds) + Int64(calendar.timeZone.secondsFromGMT(for: date))
    }

    private func occasion(_ date: Date, place: String?, on surface: Surface, after engine: SuggestionEngine) -> Occasion
    {
        let seconds = localSeconds(date)
        let isStart =
            switch surface {
            case .lock: true
            case .after: false
            case .search: engine.isStart(atLocalSeconds: seconds)
            }
        return Occasion(localSeconds: seconds, place: place.map(Place.init(named:)), isStart: isStart)
    }
}

// MARK: - Shortcuts

extension Offers {
    /// By number; those of apps whose suggestions are switched off are not among them.
    private func shownShortcuts(at date: Date) async throws -> [Int: ShortcutRecord] {
        var shown: [Int: ShortcutRecord] = [:]
        var settings: [String: Bool] = [:]
        for shortcut in try await store.shortcuts(at: date) {
            if settings[shortcut.app] == nil {
                settings[shortcut.app] = try await store.settings(of: shortcut.app).suggests
            }
            if settings[shortcut.app] == true { shown[shortcut.id] = shortcut }
        }
        return shown
    }

    private func relevantShortcuts(
        _ relevance: Relevance, _ shown: [Int: ShortcutRecord]
    ) async throws -> [ShortcutRecord] {
        let payloads = try await store.relevantShortcutPayloads().filter { relevance.fits($0.payload) }
        guard !payloads.isEmpty else { return [] }
        return shown.values.filter { shortcut in
            payloads.contains { $0.app == shortcut.app && Self.isSame($0.payload.shortcut, shortcut) }
        }.sorted { $0.id < $1.id }
    }

    /// Intents by their values, activities by their persistent identifiers or what they hold.
    private static func isSame(_ payload: ShortcutPayload, _ shortcut: ShortcutRecord) -> Bool {
        switch (payload, shortcut.content) {
        case (.intent(let one), .intent(_, let other)):
            one.className == other.className
                && other.values.allSatisfy { one.values[$0.key] == $0.value }
        case (.activity(let one), .activity(_, let other)):
            one.activityType == other.activityType && one.persistentIdentifier == other.persistentIdentifier
                && (one.persistentIdentifier != nil || one.userInfo == other.userInfo)
        default: false
        }
    }

    private func check(_ shortcut: Int) async throws {
        guard try await store.shortcut(shortcut) == nil else { return }
        throw StoreError(
            .notFound, path: "", reason: "there is no shortcut \(shortcut)",
            mend: "see 'beckon shortcuts suggested --all' for those there are")
    }
}
