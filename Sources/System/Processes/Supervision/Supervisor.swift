// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Descriptors
import Foundation
import Glibc
import Synchronization

/// Runs a program that is to go on forever, and starts it again whenever a signal has ended it.
///
/// The program has this process's own input and output. One that exits by itself, with whatever status, is done.
package final class Supervisor: Sendable {
    /// How long to wait before the program is started again.
    package struct Patience: Hashable, Sendable {
        /// A program that has run for so long was well: it is started again at once.
        package var wellAfter = Duration.seconds(10)
        /// Before the second start in a row that did not go well; doubled with each that follows.
        package var first = Duration.milliseconds(250)
        /// The longest wait.
        package var longest = Duration.seconds(30)

        package init() {}

        /// How long to wait after so many starts in a row that did not go well.
        func pause(after failures: Int) -> Duration {
            guard failures > 1 else { return .zero }
            return min(longest, first * (1 << min(failures - 2, 20)))
        }
    }

    private let launch: ChildLaunch
    private let patience: Patience
    private let waker: Waker
    private let isStopping = Mutex(false)

    /// - Parameter launch: Run as it is: without confinement and connection.
    /// - Throws: ``LaunchError`` where the machine has no descriptor left.
    package init(of launch: ChildLaunch, patience: Patience = Patience()) throws(LaunchError) {
        self.launch = launch
        self.patience = patience
        waker = try Waker()
    }

    /// Returns when the program has exited by itself, or was asked to.
    ///
    /// Cancelling the task asks the program to end, as Ctrl-C does, and returns when it has.
    ///
    /// - Parameter restarting: Told about each end by a signal, before the program is started again; on a thread of its
    ///   own.
    /// - Returns: The program's exit status.
    /// - Throws: ``LaunchError`` where it cannot be started.
    package func run(restarting: @escaping @Sendable (Termination.Cause) -> Void) async throws(LaunchError) -> Int {
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: CheckedContinuation<Result<Int, LaunchError>, Never>) in
                // A process ends with the thread that started it, so the thread stays.
                Thread.detachNewThread {
                    continuation.resume(returning: Result { () throws(LaunchError) in try self.loop(restarting) })
                }
            }
        } onCancel: {
            stop()
        }
        return try result.get()
    }

    private func stop() {
        isStopping.withLock { $0 = true }
        waker.wake()
    }

    private func loop(_ restarting: (Termination.Cause) -> Void) throws(LaunchError) -> Int {
        var failures = 0
        while true {
            let start = ContinuousClock.now
            let cause = try runOnce()
            guard case .signal(let number) = cause else { return cause.status }
            failures = start.duration(to: .now) < patience.wellAfter ? failures + 1 : 1
            guard !isStopping.withLock({ $0 }) else { return 128 + Int(number) }
            restarting(cause)
            guard !isWoken(within: patience.pause(after: failures)) else { return 128 + Int(number) }
        }
    }

    private func runOnce() throws(LaunchError) -> Termination.Cause {
        let started = try launch.start(descriptors: [0, 1, 2])
        var hasAsked = false
        while true {
            var watched = [
                pollfd(fd: started.end.number, events: Int16(POLLIN), revents: 0),
                // Once is enough: the program ends in its own time, or is killed by anyone who loses patience.
                pollfd(fd: hasAsked ? -1 : waker.descriptor, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&watched, 2, -1) > 0 else { continue }
            if watched[0].revents != 0 { return Termination.reap(started.process, starterPeak: 0).cause }
            kill(started.process, SIGTERM)
            hasAsked = true
        }
    }

    private func isWoken(within time: Duration) -> Bool {
        let deadline = Deadline(after: time)
        var watched = pollfd(fd: waker.descriptor, events: Int16(POLLIN), revents: 0)
        while poll(&watched, 1, deadline.millisecondsLeft) < 0, errno == EINTR {}
        return watched.revents != 0
    }
}

extension Termination.Cause {
    /// As shells have it.
    fileprivate var status: Int {
        switch self {
        case .exit(let status): status
        case .signal(let number): 128 + Int(number)
        }
    }
}
