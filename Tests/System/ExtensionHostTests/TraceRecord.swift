// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import Synchronization

/// Keeps what a host tells, and lets a test wait for the end of a process.
final class TraceRecord: Sendable {
    private struct State {
        var events: [ExtensionTrace] = []
        var waiting: [(process: Int32, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())

    func add(_ event: ExtensionTrace) {
        let continuations = state.withLock { state in
            state.events.append(event)
            guard case .ended(_, let process, _) = event else { return [CheckedContinuation<Void, Never>]() }
            defer { state.waiting.removeAll { $0.process == process } }
            return state.waiting.filter { $0.process == process }.map(\.continuation)
        }
        continuations.forEach { $0.resume() }
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
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                let isOver = state.events.contains {
                    if case .ended(_, process, _) = $0 { true } else { false }
                }
                if !isOver { state.waiting.append((process, continuation)) }
                return isOver
            }
            if isOver { continuation.resume() }
        }
    }
}
