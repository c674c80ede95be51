// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Glibc
import Synchronization

/// The work that one cause makes for the system: an app, or a command of a person's.
///
/// What somebody else made up may take any time to read, to describe or to paint. So it is done one piece after another,
/// on a thread that serves nobody else; the processor time counts against the cause; and it is stopped when the cause
/// ends, or when nobody waits for it any more:
///
/// ```swift
/// let document = try await WorkAccount.ofCaller.run { try OpenedShortcut(data, at: now) }
/// ```
///
/// The work sees in `Task.isCancelled` that it is to stop.
package final class WorkAccount: Sendable {
    private struct State {
        /// What stops the pieces that are begun or wait, by numbers of ours.
        var stops: [Int: @Sendable () -> Void] = [:]
        var last = 0
        var hasEnded = false
    }

    /// The account of the process whose call is being answered; nil outside of calls.
    @TaskLocal package static var current: WorkAccount?

    /// That of the process whose call is being answered, or a new one.
    package static var ofCaller: WorkAccount { current ?? WorkAccount() }

    private let executor = WorkExecutor()
    private let charge: @Sendable (Duration) -> Void
    private let state = Mutex(State())

    /// - Parameter charge: Told after each piece of work how much of the processor's time it took.
    package init(charge: @escaping @Sendable (Duration) -> Void = { _ in }) {
        self.charge = charge
    }

    /// Does a piece of work when those before it are done.
    ///
    /// - Throws: What the work throws; `CancellationError` where it was stopped, or was to be before it began.
    package func run<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
        let task = Task(executorPreference: executor) {
            try Task.checkCancellation()
            // The task may begin before it is admitted below, and stopped there.
            guard !self.state.withLock(\.hasEnded) else { throw CancellationError() }
            let result = try self.count(work)
            try Task.checkCancellation()
            return result
        }
        let number = admit { task.cancel() }
        defer { state.withLock { $0.stops[number] = nil } }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// Does a short piece of work here and now, and counts it.
    package func count<Result, Failure: Error>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
        let start = Self.processorTime
        defer { charge(Self.processorTime - start) }
        return try work()
    }

    /// The cause is gone: stops what is begun, and begins nothing more.
    package func end() {
        let stops = state.withLock { state in
            state.hasEnded = true
            return state.stops.values
        }
        for stop in stops { stop() }
    }

    private func admit(_ stop: @escaping @Sendable () -> Void) -> Int {
        let (number, hasEnded) = state.withLock { state in
            state.last += 1
            state.stops[state.last] = stop
            return (state.last, state.hasEnded)
        }
        if hasEnded { stop() }
        return number
    }

    /// Of the calling thread, since it began.
    private static var processorTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}

extension WorkAccount: Hashable {
    package static func == (left: WorkAccount, right: WorkAccount) -> Bool { left === right }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// One thread at a time, and none of the pool's.
private final class WorkExecutor: TaskExecutor {
    private let queue = DispatchQueue(label: "org.beckon.work", qos: .utility)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
