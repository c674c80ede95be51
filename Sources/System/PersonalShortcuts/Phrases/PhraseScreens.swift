// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Processes
import Store
import Synchronization
package import Wire

/// The screens that apps have asked for and that wait for a person.
///
/// An app has one at most. The call that shows one waits, without holding a thread,
/// until the person is done or the screen is taken away by cancelling the task.
package final class PhraseScreens: Sendable {
    /// The result of a screen; one that the app takes away counts as left.
    package typealias Outcome = PhraseScreenCall.Reply

    private struct Entry {
        let screen: PhraseScreen
        var waiter: CheckedContinuation<Outcome, Never>?
        /// The result before anybody waited.
        var outcome: Outcome?
    }

    private struct State {
        var entries: [Int: Entry] = [:]
        var last = 0

        mutating func next() -> Int {
            last += 1
            return last
        }

        var open: [PhraseScreen] {
            entries.values.filter { $0.outcome == nil }.map(\.screen).sorted { $0.id < $1.id }
        }
    }

    private let state = Mutex(State())
    private let news = Broadcast<[PhraseScreen]>()

    package init() {}

    /// The screens that wait, the longest waiting first.
    package var open: [PhraseScreen] { state.withLock(\.open) }

    /// Nil when there is none of the number, or the person is done with it.
    package func screen(_ id: Int) -> PhraseScreen? { open.first { $0.id == id } }

    /// The screens that wait now, then again whenever one comes or goes; ends with the task that listens.
    package func changes() -> AsyncStream<[PhraseScreen]> {
        state.withLock { news.events(buffering: 1, first: $0.open) }
    }

    /// Waits until the person is done with a screen that was begun, or the task is cancelled; to be called once.
    func outcome(of id: Int) async -> Outcome {
        await withTaskCancellationHandler {
            await withCheckedContinuation { wait(for: id, $0) }
        } onCancel: {
            finish(id, with: .cancelled)
        }
    }

    /// The person is done with the screen, or it is taken away.
    ///
    /// - Returns: Whether it was still there.
    @discardableResult
    func finish(_ id: Int, with outcome: Outcome) -> Bool {
        let (wasThere, waiter) = state.withLock { state -> (Bool, CheckedContinuation<Outcome, Never>?) in
            guard var entry = state.entries[id], entry.outcome == nil else { return (false, nil) }
            entry.outcome = outcome
            state.entries[id] = entry.waiter == nil ? entry : nil
            tell(state)
            return (true, entry.waiter)
        }
        waiter?.resume(returning: outcome)
        return wasThere
    }

    /// Shows a screen.
    ///
    /// - Returns: Its number; nil when the app shows a screen already.
    func begin(_ purpose: PhraseScreen.Purpose, of app: BundleIdentifier) -> Int? {
        state.withLock { state in
            guard !state.open.contains(where: { $0.app == app }) else { return nil }
            let id = state.next()
            state.entries[id] = Entry(screen: PhraseScreen(id: id, app: app, purpose: purpose))
            tell(state)
            return id
        }
    }

    private func wait(for id: Int, _ waiter: CheckedContinuation<Outcome, Never>) {
        let outcome = state.withLock { state -> Outcome? in
            if let outcome = state.entries[id]?.outcome {
                state.entries[id] = nil
                return outcome
            }
            state.entries[id]?.waiter = waiter
            return nil
        }
        if let outcome { waiter.resume(returning: outcome) }
    }

    /// Under the lock, so that the last list a watcher gets is the latest.
    private func tell(_ state: State) { news.post(state.open) }
}
