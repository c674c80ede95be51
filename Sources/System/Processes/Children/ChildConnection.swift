// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Synchronization

/// Our end of a process's descriptor 3.
///
/// Anybody may write. The process's own thread reads, and it alone closes; so
/// it reads without the lock, and an answer does not wait for the writer that
/// has just finished asking.
final class ChildConnection: Sendable {
    private struct Output: ~Copyable {
        var socket: OwnedDescriptor?
        /// What the socket did not take at once.
        var waiting = Data()
    }

    /// Valid until ``close()``, for the process's own thread.
    let raw: Int32
    /// Whether something waits to be written.
    let isFull = Atomic(false)
    private let output: Mutex<Output>

    init(_ socket: consuming OwnedDescriptor) {
        raw = socket.raw
        output = Mutex(Output(socket: socket))
    }

    /// What became of bytes to be sent.
    enum Sending {
        case sent
        /// In part or not at all so far; ``flush()`` writes the rest.
        case waits
        /// Nothing of them arrived.
        case closed
    }

    func send(_ bytes: Data) -> Sending {
        output.withLock { output in
            guard let socket = output.socket?.raw else { return .closed }
            var sent = 0
            if output.waiting.isEmpty {
                guard let count = Self.write(bytes, to: socket) else { return .closed }
                sent = count
            }
            guard sent < bytes.count else { return .sent }
            output.waiting.append(bytes.dropFirst(sent))
            isFull.store(true, ordering: .releasing)
            return .waits
        }
    }

    /// How many bytes wait to be written.
    var backlog: Int {
        output.withLock { $0.waiting.count }
    }

    /// Writes more of what waits.
    func flush() {
        output.withLock { output in
            guard let socket = output.socket?.raw, !output.waiting.isEmpty else { return }
            // A closed connection shows itself when it is read.
            let sent = Self.write(output.waiting, to: socket) ?? output.waiting.count
            output.waiting = sent == output.waiting.count ? Data() : output.waiting.dropFirst(sent)
            isFull.store(!output.waiting.isEmpty, ordering: .releasing)
        }
    }

    /// Ends the connection both ways; the process's own thread will see it and close.
    func shutDown() {
        output.withLock { output in
            if let socket = output.socket?.raw { shutdown(socket, Int32(SHUT_RDWR)) }
        }
    }

    /// - Returns: Whether it was open.
    @discardableResult
    func close() -> Bool {
        output.withLock { output in
            guard output.socket != nil else { return false }
            output.socket = nil
            output.waiting = Data()
            isFull.store(false, ordering: .releasing)
            return true
        }
    }

    /// - Returns: How many bytes went, 0 when the socket is full, nil when it is closed.
    private static func write(_ bytes: Data, to socket: Int32) -> Int? {
        bytes.withUnsafeBytes { buffer in
            while true {
                let sent = Glibc.send(socket, buffer.baseAddress, buffer.count, Int32(MSG_NOSIGNAL))
                if sent >= 0 { return sent }
                if errno == EINTR { continue }
                return errno == EAGAIN ? 0 : nil
            }
        }
    }
}
