// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch

/// Lets the thread that read an answer carry on the task that waited for it.
///
/// A task goes on, after a wait, on a thread of the pool, which has to be woken
/// for it; on another processor often, and that takes longer than the whole
/// round trip to the other process. Within this preference a task stays on the
/// thread of the process that answered, until it waits for something else:
///
/// ```swift
/// await withTaskExecutorPreference(CarryingExecutor.shared) {
///     // asks extensions, one question after another
/// }
/// ```
///
/// Everything else, and everything after a wait of another kind, runs on the
/// pool as ever. What runs on a process's thread holds up what that process
/// says next and nothing more; it must not block, as on the pool.
package final class CarryingExecutor: TaskExecutor {
    package static let shared = CarryingExecutor()

    private init() {}

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        if let queue = CarriedJobs.ofThisThread {
            queue.append(job)
        } else {
            let executor = asUnownedTaskExecutor()
            DispatchQueue.global().async { job.runSynchronously(on: executor) }
        }
    }
}
