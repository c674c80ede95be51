// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CLinux

/// What a process's thread has to carry on before it waits again.
///
/// Used on that thread alone.
final class CarriedJobs {
    private var jobs: [UnownedJob] = []

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

    func append(_ job: UnownedJob) {
        jobs.append(job)
    }

    /// Runs what there is and what comes of it.
    func run() {
        let executor = CarryingExecutor.shared.asUnownedTaskExecutor()
        while !jobs.isEmpty {
            let batch = jobs
            jobs.removeAll(keepingCapacity: true)
            for job in batch { job.runSynchronously(on: executor) }
        }
    }
}
