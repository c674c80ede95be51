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
        let deadline = DispatchTime.now() + limit.dispatchInterval
        guard let (id, pending) = try calls.open(until: deadline) else { throw .timeout(limit) }
        defer { calls.close(id) }
        do throws(FrameError) {
            send(try FrameEncoder.encode(.call(id: id, call)))
        } catch {
            throw .unsendable(error)
        }
        readIfNeeded()
        guard pending.wait(until: deadline) else { throw .timeout(limit) }
        guard let result = pending.result else { throw .closed }
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
