// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Wire

/// One call and the thread that waits for its result.
final class PendingCall: Sendable {
    private let arrived = DispatchSemaphore(value: 0)
    private let received = Mutex<SystemResult?>(nil)

    /// Nil when the connection ended first.
    var result: SystemResult? { received.withLock { $0 } }

    /// - Returns: Whether it was over before the deadline.
    func wait(until deadline: DispatchTime) -> Bool {
        arrived.wait(timeout: deadline) == .success
    }

    func finish(_ result: SystemResult?) {
        received.withLock { $0 = result }
        arrived.signal()
    }
}
