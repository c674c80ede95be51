// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CLinux

/// What a process's thread has to carry on before it waits again.
///
/// Used on that thread alone.
final class CarriedJobs {
    /// A job, with the actor's executor that it belongs to, if it is an actor's.
    private typealias Carried = (job: UnownedJob, owner: CarryingSerialExecutor?)

    private var jobs: [Carried] = []

    /// Nil on all threads but those of processes.
    static var ofThisThread: CarriedJobs? {
        beckon_carried_jobs().map { Unmanaged<CarriedJobs>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Makes the thread one that carries tasks, while `body` runs.
    static func withThisThread<Result>(_ body: (CarriedJobs) -> Result) -> Result {
        let jobs = CarriedJobs()
        beckon_set_carried_jobs(Unmanaged.passUnretained(jobs).toOpaque())
        defer {
            // What the last jobs leave behind goes to the pool.
            beckon_set_carried_jobs(nil)
            jobs.run()
        }
        return body(jobs)
    }

    func append(_ job: UnownedJob, of owner: CarryingSerialExecutor? = nil) {
        jobs.append((job, owner))
    }

    /// Runs what there is and the result, or as much of it as is begun within a time.
    ///
    /// - Returns: Whether that was all.
    @discardableResult
    func run(within time: Duration? = nil) -> Bool {
        let end = time.map { ContinuousClock.now + $0 }
        let executor = CarryingExecutor.shared.asUnownedTaskExecutor()
        while !jobs.isEmpty {
            if let end, end <= .now { return false }
            let batch = jobs
            jobs.removeAll(keepingCapacity: true)
            for (job, owner) in batch {
                if let owner { owner.run(job) } else { job.runSynchronously(on: executor) }
            }
        }
        return true
    }
}
