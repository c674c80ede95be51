// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// What every process that serves the system does alike.
package enum ServedProcess {
    /// Runs the main run loop forever, so that `@MainActor` code, timers and the main queue work.
    package static func runMainLoop() -> Never {
        // A run loop without a source returns at once; this timer keeps it waiting.
        let keeper = Timer(fire: .distantFuture, interval: .greatestFiniteMagnitude, repeats: true) { _ in }
        RunLoop.main.add(keeper, forMode: .default)
        while true {
            _ = RunLoop.main.run(mode: .default, before: .distantFuture)
        }
    }

    /// Ends the process as its connection has ended; why, if not well, is told on standard error.
    ///
    /// - Parameter module: The module that speaks.
    package static func end(_ ending: SystemLink.Ending, of module: String) -> Never {
        if let reason = ending.reason {
            StandardError.write(reason, from: module)
        }
        // Not `exit`: code that still runs must not meet global values being torn down.
        fflush(nil)
        _exit(ending.exitCode)
    }
}

extension SystemLink.Ending {
    /// The process's exit status.
    package var exitCode: Int32 {
        switch self {
        case .closed: 0
        case .unreadable: 65
        }
    }

    /// What went wrong, if anything did.
    package var reason: String? {
        switch self {
        case .closed: nil
        case .unreadable(let reason): "the system sent an unreadable message: \(reason)"
        }
    }
}
