// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Synchronization

/// Runs the work of one request: up to its first suspension on the thread that
/// read it, then on threads that no other request can take away.
///
/// Handlers written for completions block: they wait for semaphores, files,
/// other tasks. On Swift's own pool, which has one thread a core, two of them
/// would stop everyone else.
package final class RequestExecutor: TaskExecutor {
    private enum First {
        case awaited
        case held(UnownedJob)
        case run
    }

    private let first = Mutex(First.awaited)

    package init() {}

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let isHeld = first.withLock { first in
            guard case .awaited = first else { return false }
            first = .held(job)
            return true
        }
        guard !isHeld else { return }
        // A serial queue gets a thread even while all others are blocked; a concurrent one waits for a core.
        DispatchQueue(label: "SystemLink.request").async {
            job.runSynchronously(on: self.asUnownedTaskExecutor())
        }
    }

    /// Runs what making the task has enqueued, on the calling thread.
    package func runFirstJob() {
        let job: UnownedJob? = first.withLock { first in
            defer { first = .run }
            guard case .held(let job) = first else { return nil }
            return job
        }
        job?.runSynchronously(on: asUnownedTaskExecutor())
    }
}
