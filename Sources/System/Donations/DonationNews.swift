// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Passes events on to all who watch. Nobody waits for a watcher: one that is slow misses the oldest.
final class DonationNews: Sendable {
    private struct State {
        var watchers: [Int: AsyncStream<DonationEvent>.Continuation] = [:]
        var last = 0
    }

    private let state = Mutex(State())

    /// What happens from now on, until the stream or its reader's task ends.
    ///
    /// - Parameter limit: How many events may wait to be read.
    func events(buffering limit: Int) -> AsyncStream<DonationEvent> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: DonationEvent.self, bufferingPolicy: .bufferingNewest(limit))
        let number = state.withLock { state in
            state.last += 1
            state.watchers[state.last] = continuation
            return state.last
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { _ = $0.watchers.removeValue(forKey: number) }
        }
        return stream
    }

    func post(_ event: DonationEvent) {
        // Called without the lock: a watcher that ends takes it.
        for watcher in state.withLock({ Array($0.watchers.values) }) { watcher.yield(event) }
    }
}
