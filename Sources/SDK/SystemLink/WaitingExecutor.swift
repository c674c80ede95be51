// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch

/// Runs what apps' code does on threads that may wait: on Swift's own pool two handlers that block would stop everyone.
package final class WaitingExecutor: TaskExecutor {
    private let queue = DispatchQueue(label: "SystemLink.waiting", attributes: .concurrent)

    package init() {}

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
