// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch

/// Runs the store on a queue of its own, so that waiting for the disk never
/// holds a thread of the cooperative pool.
final class StoreExecutor: SerialExecutor {
    private let queue = DispatchQueue(label: "org.beckon.store")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let executor = asUnownedSerialExecutor()
        queue.async { job.runSynchronously(on: executor) }
    }

    /// Runs work on the queue before there is an actor to do so.
    func perform<Value>(_ work: @escaping @Sendable () -> sending Value) async -> sending Value {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: work()) }
        }
    }
}
