// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The number of an opening that may be cancelled before it has one.
final class OpeningNumber: Sendable {
    private let state = Mutex<(number: Int?, isCancelled: Bool)>((nil, false))

    /// - Returns: Whether the opening was cancelled before.
    func set(_ number: Int) -> Bool {
        state.withLock { state in
            state.number = number
            return state.isCancelled
        }
    }

    /// - Returns: The number, if there is one already.
    func cancel() -> Int? {
        state.withLock { state in
            state.isCancelled = true
            return state.number
        }
    }
}
