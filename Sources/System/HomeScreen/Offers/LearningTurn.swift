// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import Store
import Suggestions

/// One look at what was learned, in a transaction of the store, which no other writer interrupts.
struct LearningTurn: Sendable {
    /// A state with the bytes that it was read from, or written as.
    struct StoredState: Sendable {
        var data: Data
        var state: LearnedState
        /// How many uses the state has learned since; they are learned again by anyone who reads the bytes.
        var unwrittenUses = 0
    }

    let clock: PersonalClock
    /// What an earlier turn has read, which is reused if it was not changed since.
    let known: StoredState?
    /// Called with one sentence about what was lost.
    let report: @Sendable (Sentence) -> Void

    /// More donations since the last time are passed over, but for the last of them.
    private static let greatestBacklog = 20_000
    /// A state of so many bytes takes longer to write than some uses to be learned again.
    static let largeState = 16_384
    private static let mostUnwrittenUses = 16

    /// Learns what was done since the last time, then does what changes the state, and keeps it.
    ///
    /// - Returns: What is kept now, and what the change gave.
    func take<Result>(
        in store: isolated Store, _ change: (inout LearnedState, isolated Store) throws -> Result
    ) throws -> (kept: StoredState, result: Result) {
        var state = try state(in: store)?.state ?? LearnedState()
        _ = try learn(into: &state, from: store)
        let result = try change(&state, store)
        return (try keep(state, in: store), result)
    }

    /// Learns what was done since the last time, and keeps it where there is anything to learn.
    func catchUp(in store: isolated Store) throws -> StoredState? {
        let kept = try state(in: store)
        var state = kept?.state ?? LearnedState()
        guard let learned = try learn(into: &state, from: store) else { return kept }
        if let kept, kept.data.count > Self.largeState, kept.unwrittenUses + learned < Self.mostUnwrittenUses {
            return StoredState(data: kept.data, state: state, unwrittenUses: kept.unwrittenUses + learned)
        }
        return try keep(state, in: store)
    }

    private func state(in store: isolated Store) throws -> StoredState? {
        guard let data = try store.suggestionState() else { return nil }
        if let known, known.data == data { return known }
        do {
            return StoredState(data: data, state: try LearnedState(data))
        } catch {
            report("\(error)")
            return StoredState(data: data, state: LearnedState())
        }
    }

    private func keep(_ state: LearnedState, in store: isolated Store) throws -> StoredState {
        let kept = StoredState(data: state.data(), state: state)
        try store.keepSuggestionState(kept.data)
        return kept
    }

    /// - Returns: How many uses there were to learn; nil if there was nothing to forget either.
    private func learn(into state: inout LearnedState, from store: isolated Store) throws -> Int? {
        let news = try store.newUses(since: state.mark, limit: Self.greatestBacklog)
        let gone = state.engine.actions.map { Int($0.rawValue) }.filter { !news.actions.contains($0) }
        guard news.mark != state.mark || !gone.isEmpty else { return nil }
        for use in news.uses where state.isNew(RecentUse(use)) {
            let date = Date(timeIntervalSince1970: Double(use.moment))
            let seconds = clock.seconds(at: date)
            let isStart = state.engine.isStart(atLocalSeconds: seconds)
            state.engine.learn(
                ActionID(Int64(use.action)),
                at: Occasion(localSeconds: seconds, zone: clock.zone(at: date), isStart: isStart))
        }
        if !gone.isEmpty { state.forget(gone) }
        state.mark = news.mark
        // What is to be forgotten is not to stay written.
        return gone.isEmpty ? news.uses.count : Self.mostUnwrittenUses
    }
}
