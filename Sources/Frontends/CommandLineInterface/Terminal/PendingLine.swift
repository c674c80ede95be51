// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A line that a task waits for, until it comes or the task is cancelled.
final class PendingLine: Sendable {
    private enum State {
        case new
        case awaited(CheckedContinuation<String?, Never>)
        case come(String?)
    }

    private let state = Mutex(State.new)

    /// The line, or nil when the task is cancelled first.
    ///
    /// - Parameter read: Begins to read; what it reads it gives to ``give(_:)``.
    func value(reading read: () -> Void) async -> String? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let come = state.withLock { state -> String?? in
                    if case .come(let line) = state { return .some(line) }
                    state = .awaited(continuation)
                    return nil
                }
                if let come { return continuation.resume(returning: come) }
                read()
            }
        } onCancel: {
            give(nil)
        }
    }

    /// The first line given counts.
    func give(_ line: String?) {
        let continuation = state.withLock { state -> CheckedContinuation<String?, Never>? in
            defer { if case .come = state {} else { state = .come(line) } }
            if case .awaited(let continuation) = state { return continuation }
            return nil
        }
        continuation?.resume(returning: line)
    }
}
