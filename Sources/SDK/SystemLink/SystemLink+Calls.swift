// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Wire

extension SystemLink {
    /// How long the system has for one call.
    package static let callLimit = Duration.seconds(10)

    /// Asks the system and waits for its reply, blocking the calling thread.
    ///
    /// May be called on any thread and by many at once, from inside a handler
    /// too: another thread reads. Those for whom there is no room wait for it.
    package func call<Call: SystemCall>(
        _ call: Call, within limit: Duration = SystemLink.callLimit
    ) throws(SystemCallFailure) -> Call.Reply {
        guard let sent = try send(call, within: limit, waitingForRoom: true) else { throw .timeout(limit) }
        return try reply(to: sent)
    }

    /// A call that is on its way to the system; anyone who sent it asks for its reply once.
    package struct SentCall<Call: SystemCall>: Sendable {
        fileprivate let id: Int
        fileprivate let pending: PendingCall
        fileprivate let deadline: DispatchTime
        fileprivate let limit: Duration
    }

    /// Sends a call and does not wait for its reply: the system reads it before all that this process sends later.
    ///
    /// - Parameter waits: Whether to wait for room for another call, blocking the calling thread.
    /// - Returns: Nil when there is no room; it was not sent then.
    /// - Throws: ``SystemCallFailure`` when it cannot be sent.
    package func send<Call: SystemCall>(
        _ call: Call, within limit: Duration = SystemLink.callLimit, waitingForRoom waits: Bool
    ) throws(SystemCallFailure) -> SentCall<Call>? {
        let deadline = DispatchTime.now() + limit.dispatchInterval
        guard let (id, pending) = try calls.open(until: waits ? deadline : .now()) else { return nil }
        do throws(SystemCallFailure) {
            try send(call, id: id)
        } catch {
            calls.close(id)
            throw error
        }
        return SentCall(id: id, pending: pending, deadline: deadline, limit: limit)
    }

    /// Waits for the reply to a call, blocking the calling thread.
    package func reply<Call: SystemCall>(to sent: SentCall<Call>) throws(SystemCallFailure) -> Call.Reply {
        defer { calls.close(sent.id) }
        guard sent.pending.wait(until: sent.deadline) else { throw .timeout(sent.limit) }
        return try Self.reply(in: sent.pending.answer, to: Call.self)
    }

    /// Asks the system something whose answer takes as long as a person takes.
    ///
    /// The call is on its way when this returns, and what is sent later follows it. No thread waits, and there is no
    /// deadline: the answer comes when the person is done, or the process ends.
    ///
    /// - Parameter then: Called once, on a thread that reads: it must not wait.
    package func ask<Call: SystemCall>(
        _ call: Call, then: @escaping @Sendable (Result<Call.Reply, SystemCallFailure>) -> Void
    ) {
        do throws(SystemCallFailure) {
            let id = try calls.open { answer in
                then(Result { () throws(SystemCallFailure) in try Self.reply(in: answer, to: Call.self) })
            }
            do throws(SystemCallFailure) {
                try send(call, id: id)
            } catch {
                calls.abandon(id)
                throw error
            }
        } catch {
            then(.failure(error))
        }
    }

    private func send(_ call: some SystemCall, id: Int) throws(SystemCallFailure) {
        do throws(FrameError) {
            // An extension's call is the same bytes.
            try files.send(FrameEncoder.outgoing(MessageFromApp.call(id: id, call.erased)))
        } catch {
            throw .unsendable(error)
        }
        readIfNeeded()
    }

    /// - Parameter answer: Nil if the connection ended first.
    private static func reply<Call: SystemCall>(
        in answer: SystemAnswer?, to call: Call.Type
    ) throws(SystemCallFailure) -> Call.Reply {
        guard let answer else { throw .closed }
        let result: Result<Call.Reply, CallRefusal>
        do throws(FrameError) {
            result = try answer.read(as: call)
        } catch {
            throw .unreadable(error)
        }
        do throws(CallRefusal) {
            return try result.get()
        } catch {
            throw .refused(error)
        }
    }
}

extension Duration {
    /// To the nearest nanosecond below; the longest interval where this one is longer.
    fileprivate var dispatchInterval: DispatchTimeInterval {
        let (seconds, attoseconds) = components
        let (nanoseconds, isTooLong) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        return isTooLong ? .never : .nanoseconds(Int(nanoseconds) + Int(attoseconds / 1_000_000_000))
    }
}
