// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The right to have browsers running. Two have it at a time: a browser takes a processor for itself, and one that has
/// to wait long for it takes a tap for a long press.
final class BrowserPlace: Sendable {
    private struct Queue {
        var free = 2
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private static let queue = Mutex(Queue())
    private let isLeft = Atomic(false)

    private init() {}

    deinit { leave() }

    static func take() async -> BrowserPlace {
        await withCheckedContinuation { continuation in
            let isFree = queue.withLock { queue in
                if queue.free > 0 {
                    queue.free -= 1
                    return true
                }
                queue.waiting.append(continuation)
                return false
            }
            if isFree { continuation.resume() }
        }
        return BrowserPlace()
    }

    /// Lets the next one in; done by itself at the latest when nobody has the place any more.
    func leave() {
        guard !isLeft.exchange(true, ordering: .relaxed) else { return }
        let next = Self.queue.withLock { queue in
            if queue.waiting.isEmpty { queue.free += 1 }
            return queue.waiting.isEmpty ? nil : queue.waiting.removeFirst()
        }
        next?.resume()
    }
}
