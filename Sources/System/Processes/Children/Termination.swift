// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CLinux
import Glibc

/// How a process ended.
package struct Termination: Hashable, Sendable {
    package enum Cause: Hashable, Sendable {
        /// By itself, with a status from 0 to 255.
        case exit(status: Int)
        /// By a signal, such as 11.
        case signal(Int32)
    }

    package var cause: Cause
    /// The most memory it had at a time, in bytes. Linux counts the starter's own size at the
    /// moment of starting as the least.
    package var peakMemory: Int

    package init(cause: Cause, peakMemory: Int) {
        self.cause = cause
        self.peakMemory = peakMemory
    }

    package var isSuccess: Bool { cause == .exit(status: 0) }
}

extension Termination {
    /// Takes the ended process off the kernel's list; blocks if it still runs.
    static func reap(_ process: pid_t) -> Termination {
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) < 0 {
            // Somebody else waited for it, against all rules: nothing is known of it.
            guard errno == EINTR else { return Termination(cause: .exit(status: 255), peakMemory: 0) }
        }
        let signal = status & 0x7f
        return Termination(
            cause: signal == 0 ? .exit(status: Int(status >> 8 & 0xff)) : .signal(signal),
            peakMemory: usage.ru_maxrss * 1024)
    }
}

extension Termination.Cause: CustomStringConvertible {
    /// Such as `exited with status 3` or `was ended by SIGSEGV`.
    package var description: String {
        switch self {
        case .exit(let status): "exited with status \(status)"
        case .signal(let number): "was ended by \(Self.signalName(number))"
        }
    }

    private static func signalName(_ number: Int32) -> String {
        beckon_signal_name(number).map { "SIG" + String(cString: $0) } ?? "signal \(number)"
    }
}
