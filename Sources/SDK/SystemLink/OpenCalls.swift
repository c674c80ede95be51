// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Wire

/// The calls that wait for the system, by their numbers.
final class OpenCalls: Sendable {
    /// How many may be open at once; the system refuses more than twice as many.
    static let limit = 32

    private struct State {
        var nextID = 1
        var open: [Int: PendingCall] = [:]
        var hasEnded = false
    }

    private let state = Mutex(State())
    private let room = DispatchSemaphore(value: OpenCalls.limit)

    /// Waits for room and gives a new call its number.
    ///
    /// - Returns: Nil when there was no room until the deadline. Otherwise ``close(_:)`` must follow.
    /// - Throws: ``SystemCallFailure/closed`` when the connection has ended.
    func open(until deadline: DispatchTime) throws(SystemCallFailure) -> (id: Int, PendingCall)? {
        guard room.wait(timeout: deadline) == .success else { return nil }
        let call = state.withLock { state -> (id: Int, PendingCall)? in
            guard !state.hasEnded else { return nil }
            let id = state.nextID
            state.nextID += 1
            let pending = PendingCall()
            state.open[id] = pending
            return (id, pending)
        }
        if let call { return call }
        room.signal()
        throw .closed
    }

    func close(_ id: Int) {
        state.withLock { $0.open[id] = nil }
        room.signal()
    }

    /// Hands a result to whoever waits for it; nobody does when it comes late.
    func take(_ result: SystemResult, of id: Int) {
        state.withLock { $0.open[id] }?.finish(result)
    }

    /// The connection is gone: nobody shall wait any longer.
    func end() {
        let open = state.withLock { state in
            state.hasEnded = true
            return Array(state.open.values)
        }
        open.forEach { $0.finish(nil) }
    }
}
