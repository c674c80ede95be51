// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Sentences
package import Store
import Suggestions
package import Wire

/// What is offered to a person: what they did is learned from the store, and what is likely next comes back.
///
/// It needs no events: whenever something is asked, what was donated and continued since the last time is
/// learned first, from where the kept state ends. So what any process did counts, and what was deleted before does not.
/// Calls take turns, those of other processes too: each reads and keeps what was learned in one transaction.
package actor Offers {
    private let store: Store
    private let clock: PersonalClock
    private let identity: @Sendable (_ intent: IntentPayload, _ app: String) async -> DonatedActionIdentity?
    private let forgotten: @Sendable (_ removed: RemovedDonations, _ app: String?) -> Void
    private let report: @Sendable (Sentence) -> Void
    /// What the last turn has seen. Others may have taken theirs since; the next turn looks.
    private var known: LearningTurn.StoredState?

    /// - Parameters:
    ///   - calendar: Whose time zone is the person's.
    ///   - identity: Which action an app's intent is, if it was ever donated; nil if it could not be.
    ///   - forgotten: Called with the donations of an app, or of all, that were deleted.
    ///   - report: Called with one sentence about what was lost.
    package init(
        store: Store, calendar: Calendar, now: @escaping @Sendable () -> Date = { Date() },
        identity: @escaping @Sendable (_ intent: IntentPayload, _ app: String) async -> DonatedActionIdentity?,
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
    ///   - place: What the person calls where they are; nil if it is not known.
    /// - Throws: `StoreError`.
    package func offers(
        at date: Date? = nil, place: String? = nil, on surface: Surface = .search, limit: Int
    ) async throws -> [Offer] {
        guard limit > 0 else { return [] }
        let engine = try await caughtUp().engine
        let date = date ?? clock.now()
        let shown = try await shownActions(at: date)
        let occasion = clock.occasion(date, place: place, on: surface, after: engine)
        let suggestions = engine.suggestions(at: occasion, limit: engine.actionCount)
        let relevance = Relevance(date: date, calendar: clock.calendar, place: place)
        let relevant = try await relevantActions(relevance, shown)
        var offers: [Offer] = []
        for action in relevant {
            let probability = suggestions.first { $0.action.rawValue == Int64(action.id) }?.probability
            offers.append(Offer(action: action, reason: .relevant, probability: probability.map(Double.init)))
        }
        for suggestion in suggestions {
            guard let action = shown[Int(suggestion.action.rawValue)], !relevant.contains(action) else { continue }
            offers.append(
                Offer(
                    action: action, reason: .learned(suggestion.reason),
                    probability: Double(suggestion.probability)))
        }
        return Array(offers.prefix(limit))
    }

    /// Learns that an offered action was taken up. What its app donates of it within two minutes, before or after, is
    /// that, and does not count once more.
    ///
    /// - Throws: `StoreError`; of kind `notFound` when there is no such action.
    package func accept(_ action: Int, place: String? = nil) async throws {
        let (clock, now) = (clock, clock.now())
        try await revise { state, store in
            try Self.check(action, in: store)
            let moment = Int64(max(0, min(now.timeIntervalSince1970, 253_402_300_799)))
            state.engine.forgiveRefusals(of: ActionID(Int64(action)))
            guard state.isNew(RecentUse(action: action, moment: moment, sources: .person)) else { return }
            let occasion = clock.occasion(now, place: place, on: .search, after: state.engine)
            state.engine.learn(ActionID(Int64(action)), at: occasion)
        }
    }

    /// Learns that an offered action was not wanted now.
    ///
    /// - Throws: `StoreError`; of kind `notFound` when there is no such action.
    package func dismiss(_ action: Int, place: String? = nil) async throws {
        let (clock, now) = (clock, clock.now())
        try await revise { state, store in
            try Self.check(action, in: store)
            let occasion = clock.occasion(now, place: place, on: .search, after: state.engine)
            state.engine.dismiss(ActionID(Int64(action)), at: occasion)
        }
    }

    /// Learns what was done since the last time, and keeps it.
    ///
    /// - Throws: `StoreError`.
    package func catchUp() async throws {
        _ = try await caughtUp()
    }

    /// The settings of the apps for which a person has changed them, by identifier.
    package func settings() async throws(StoreError) -> [String: AppSettingsRecord] { try await store.settings() }

    /// The settings of an app.
    package func settings(of app: String) async throws(StoreError) -> AppSettingsRecord {
        try await store.settings(of: app)
    }

    /// Keeps what a person has settled about an app. What was done before is learned, or passed over, as was settled
    /// until now.
    ///
    /// - Throws: `StoreError`; where there is no such app too.
    package func keep(_ settings: AppSettingsRecord) async throws {
        let turn = LearningTurn(clock: clock, known: known, report: report)
        known = try await store.transaction { store in
            // What is learned is written: another process is not to learn it as is settled from now on.
            try turn.take(in: store) { _, store in try store.keepSettings(settings) }.kept
        }
    }

    /// Deletes the donations of an app, or all, and forgets what was learned; all of it or nothing. What is done from
    /// now on is learned again.
    ///
    /// - Throws: `StoreError`.
    package func forget(app: String? = nil) async throws -> RemovedDonations {
        let removed = try await revise { state, store in
            let actions = try app.map { app in try store.actions(of: app, at: .distantPast).map(\.id) }
            let removed = try store.deleteDonations(of: app)
            if let actions { state.forget(actions) } else { state.forgetAll() }
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

// MARK: - Actions

extension Offers {
    /// By number; those of apps whose suggestions are switched off are not among them.
    private func shownActions(at date: Date) async throws -> [Int: DonatedActionRecord] {
        let settings = try await store.settings()
        let shown = try await store.actions(at: date).filter { settings[$0.app]?.suggests ?? true }
        return Dictionary(uniqueKeysWithValues: shown.map { ($0.id, $0) })
    }

    private func relevantActions(
        _ relevance: Relevance, _ shown: [Int: DonatedActionRecord]
    ) async throws -> [DonatedActionRecord] {
        var numbers: Set<Int> = []
        for (app, payload) in try await store.relevantActions() where relevance.fits(payload) {
            if let number = try await number(of: payload.action, of: app) { numbers.insert(number) }
        }
        return numbers.sorted().compactMap { shown[$0] }
    }

    /// By the same rules as what is donated, and kept.
    private func number(of action: AppActionPayload, of app: String) async throws -> Int? {
        switch action {
        case .activity(let activity): return try await store.action(of: activity, of: app)
        case .intent(let intent):
            guard let identity = await identity(intent, app) else { return nil }
            return try await store.action(of: identity)
        }
    }

    private static func check(_ action: Int, in store: isolated Store) throws {
        guard try store.action(action) == nil else { return }
        throw StoreError(
            .notFound, reason: "there is no donated action \(action)", remedy: "see 'beckon phrase donated --all'")
    }
}
