// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Wire

extension SystemLink {
    /// How long the system has for one call.
    package static let callLimit = Duration.seconds(10)

    /// Asks the system and waits for its result, blocking the calling thread.
    ///
    /// May be called on any thread and by many at once, from inside a handler
    /// too: another thread reads. Those for whom there is no room wait for it.
    ///
    /// - Throws: ``SystemCallFailure`` when there is no result; a refusal is one.
    package func call(
        _ call: SystemCall, within limit: Duration = SystemLink.callLimit
    ) throws(SystemCallFailure) -> SystemResult {
        guard let sent = try send(call, within: limit, waitingForRoom: true) else { throw .timeout(limit) }
        return try result(of: sent)
    }

    /// A call that is on its way to the system; whoever sent it asks for its result once.
    package struct SentCall: Sendable {
        fileprivate let id: Int
        fileprivate let pending: PendingCall
        fileprivate let deadline: DispatchTime
        fileprivate let limit: Duration
    }

    /// Sends a call and does not wait for its result: the system reads it before all that this process sends later.
    ///
    /// - Parameter waits: Whether to wait for room for another call, blocking the calling thread.
    /// - Returns: Nil when there is no room; it was not sent then.
    /// - Throws: ``SystemCallFailure`` when it cannot be sent.
    package func send(
        _ call: SystemCall, within limit: Duration = SystemLink.callLimit, waitingForRoom waits: Bool
    ) throws(SystemCallFailure) -> SentCall? {
        let deadline = DispatchTime.now() + limit.dispatchInterval
        guard let (id, pending) = try calls.open(until: waits ? deadline : .now()) else { return nil }
        do throws(FrameError) {
            send(try FrameEncoder.encode(.call(id: id, call)))
        } catch {
            calls.close(id)
            throw .unsendable(error)
        }
        readIfNeeded()
        return SentCall(id: id, pending: pending, deadline: deadline, limit: limit)
    }

    /// Waits for the result of a call, blocking the calling thread.
    ///
    /// - Throws: ``SystemCallFailure`` when there is no result; a refusal is one.
    package func result(of sent: SentCall) throws(SystemCallFailure) -> SystemResult {
        defer { calls.close(sent.id) }
        guard sent.pending.wait(until: sent.deadline) else { throw .timeout(sent.limit) }
        guard let result = sent.pending.result else { throw .closed }
        return result
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
