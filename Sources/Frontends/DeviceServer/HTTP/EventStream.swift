// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CHTTPDaemon
import Synchronization

/// The events that one browser gets. While there are none its connection is suspended, and holds no thread.
final class EventStream: Sendable {
    private struct State {
        var place: EventFeed.Place
        /// What is to be written, from `offset` on.
        var pending: [UInt8]
        var offset = 0
        var beatIsDue = false
        /// The connection while it is suspended; it lives as long as that, and is touched under the lock alone.
        nonisolated(unsafe) var suspended: OpaquePointer?
    }

    private let feed: EventFeed
    private let state: Mutex<State>

    /// - Parameters:
    ///   - opening: Written before any event.
    ///   - place: The last event that the browser has seen, or sees with the opening.
    init(_ feed: EventFeed, opening: [UInt8], after place: EventFeed.Place) {
        self.feed = feed
        state = Mutex(State(place: place, pending: opening))
    }

    /// Something may have come.
    func wake() {
        state.withLock { state in
            guard let connection = state.suspended else { return }
            state.suspended = nil
            MHD_resume_connection(connection)
        }
    }

    func beat() {
        state.withLock { $0.beatIsDue = true }
        wake()
    }

    func close() { feed.remove(self) }

    /// Gives the daemon the next bytes, or suspends the connection and gives 0. Called on the daemon's thread.
    func read(
        into buffer: UnsafeMutableRawBufferPointer, _ connection: OpaquePointer, _ suspensions: SuspendedConnections
    ) -> Int {
        // The daemon keeps it alive while it is suspended.
        nonisolated(unsafe) let connection = connection
        return state.withLock { state in
            if state.offset == state.pending.count {
                guard let (bytes, place) = feed.next(after: state.place) else {
                    return Int(MHD_CONTENT_READER_END_OF_STREAM)
                }
                (state.pending, state.place, state.offset) = (bytes, place, 0)
                if bytes.isEmpty, state.beatIsDue { state.pending = Array(": still here\n\n".utf8) }
                state.beatIsDue = false
            }
            let count = min(buffer.count, state.pending.count - state.offset)
            guard count > 0 else {
                // Appending wakes under this lock, so nothing is missed between the look and the sleep.
                state.suspended = connection
                suspensions.suspend(connection)
                return 0
            }
            state.pending.withUnsafeBytes {
                buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[state.offset..<(state.offset + count)]))
            }
            state.offset += count
            return count
        }
    }
}
