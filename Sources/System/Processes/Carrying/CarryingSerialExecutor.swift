// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch

/// Runs an actor on a queue of its own, or on the thread of a process whose task asks it something.
///
/// To wake the queue's thread, and then another to carry on the task, takes many times what a short
/// look into a database does. A process's thread belongs to nobody else, so it may do the actor's work
/// by itself, and wait for its turn or for the disk: it holds up what that process says, and nothing
/// more. Tasks that come from the pool get the queue, and never wait on one of the pool's threads.
///
/// For actors whose work is short. One that asks a person, or the network, shall have a queue alone.
package final class CarryingSerialExecutor: SerialExecutor {
    private let queue: DispatchQueue
    /// Held by the thread that does the actor's work.
    private let turn = FairLock()

    /// - Parameter label: What debuggers call the queue, such as `org.beckon.store`.
    package init(label: String) {
        queue = DispatchQueue(label: label)
    }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        if let jobs = CarriedJobs.ofThisThread {
            // Not at once: anyone who enqueues may be in the middle of something.
            jobs.append(job, of: self)
        } else {
            queue.async { self.run(job) }
        }
    }

    /// Does one piece of the actor's work, when its turn has come.
    func run(_ job: UnownedJob) {
        turn.take { job.runSynchronously(on: asUnownedSerialExecutor()) }
    }
}
