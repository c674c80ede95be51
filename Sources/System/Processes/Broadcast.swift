// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Passes events on to all who want to hear about them, in the order in which each has begun to listen.
package final class Broadcast<Event: Sendable>: Sendable {
    package typealias Listener = @Sendable (Event) -> Void

    /// Listens for as long as it lives.
    package final class Subscription: Sendable {
        private let end: @Sendable () -> Void

        fileprivate init(end: @escaping @Sendable () -> Void) {
            self.end = end
        }

        deinit { end() }
    }

    private struct State {
        var listeners: [Int: Listener] = [:]
        var last = 0
    }

    private let state = Mutex(State())

    package init() {}

    /// Whether anybody listens.
    package var isHeard: Bool { state.withLock { !$0.listeners.isEmpty } }

    /// - Parameter listener: Called on any thread; it should be quick.
    package func subscribe(_ listener: @escaping Listener) -> Subscription {
        let number = add(listener)
        return Subscription { [weak self] in self?.remove(number) }
    }

    /// What happens from now on, until the stream or its reader's task ends.
    ///
    /// - Parameters:
    ///   - limit: How many events may wait to be read; a reader that is slow misses the oldest.
    ///   - first: Read before all others.
    package func events(buffering limit: Int, first: Event? = nil) -> AsyncStream<Event> {
        let (stream, continuation) = AsyncStream.makeStream(of: Event.self, bufferingPolicy: .bufferingNewest(limit))
        if let first { continuation.yield(first) }
        let number = add { continuation.yield($0) }
        continuation.onTermination = { [weak self] _ in self?.remove(number) }
        return stream
    }

    package func post(_ event: Event) {
        // Called without the lock: a listener may end its own subscription.
        let listeners = state.withLock { state in state.listeners.sorted { $0.key < $1.key }.map(\.value) }
        for listener in listeners { listener(event) }
    }

    private func add(_ listener: @escaping Listener) -> Int {
        state.withLock { state in
            state.last += 1
            state.listeners[state.last] = listener
            return state.last
        }
    }

    private func remove(_ number: Int) {
        state.withLock { _ = $0.listeners.removeValue(forKey: number) }
    }
}
