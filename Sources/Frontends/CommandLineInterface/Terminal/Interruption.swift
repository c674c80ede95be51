// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CLinux
import Foundation
import Glibc

/// Lets a program end in order when a person presses Ctrl-C, closes the terminal, or the machine ends it.
///
/// After the first signal the program has fifteen seconds to end. A second one, or the end of that
/// time, ends it at once, with the status that shells give for a signal.
///
/// Signals are kept from the moment that it is made, so that one that comes while the program is still beginning
/// is passed on once it listens. Sources of Dispatch would come too late for that: they begin on another thread,
/// and what arrives before is lost.
package final class Interruption: Sendable {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    /// In milliseconds.
    private static let patience: Int32 = 15_000

    /// The pipe's, to which a byte with the number is written at each signal.
    private let (reading, writing): (Int32, Int32)

    /// Takes over the signals of the process for as long as it lives; a process makes one.
    package init() {
        var ends: [Int32] = [-1, -1]
        // Without a pipe the signals end the process as they ever did.
        let isMade = beckon_pipe(&ends) == 0
        (reading, writing) = (ends[0], ends[1])
        if isMade { beckon_report_signals(Self.signals, Int32(Self.signals.count), writing) }
    }

    /// Listens, from now on, on a thread of its own: Swift's may all be at work.
    ///
    /// - Parameter body: Called at most once, for a signal that has come or comes.
    package func listen(_ body: @escaping @Sendable () -> Void) {
        guard reading >= 0 else { return }
        Thread.detachNewThread { [reading] in
            defer { close(reading) }
            guard let number = Self.wait(at: reading, milliseconds: -1), number > 0 else { return }
            body()
            let second = Self.wait(at: reading, milliseconds: Self.patience)
            if second != 0 { _exit(128 + (second ?? number)) }
        }
    }

    /// - Returns: The signal's number, 0 when nobody waits for one any more, nil when the time is over.
    private static func wait(at pipe: Int32, milliseconds: Int32) -> Int32? {
        var number: UInt8 = 0
        while read(pipe, &number, 1) != 1 {
            var watched = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
            if poll(&watched, 1, milliseconds) == 0 { return nil }
        }
        return Int32(number)
    }

    /// The writing end stays open: a signal may just be on its way into it.
    deinit {
        guard writing >= 0 else { return }
        beckon_report_signals(Self.signals, Int32(Self.signals.count), -1)
        var end: UInt8 = 0
        _ = write(writing, &end, 1)
    }
}
