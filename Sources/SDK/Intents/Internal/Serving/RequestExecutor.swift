// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Runs the work of one request on threads that no other request can take away.
///
/// Handlers written for completions block: they wait for semaphores, files,
/// other tasks. On Swift's own pool, which has one thread a core, two of them
/// would stop everyone else.
final class RequestExecutor: TaskExecutor {
    static let shared = RequestExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        // A serial queue gets a thread even while all others are blocked; a concurrent one waits for a core.
        DispatchQueue(label: "Intents.request").async {
            job.runSynchronously(on: self.asUnownedTaskExecutor())
        }
    }
}
