// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import Synchronization
import Wire

/// Keeps what a host tells, and lets a test wait until something was told.
final class TraceRecord: Sendable {
    private struct Waiter {
        let isMet: @Sendable (ExtensionTrace) -> Bool
        let continuation: CheckedContinuation<Void, Never>
    }

    private struct State {
        var events: [ExtensionTrace] = []
        var waiters: [Waiter] = []
    }

    private let state = Mutex(State())

    func add(_ event: ExtensionTrace) {
        let met = state.withLock { state in
            state.events.append(event)
            let met = state.waiters.filter { $0.isMet(event) }
            state.waiters.removeAll { $0.isMet(event) }
            return met
        }
        met.forEach { $0.continuation.resume() }
    }

    var events: [ExtensionTrace] { state.withLock(\.events) }

    var started: [Int32] {
        events.compactMap { if case .started(_, let process) = $0 { process } else { nil } }
    }

    var exchanges: [ExtensionTrace.Exchange] {
        events.compactMap { if case .exchange(let exchange) = $0 { exchange } else { nil } }
    }

    var lateFaults: [String] {
        events.compactMap { if case .lateFault(_, let text) = $0 { text } else { nil } }
    }

    /// Returns once the host has told the end of the process.
    func end(of process: Int32) async {
        await wait { if case .ended(_, process, _) = $0 { true } else { false } }
    }

    /// Returns once the host was asked; it takes up what it is asked next after this.
    func asking(_ request: ExtensionRequest) async {
        await wait { if case .asked(_, request) = $0 { true } else { false } }
    }

    private func wait(until isMet: @escaping @Sendable (ExtensionTrace) -> Bool) async {
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                if state.events.contains(where: isMet) { return true }
                state.waiters.append(Waiter(isMet: isMet, continuation: continuation))
                return false
            }
            if isOver { continuation.resume() }
        }
    }
}
