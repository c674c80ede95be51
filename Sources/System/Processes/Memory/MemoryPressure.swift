// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
package import Sentences

/// Where news comes from that the machine runs out of memory.
package struct MemoryPressure: Sendable {
    private let makeEvents: @Sendable () throws(Problem<Fault>) -> AsyncStream<Void>

    /// - Parameter events: Gives one element each time that memory is short.
    package init(_ events: @escaping @Sendable () throws(Problem<Fault>) -> AsyncStream<Void>) {
        makeEvents = events
    }

    /// One element each time that memory is short; it ends when nobody waits for more.
    ///
    /// - Throws: `Problem` where the kernel does not tell.
    package func events() throws(Problem<Fault>) -> AsyncStream<Void> {
        try makeEvents()
    }

    /// The kernel's own: work was held up for lack of memory for more than 150 ms of 2 seconds.
    ///
    /// Told at most once in the 2 seconds, the shortest that an ordinary user may ask for; see "PSI –
    /// Pressure Stall Information" of the kernel's documentation.
    package static let kernel = MemoryPressure { () throws(Problem<Fault>) in
        let trigger = try PressureTrigger(path: "/proc/pressure/memory", wish: "some 150000 2000000")
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        continuation.onTermination = { _ in trigger.cancel() }
        trigger.start {
            continuation.yield()
        } ended: {
            continuation.finish()
        }
        return stream
    }
}
