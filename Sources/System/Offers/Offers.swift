// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Sentences
package import Store
import Suggestions
package import Wire

/// What is offered to a person: what they did is learned from the store, and what is likely next comes back.
///
/// Nothing has to be told it: whenever something is asked, what was donated and continued since the last time is
/// learned first, from where the kept state ends. So what any process did counts, and what was deleted before does not.
/// Calls take turns, those of other processes too: each reads and keeps what was learned in one transaction.
package actor Offers {
    private let store: Store
    private let clock: PersonalClock
    private let identity: @Sendable (_ intent: IntentPayload, _ app: String) async -> ShortcutIdentity?
    private let forgotten: @Sendable (_ removed: RemovedDonations, _ app: String?) -> Void
    private let report: @Sendable (Sentence) -> Void
    /// What the last turn has seen. Others may have taken theirs since; the next turn looks.
    private var known: LearningTurn.Kept?

    /// - Parameters:
    ///   - calendar: Whose time zone is the person's.
    ///   - identity: Which shortcut an app's intent is, if it was ever donated; nil where it could not be.
    ///   - forgotten: Told which donations of an app, or of all, were deleted.
    ///   - report: Told in one sentence what was lost.
    package init(
        store: Store, calendar: Calendar, now: @escaping @Sendable () -> Date = { Date() },
        identity: @escaping @Sendable (_ intent: IntentPayload, _ app: String) async -> ShortcutIdentity?,
        forgotten: @escaping @Sendable (_ removed: RemovedDonations, _ app: String?) -> Void = { _, _ in },
        report: @escaping @Sendable (Sentence) -> Void
    ) {
        self.store = store
        clock = PersonalClock(calendar: calendar, now: now)
        self.identity = identity
        self.forgotten = forgotten
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
        var engine = try await caughtUp().engine
        let date = date ?? clock.now()
        let shown = try await shownShortcuts(at: date)
        let occasion = clock.occasion(date, place: place, on: surface, after: engine)
        let suggestions = engine.suggestions(at: occasion, limit: engine.actionCount)
        let relevance = Relevance(date: date, calendar: clock.calendar, place: place)
        let relevant = try await relevantShortcuts(relevance, shown)
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

    /// Learns that an offered shortcut was taken up. What its app donates of it within two minutes is that, and does
    /// not count once more.
    ///
    /// - Throws: `StoreError`; of kind `notFound` when there is no such shortcut.
    package func accept(_ shortcut: Int, place: String? = nil) async throws {
        let (clock, now) = (clock, clock.now())
        try await revise { state, store in
            try Self.check(shortcut, in: store)
            let occasion = clock.occasion(now, place: place, on: .search, after: state.engine)
            state.engine.accept(ActionID(Int64(shortcut)), at: occasion)
            let moment = Int64(max(0, min(now.timeIntervalSince1970, 253_402_300_799)))
            state.remember(Deed(shortcut: shortcut, moment: moment, tellers: .person))
        }
    }

    /// Learns that an offered shortcut was not wanted now.
    ///
    /// - Throws: `StoreError`; of kind `notFound` when there is no such shortcut.
    package func dismiss(_ shortcut: Int, place: String? = nil) async throws {
        let (clock, now) = (clock, clock.now())
        try await revise { state, store in
            try Self.check(shortcut, in: store)
            let occasion = clock.occasion(now, place: place, on: .search, after: state.engine)
            state.engine.dismiss(ActionID(Int64(shortcut)), at: occasion)
        }
    }

    /// Learns what was done since the last time, and keeps it.
    ///
    /// - Throws: `StoreError`.
    package func catchUp() async throws {
        _ = try await caughtUp()
    }

    /// Keeps what a person has settled about an app. What was done before is learned, or passed over, as was settled
    /// until now.
    ///
    /// - Throws: `StoreError`; where there is no such app too.
    package func keep(_ settings: AppSettingsRecord) async throws {
        let turn = LearningTurn(clock: clock, known: known, report: report)
        known = try await store.transaction { store in
            let kept = try turn.catchUp(in: store)
            try store.keepSettings(settings)
            return kept
        }
    }

    /// Deletes the donations of an app, or all, and forgets what was learned; all of it or nothing. What is done from
    /// now on is learned again.
    ///
    /// - Throws: `StoreError`.
    package func forget(app: String? = nil) async throws -> RemovedDonations {
        let removed = try await revise { state, store in
            let shortcuts = try app.map { app in try store.shortcuts(of: app, at: .distantPast).map(\.id) }
            let removed = try store.deleteDonations(of: app)
            if let shortcuts { state.forget(shortcuts) } else { state.forgetAll() }
            state.mark = try store.usesMark()
            return removed
        }
        forgotten(removed, app)
        return removed
    }
}

// MARK: - Turns

extension Offers {
    /// The state with everything learned that was done.
    private func caughtUp() async throws -> LearnedState {
        let turn = LearningTurn(clock: clock, known: known, report: report)
        let kept = try await store.transaction { store in try turn.catchUp(in: store) }
        known = kept
        return kept?.state ?? LearnedState()
    }

    /// Changes the state once everything is learned that was done.
    private func revise<Result: Sendable>(
        _ change: @escaping @Sendable (inout LearnedState, isolated Store) throws -> Result
    ) async throws -> Result {
        let turn = LearningTurn(clock: clock, known: known, report: report)
        let (kept, result) = try await store.transaction { store in try turn.take(in: store, change) }
        known = kept
        return result
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
        var numbers: Set<Int> = []
        for (app, payload) in try await store.relevantShortcutPayloads() where relevance.fits(payload) {
            if let number = try await number(of: payload.shortcut, of: app) { numbers.insert(number) }
        }
        return numbers.sorted().compactMap { shown[$0] }
    }

    /// By the same rules as what is donated, and kept.
    private func number(of shortcut: ShortcutPayload, of app: String) async throws -> Int? {
        switch shortcut {
        case .activity(let activity): return try await store.shortcut(of: activity, of: app)
        case .intent(let intent):
            guard let identity = await identity(intent, app) else { return nil }
            return try await store.shortcut(of: identity)
        }
    }

    private static func check(_ shortcut: Int, in store: isolated Store) throws {
        guard try store.shortcut(shortcut) == nil else { return }
        throw StoreError(
            .notFound, path: "", reason: "there is no shortcut \(shortcut)",
            mend: "see 'beckon shortcuts suggested --all' for those there are")
    }
}
