// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppHost
import Synchronization

/// Passes what happens to apps on to all who want to hear of it.
package final class AppNews: Sendable {
    package typealias Listener = @Sendable (AppHostEvent) -> Void

    /// Listens for as long as it lives.
    package final class Subscription: Sendable {
        private let news: AppNews
        private let number: Int

        fileprivate init(_ news: AppNews, _ number: Int) {
            self.news = news
            self.number = number
        }

        deinit {
            news.state.withLock { _ = $0.listeners.removeValue(forKey: number) }
        }
    }

    private struct State {
        var listeners: [Int: Listener] = [:]
        var last = 0
    }

    private let state = Mutex(State())

    package init() {}

    /// - Parameter listener: Called on any thread; it should be quick.
    package func subscribe(_ listener: @escaping Listener) -> Subscription {
        let number = state.withLock { state in
            state.last += 1
            state.listeners[state.last] = listener
            return state.last
        }
        return Subscription(self, number)
    }

    package func post(_ event: AppHostEvent) {
        // Called without the lock: a listener may end its own subscription.
        let listeners = state.withLock { state in state.listeners.sorted { $0.key < $1.key }.map(\.value) }
        for listener in listeners { listener(event) }
    }
}
