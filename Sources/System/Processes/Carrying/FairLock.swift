// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Synchronization

/// What one thread has at a time, and the others get in the order in which they came.
///
/// A lock goes to anyone who is quickest, and that is the thread that has just given it back: one that asks
/// without end would keep it from all others for seconds.
final class FairLock: Sendable {
    private struct State {
        var isTaken = false
        var waiters: [DispatchSemaphore] = []
    }

    private let state = Mutex(State())
    private let whenWaiting: @Sendable () -> Void

    /// - Parameter whenWaiting: Called by a thread that has got in line, before it waits.
    init(whenWaiting: @escaping @Sendable () -> Void = {}) {
        self.whenWaiting = whenWaiting
    }

    /// Waits for its turn, and gives it to the next when the work is done.
    func take<Result>(_ work: () -> Result) -> Result {
        let own: DispatchSemaphore? = state.withLock { state in
            guard state.isTaken else {
                state.isTaken = true
                return nil
            }
            let own = DispatchSemaphore(value: 0)
            state.waiters.append(own)
            return own
        }
        if let own {
            whenWaiting()
            own.wait()
        }
        defer { pass() }
        return work()
    }

    private func pass() {
        let next: DispatchSemaphore? = state.withLock { state in
            guard !state.waiters.isEmpty else {
                state.isTaken = false
                return nil
            }
            return state.waiters.removeFirst()
        }
        next?.signal()
    }
}
