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
        /// Those that no thread waits for.
        var lasting: [Int: @Sendable (SystemAnswer?) -> Void] = [:]
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

    /// Gives a new call its number that no thread waits for. It takes the room of no other.
    ///
    /// - Parameter then: Called once with the answer, and with nil when the connection ends.
    /// - Throws: ``SystemCallFailure/closed`` when the connection has ended.
    func open(then: @escaping @Sendable (SystemAnswer?) -> Void) throws(SystemCallFailure) -> Int {
        let id = state.withLock { state -> Int? in
            guard !state.hasEnded else { return nil }
            let id = state.nextID
            state.nextID += 1
            state.lasting[id] = then
            return id
        }
        guard let id else { throw .closed }
        return id
    }

    /// The call was not made after all.
    func abandon(_ id: Int) {
        state.withLock { _ = $0.lasting.removeValue(forKey: id) }
    }

    func close(_ id: Int) {
        state.withLock { $0.open[id] = nil }
        room.signal()
    }

    /// Hands an answer to anyone who waits for it; nobody does when it comes late.
    func take(_ answer: SystemAnswer, of id: Int) {
        let (pending, then) = state.withLock { ($0.open[id], $0.lasting.removeValue(forKey: id)) }
        pending?.finish(answer)
        then?(answer)
    }

    /// The connection is gone: nobody shall wait any longer.
    func end() {
        let (open, lasting) = state.withLock { state in
            state.hasEnded = true
            defer { state.lasting = [:] }
            return (Array(state.open.values), Array(state.lasting.values))
        }
        open.forEach { $0.finish(nil) }
        lasting.forEach { $0(nil) }
    }
}
