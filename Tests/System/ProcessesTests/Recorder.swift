// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Processes
import Synchronization

/// Keeps what a process said and waits for its end.
final class Recorder: ChildObserver {
    private struct State {
        var child: ChildProcess?
        var received = Data()
        var termination: Result<Termination, LaunchError>?
        var continuation: CheckedContinuation<Result<Termination, LaunchError>, Never>?
    }

    private let state = Mutex(State())
    private let whenStarted: @Sendable (ChildProcess) -> Void

    init(whenStarted: @escaping @Sendable (ChildProcess) -> Void = { _ in }) {
        self.whenStarted = whenStarted
    }

    var received: String { state.withLock { String(decoding: $0.received, as: UTF8.self) } }

    func end() async -> Result<Termination, LaunchError> {
        await withCheckedContinuation { continuation in
            let termination = state.withLock { state in
                if state.termination == nil { state.continuation = continuation }
                return state.termination
            }
            if let termination { continuation.resume(returning: termination) }
        }
    }

    private func finish(_ result: Result<Termination, LaunchError>) {
        let continuation = state.withLock { state in
            state.termination = result
            return state.continuation.take()
        }
        continuation?.resume(returning: result)
    }

    func started(_ child: ChildProcess) { whenStarted(child) }
    func notStarted(_ error: LaunchError) { finish(.failure(error)) }
    func received(_ bytes: UnsafeRawBufferPointer) { state.withLock { $0.received.append(contentsOf: bytes) } }
    func connectionClosed() {}
    func wrote(_ bytes: UnsafeRawBufferPointer, to channel: OutputChannel) {}
    func ended(_ termination: Termination) { finish(.success(termination)) }
}
