// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CLinux
import Glibc
package import Sentences

/// How a process ended.
package struct Termination: Hashable, Sendable {
    /// Whether a process ended of its own accord.
    package enum Cause: Hashable, Sendable {
        /// By itself, with a status from 0 to 255.
        case exit(status: Int)
        /// By a signal, such as 11.
        case signal(Int32)
    }

    package var cause: Cause
    /// The most memory it had in use at a time, in bytes; nil if that cannot be told.
    package var peakMemory: Int?
    /// Whether it had been killed from here.
    package var wasKilled = false
    /// Whether the kernel killed it because its control group wanted more memory than it may have.
    package var exceededGroupMemory = false

    package var isSuccess: Bool { cause == .exit(status: 0) }

    /// Whether somebody else killed it: another program of the person's, or the kernel for lack of memory.
    package var wasKilledByOthers: Bool { cause == .signal(9) && !wasKilled }
}

extension Termination {
    /// The kernel keeps its count of memory by processor and adds it up roughly; far more than it errs.
    private static let uncertainty = 16 << 20

    /// The most memory this process has had in use, in bytes.
    static var ownPeakMemory: Int {
        var usage = rusage()
        return getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 ? usage.ru_maxrss * 1024 : 0
    }

    /// Takes the ended process off the kernel's list; blocks if it still runs.
    ///
    /// - Parameter starterPeak: ``ownPeakMemory`` right after it was started. Linux counts the memory a new
    ///   process borrows up to its exec as its own, so only more than that tells anything.
    static func reap(_ process: pid_t, starterPeak: Int) -> Termination {
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) < 0 {
            // Somebody else waited for it, against all rules: nothing is known of it.
            guard errno == EINTR else { return Termination(cause: .exit(status: 255), peakMemory: nil) }
        }
        let signal = status & 0x7f
        let peak = usage.ru_maxrss * 1024
        return Termination(
            cause: signal == 0 ? .exit(status: Int(status >> 8 & 0xff)) : .signal(signal),
            peakMemory: peak > starterPeak + Self.uncertainty ? peak : nil)
    }
}

extension Termination.Cause: PersonReadable {
    /// Such as `exited with status 3` or `was ended by SIGSEGV`.
    package var sentence: Sentence {
        switch self {
        case .exit(let status): "exited with status \(status)"
        case .signal(let number): "was ended by \(Self.signalName(number))"
        }
    }

    private static func signalName(_ number: Int32) -> Sentence {
        beckon_signal_name(number).map { "SIG\(String(cString: $0))" } ?? "signal \(number)"
    }
}
