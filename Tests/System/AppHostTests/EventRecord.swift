// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppHost
import Synchronization

/// What a host has told, and a way to wait for what it will tell.
final class EventRecord: Sendable {
    private struct Waiter {
        let isThere: @Sendable ([AppHostEvent]) -> Bool
        let continuation: CheckedContinuation<Void, Never>
    }

    private let state = Mutex<(events: [AppHostEvent], waiters: [Waiter])>(([], []))

    var events: [AppHostEvent] { state.withLock(\.events) }

    func add(_ event: AppHostEvent) {
        let waiters = state.withLock { state in
            state.events.append(event)
            let events = state.events
            let done = state.waiters.filter { $0.isThere(events) }
            state.waiters.removeAll { $0.isThere(events) }
            return done
        }
        waiters.forEach { $0.continuation.resume() }
    }

    /// Returns once such an event has been told, at once if it was before.
    func wait(for isExpected: @escaping @Sendable (AppHostEvent) -> Bool) async {
        await wait { $0.contains(where: isExpected) }
    }

    /// Returns once all that has been told so far is as it should be.
    func wait(until isThere: @escaping @Sendable ([AppHostEvent]) -> Bool) async {
        await withCheckedContinuation { continuation in
            let isThereNow = state.withLock { state in
                guard !isThere(state.events) else { return true }
                state.waiters.append(Waiter(isThere: isThere, continuation: continuation))
                return false
            }
            if isThereNow { continuation.resume() }
        }
    }

    /// Returns once an app has been to these places in its life, in this order, and to no other.
    func wait(for states: [RunningApp.State], of app: String = "one") async {
        await wait { Self.states(of: app, in: $0) == states }
    }

    /// Returns once an app has been to these places in its life, in this order, whatever came after.
    func wait(forStatesFrom states: [RunningApp.State], of app: String = "one") async {
        await wait { Self.states(of: app, in: $0).starts(with: states) }
    }

    /// Returns once an app has been at this place in its life, at once if it was before.
    func wait(for wanted: RunningApp.State, of app: String = "one") async {
        await wait { event in
            if case .changed(let running) = event {
                running.state == wanted && running.identifier.hasSuffix(app)
            } else {
                false
            }
        }
    }

    /// The places in its life that an app has been to, each once in a row.
    func states(of app: String = "one") -> [RunningApp.State] {
        Self.states(of: app, in: events)
    }

    private static func states(of app: String, in events: [AppHostEvent]) -> [RunningApp.State] {
        events.reduce(into: []) { states, event in
            guard case .changed(let running) = event, running.identifier.hasSuffix(app) else { return }
            if states.last != running.state { states.append(running.state) }
        }
    }

    var problems: [String] {
        events.compactMap { if case .problem(_, let text) = $0 { "\(text)" } else { nil } }
    }

    var ends: [String] {
        events.compactMap { if case .ended(_, _, let text) = $0 { "\(text)" } else { nil } }
    }

    /// Those that a developer should look into.
    var failures: [String] {
        events.compactMap { if case .ended(_, isProblem: true, let text) = $0 { "\(text)" } else { nil } }
    }

    var delivered: [Int] {
        events.compactMap { if case .delivered(_, let id, _) = $0 { id } else { nil } }
    }

    var lines: [String] {
        events.compactMap { if case .printed(_, let line, _) = $0 { line } else { nil } }
    }
}
