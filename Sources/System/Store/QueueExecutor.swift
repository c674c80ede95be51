// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch

/// Runs an actor on a queue of its own, so that its waiting for the disk never
/// holds a thread of the cooperative pool.
package final class QueueExecutor: SerialExecutor {
    private let queue: DispatchQueue

    /// - Parameter label: What debuggers call the queue, such as `org.beckon.store`.
    package init(label: String) {
        queue = DispatchQueue(label: label)
    }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let executor = asUnownedSerialExecutor()
        queue.async { job.runSynchronously(on: executor) }
    }

    /// Runs work on the queue before there is an actor to do so.
    package func perform<Value>(_ work: @escaping @Sendable () -> sending Value) async -> sending Value {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: work()) }
        }
    }
}
