// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CHTTPDaemon
import Synchronization

/// Counts the connections of one daemon that are suspended, or are to go on and have not been taken up by its thread.
///
/// libmicrohttpd ends the process where it is stopped while there are any, and its thread may come late to those that
/// were resumed, on a busy machine.
final class SuspendedConnections: Sendable {
    private struct State {
        var count = 0
        /// Finished as soon as there are none.
        var waiting: Waiting?
    }

    private let state = Mutex(State())

    /// Called on the daemon's thread.
    func suspend(_ connection: OpaquePointer) {
        state.withLock { $0.count += 1 }
        MHD_suspend_connection(connection)
    }

    /// The daemon's thread is at a connection again that was suspended, or ends it.
    func takeUp() {
        state.withLock { state in
            state.count -= 1
            if state.count == 0 { state.waiting?.finish() }
        }
    }

    /// Waits until there are none.
    ///
    /// - Returns: False if that took too long.
    func end(within patience: Duration) async -> Bool {
        let waiting = Waiting()
        state.withLock { state in
            state.waiting = waiting
            if state.count == 0 { waiting.finish() }
        }
        await waiting.wait(for: patience)
        return state.withLock { $0.count == 0 }
    }
}
