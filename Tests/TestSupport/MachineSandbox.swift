// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Processes
import Synchronization

/// Whether this machine lets us make a sandbox: in some containers it does not.
package enum MachineSandbox {
    package static let reason = "bubblewrap is missing, or may not make namespaces here"

    package static let isAvailable: Bool = {
        let trial = Trial()
        let words = ["--unshare-user", "--unshare-all", "--ro-bind", "/", "/", "--proc", "/proc", "/bin/true"]
        ChildProcess.launch(
            ChildLaunch(executable: "/usr/bin/bwrap", arguments: words, environment: [:], directory: "/"),
            observer: trial)
        return trial.hasSucceeded()
    }()

    /// Waits for the end on the thread that asks: conditions of tests are asked for before any of them runs.
    private final class Trial: ChildObserver {
        private let outcome = Mutex(false)
        private let isOver = DispatchSemaphore(value: 0)

        func hasSucceeded() -> Bool {
            isOver.wait()
            return outcome.withLock(\.self)
        }

        func started(_ child: ChildProcess) {}
        func notStarted(_ error: LaunchError) { isOver.signal() }
        func received(_ bytes: UnsafeRawBufferPointer) {}
        func connectionClosed() {}
        func wrote(_ bytes: UnsafeRawBufferPointer, to channel: OutputChannel) {}

        func ended(_ termination: Termination) {
            outcome.withLock { $0 = termination.isSuccess }
            isOver.signal()
        }
    }
}
