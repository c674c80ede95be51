// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import SystemLink
import Wire

/// A confined run's side of its connection: asks one thing at a time, and waits for the answer.
final class RunConnection: Sendable {
    private let link: LinkFiles
    private let decoder = Mutex(FrameDecoder())

    /// The connection that the process was started with; nil if it was started without one.
    init?() {
        guard let connection = SystemConnection.inherited() else { return nil }
        link = LinkFiles(connection)
    }

    /// Waits for the next message, and blocks the thread: nothing else happens in the process meanwhile.
    ///
    /// - Returns: Nil when there will be none.
    func next() -> MessageToRun? {
        decoder.withLock { decoder in
            do throws(FrameError) {
                guard let frame = try link.readFrame(into: &decoder) else { return nil }
                return try RunFrame<MessageToRun>(frame: frame, files: link.table).message
            } catch {
                // The system says nothing that this process cannot read.
                return nil
            }
        }
    }

    /// Sends a message, and does not wait for the system to read it.
    ///
    /// - Throws: `FrameError` if it cannot cross; nothing was sent then.
    func send(_ message: MessageFromRun) throws(FrameError) {
        try link.send(FrameEncoder.outgoing(RunFrame(message, filesIn: .temporaryFolder)))
    }
}
