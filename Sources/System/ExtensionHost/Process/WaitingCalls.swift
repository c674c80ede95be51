// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The calls of a process that wait for a person, and can be taken back.
final class WaitingCalls: Sendable {
    /// Says which call is meant, however the process numbers its calls.
    struct Ticket: Hashable, Sendable {
        fileprivate let number: Int
    }

    private struct State {
        var last = 0
        /// Nil for one that is not over and has no task yet.
        var tasks: [Int: Task<Void, Never>?] = [:]
    }

    private let state = Mutex(State())

    func ticket() -> Ticket {
        state.withLock { state in
            state.last += 1
            state.tasks.updateValue(nil, forKey: state.last)
            return Ticket(number: state.last)
        }
    }

    /// Keeps the task of a call, unless the call is over already.
    func keep(_ task: Task<Void, Never>, _ ticket: Ticket) {
        state.withLock { state in
            if state.tasks.keys.contains(ticket.number) { state.tasks.updateValue(task, forKey: ticket.number) }
        }
    }

    /// The call is over.
    func remove(_ ticket: Ticket) {
        state.withLock { _ = $0.tasks.removeValue(forKey: ticket.number) }
    }

    /// Takes all back that were kept so far.
    func cancelAll() {
        let tasks = state.withLock { state in state.tasks.values.compactMap(\.self) }
        for task in tasks { task.cancel() }
    }
}
