// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Glibc
import Synchronization

/// A socket that another thread reads from, which ends when it is shut down.
final class OpenSocket: Sendable {
    private enum State {
        case waiting, open(Int32), ended
    }

    private let state = Mutex(State.waiting)

    /// - Returns: False if it is to end before it began.
    func set(_ number: Int32) -> Bool {
        state.withLock { state in
            guard case .waiting = state else { return false }
            state = .open(number)
            return true
        }
    }

    func clear() { state.withLock { $0 = .ended } }

    func shutDown() {
        state.withLock { state in
            if case .open(let number) = state { shutdown(number, Int32(SHUT_RDWR)) }
            state = .ended
        }
    }
}
