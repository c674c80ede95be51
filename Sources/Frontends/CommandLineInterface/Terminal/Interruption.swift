// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Glibc

/// Lets a program end in order when a person presses Ctrl-C, closes the terminal, or the machine ends it.
///
/// The first signal is reported, and the program has so long to end. A second one, or the end of that
/// time, ends it at once, with the status that shells give for a signal.
package final class Interruption: Sendable {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    private static let patience = DispatchTimeInterval.seconds(15)

    /// Set when it is made and never changed; a source may be cancelled on any thread.
    nonisolated(unsafe) private let sources: [any DispatchSourceSignal]

    /// Takes over the signals of the process for as long as it lives.
    ///
    /// - Parameter tell: Called at most once, on a thread of Dispatch.
    package init(_ tell: @escaping @Sendable () -> Void) {
        let queue = DispatchQueue(label: "org.beckon.interruption")
        // Only ever used on the queue.
        nonisolated(unsafe) var isTold = false
        sources = Self.signals.map { number in
            // Else the signal's own action would be quicker.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler {
                if isTold { _exit(128 + number) }
                isTold = true
                queue.asyncAfter(deadline: .now() + Self.patience) { _exit(128 + number) }
                tell()
            }
            source.activate()
            return source
        }
    }

    deinit {
        for source in sources { source.cancel() }
        for number in Self.signals { signal(number, SIG_DFL) }
    }
}
