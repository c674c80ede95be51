// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CLinux
import Glibc

/// Wakes a thread that waits in poll(2).
///
/// It is open as long as it lives, so a wake can be given on any thread at any time.
package final class Waker: Sendable {
    /// Readable after a call of ``wake()``.
    package let descriptor: Int32

    /// - Throws: ``LaunchError/noResources(_:)`` where the process has no room for another descriptor.
    package init() throws(LaunchError) {
        descriptor = beckon_counter()
        guard descriptor >= 0 else { throw .noResources(errno) }
    }

    deinit {
        close(descriptor)
    }

    package func wake() {
        var one: UInt64 = 1
        // A full counter wakes as well as one more would.
        _ = write(descriptor, &one, MemoryLayout<UInt64>.size)
    }

    /// Forgets the wakes so far.
    package func clear() {
        var count: UInt64 = 0
        _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
    }
}
