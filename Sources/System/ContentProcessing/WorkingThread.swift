// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Runs what takes long on threads of its own, so that the threads that all tasks share stay free.
///
/// The stack is that of a program's first thread: documents that are nested deeply take much of it.
final class WorkingThread: TaskExecutor {
    private static let stackSize = 8 << 20

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let thread = Thread { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
        thread.stackSize = Self.stackSize
        thread.start()
    }
}
