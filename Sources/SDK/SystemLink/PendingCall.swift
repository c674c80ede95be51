// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Wire

/// One call and the thread that waits for its answer.
final class PendingCall: Sendable {
    private let arrived = DispatchSemaphore(value: 0)
    private let received = Mutex<SystemAnswer?>(nil)

    /// Nil when the connection ended first.
    var answer: SystemAnswer? { received.withLock { $0 } }

    /// - Returns: Whether it was over before the deadline.
    func wait(until deadline: DispatchTime) -> Bool {
        arrived.wait(timeout: deadline) == .success
    }

    func finish(_ answer: SystemAnswer?) {
        received.withLock { $0 = answer }
        arrived.signal()
    }
}
