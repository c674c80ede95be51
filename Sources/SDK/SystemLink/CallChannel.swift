// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
package import Wire

/// Makes calls one after the other, in order, without holding up who makes them.
package final class CallChannel: Sendable {
    private struct State {
        /// Calls that were not answered yet.
        var open = 0
        /// Those of them that are not on their way yet, and who waits until none is.
        var unsent = 0
        var waiters: [CheckedContinuation<Void, Never>] = []
    }

    /// Nil in a process that the system did not start: every call fails.
    package let link: SystemLink?
    private let queue: DispatchQueue
    private let limit: Int
    private let state = Mutex(State())

    /// - Parameters:
    ///   - name: Of the channel's queue.
    ///   - limit: How many calls may wait. Anyone who makes more than the system answers is told so instead of growing.
    package init(_ name: String, link: SystemLink?, limit: Int = .max) {
        self.link = link
        self.limit = limit
        queue = DispatchQueue(label: name)
    }

    /// Makes a call when those before it are answered.
    ///
    /// - Parameter then: Called on the channel's queue with the result.
    package func call<Call: SystemCall>(
        _ call: Call, then: @escaping @Sendable (Result<Call.Reply, SystemCallFailure>) -> Void
    ) {
        self.call({ call }) { if let result = $0 { then(result) } }
    }

    /// Makes a call when those before it are answered, and waits for the result.
    ///
    /// - Throws: ``SystemCallFailure``.
    package func call<Call: SystemCall>(_ call: Call) async throws -> Call.Reply {
        try await withCheckedThrowingContinuation { continuation in
            self.call(call) { continuation.resume(with: $0) }
        }
    }

    /// Makes a call when those before it are answered.
    ///
    /// - Parameters:
    ///   - isAtOnce: Whether the call, where none is before it, is on its way before this returns: a process that
    ///     answers the system next, and is not needed any more then, has made it.
    ///   - make: Makes the call when it is its turn; nil if there is nothing to ask any more.
    ///   - then: Called on the channel's queue with the result, with nil if there was nothing to ask.
    package func call<Call: SystemCall>(
        isAtOnce: Bool = true, _ make: @escaping @Sendable () -> Call?,
        then: @escaping @Sendable (Result<Call.Reply, SystemCallFailure>?) -> Void
    ) {
        let place = state.withLock { state in
            guard state.open < limit else { return nil as Int? }
            state.open += 1
            state.unsent += 1
            return state.open
        }
        guard let place else { return later { [limit] in then(.failure(.tooManyWaiting(limit))) } }
        let sending = place == 1 && isAtOnce ? begin(make, waits: false) : nil
        if sending != nil { noteSent() }
        queue.async { [self] in
            if let sending {
                then(finish(sending))
            } else {
                let sending = begin(make, waits: true)
                noteSent()
                then(finish(sending))
            }
            state.withLock { $0.open -= 1 }
        }
    }

    /// Does something on the channel's queue, after the calls that were made.
    package func later(_ work: @escaping @Sendable () -> Void) {
        queue.async(execute: work)
    }

    /// Returns when all calls are on their way to the system.
    package func send() async {
        guard state.withLock({ $0.unsent > 0 }) else { return }
        await withCheckedContinuation { continuation in
            let isSent = state.withLock { state in
                if state.unsent > 0 { state.waiters.append(continuation) }
                return state.unsent == 0
            }
            if isSent { continuation.resume() }
        }
    }

    /// Returns when the system has answered the calls so far, and the completions have returned.
    ///
    /// - Returns: Whether there was anything to wait for.
    @discardableResult package func settle() async -> Bool {
        guard state.withLock({ $0.open > 0 }) else { return false }
        await withCheckedContinuation { continuation in later { continuation.resume() } }
        return true
    }
}

extension CallChannel {
    private enum Sending<Call: SystemCall> {
        case sent(SystemLink, SystemLink.SentCall<Call>)
        case failed(SystemCallFailure)
        /// There was nothing to send.
        case nothing
    }

    /// Nil if there is no room for a call and nothing may wait for it.
    private func begin<Call: SystemCall>(_ make: () -> Call?, waits: Bool) -> Sending<Call>? {
        guard let call = make() else { return .nothing }
        guard let link else { return .failed(.noSystem) }
        do throws(SystemCallFailure) {
            guard let sent = try link.send(call, waitingForRoom: waits) else { return nil }
            return .sent(link, sent)
        } catch {
            return .failed(error)
        }
    }

    private func noteSent() {
        let waiters = state.withLock { state in
            state.unsent -= 1
            guard state.unsent == 0 else { return [CheckedContinuation<Void, Never>]() }
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in waiters { waiter.resume() }
    }

    /// Waits for the reply, on the channel's queue.
    private func finish<Call: SystemCall>(_ sending: Sending<Call>?) -> Result<Call.Reply, SystemCallFailure>? {
        switch sending {
        case .sent(let link, let sent):
            Result { () throws(SystemCallFailure) in try link.reply(to: sent) }
        case .failed(let failure): .failure(failure)
        case .nothing: nil
        case nil: .failure(.timeout(SystemLink.callLimit))
        }
    }
}
