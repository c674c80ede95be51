// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CLinux
import Descriptors
package import FileBytes
package import Foundation
import Glibc
package import Synchronization

/// A stream socket that never blocks, over which bytes and descriptors go.
///
/// Anybody may write: what the socket does not take at once waits, up to a bound, for ``flush()``. One thread
/// reads, and it alone closes; so it reads without the lock, and an answer does not wait for the writer that
/// has just finished asking.
package final class Connection: Sendable {
    /// Bytes that go together, and the descriptor that goes with the first of them.
    package struct Piece: Sendable {
        package var bytes: Data
        package var descriptor: Int32?
        /// Keeps the descriptor open until it is sent.
        package var owner: (any AnyObject & Sendable)?

        package init(_ bytes: Data, descriptor: Int32? = nil, owner: (any AnyObject & Sendable)? = nil) {
            self.bytes = bytes
            self.descriptor = descriptor
            self.owner = owner
        }
    }

    /// What happened to bytes to be sent.
    package enum Sending: Sendable {
        case sent
        /// In part or not at all so far; ``flush()`` writes the rest.
        case waits
        /// Nothing of them arrived, as the connection is closed.
        case closed
        /// There would be more waiting than may; the connection is of no more use.
        case overflowed
    }

    /// What one look at the connection gave.
    package enum Arrival: Sendable {
        case bytes(Int, descriptor: OpenFile?)
        case nothingYet
        case closed
    }

    private struct Output: ~Copyable {
        var socket: Descriptor?
        /// What the socket did not take at once, the first of it first.
        var waiting: [Piece] = []
        /// In bytes.
        var backlog = 0
    }

    /// Valid until ``close()``, for the thread that reads.
    package let raw: Int32
    /// Whether something waits to be written.
    package let isFull = Atomic(false)
    private let backlogLimit: Int
    private let output: Mutex<Output>

    /// - Parameters:
    ///   - socket: A connected socket, which the connection takes over and makes not block.
    ///   - backlogLimit: How many bytes may wait to be written.
    package convenience init(owning socket: Int32, backlogLimit: Int = .max) {
        self.init(Descriptor(owning: socket), backlogLimit: backlogLimit)
    }

    init(_ socket: consuming Descriptor, backlogLimit: Int = .max) {
        raw = socket.number
        // Setting a flag of a descriptor that is open cannot fail.
        _ = fcntl(socket.number, F_SETFL, O_NONBLOCK)
        self.backlogLimit = backlogLimit
        output = Mutex(Output(socket: socket))
    }

    /// Sends pieces, one right after the other.
    package func send(_ pieces: [Piece]) -> Sending {
        output.withLock { output in
            guard let socket = output.socket?.number else { return .closed }
            var rest = pieces[...]
            if output.waiting.isEmpty, !Self.write(&rest, to: socket), rest.count == pieces.count { return .closed }
            guard !rest.isEmpty else { return .sent }
            let count = rest.reduce(0) { $0 + $1.bytes.count }
            guard output.backlog <= backlogLimit - count else { return .overflowed }
            output.waiting += rest
            output.backlog += count
            isFull.store(true, ordering: .releasing)
            return .waits
        }
    }

    /// How many bytes wait to be written.
    package var backlog: Int { output.withLock { $0.backlog } }

    /// Writes more of what waits.
    package func flush() {
        output.withLock { output in
            guard let socket = output.socket?.number, !output.waiting.isEmpty else { return }
            var rest = output.waiting[...]
            // A closed connection shows itself when it is read.
            if !Self.write(&rest, to: socket) { rest = [] }
            output.waiting = Array(rest)
            output.backlog = rest.reduce(0) { $0 + $1.bytes.count }
            isFull.store(!rest.isEmpty, ordering: .releasing)
        }
    }

    /// Reads what is there, without waiting; for the one thread that reads.
    package func receive(into buffer: UnsafeMutableRawBufferPointer) -> Arrival {
        while true {
            var descriptor: Int32 = -1
            let count = beckon_receive(raw, buffer.baseAddress, buffer.count, &descriptor)
            if count > 0 { return .bytes(count, descriptor: descriptor < 0 ? nil : OpenFile(owning: descriptor)) }
            if count == 0 { return .closed }
            if errno == EINTR { continue }
            return errno == EAGAIN ? .nothingYet : .closed
        }
    }

    /// Ends the connection both ways; the thread that reads will see it and close.
    package func shutDown() {
        output.withLock { output in
            if let socket = output.socket?.number { shutdown(socket, Int32(SHUT_RDWR)) }
        }
    }

    /// Lets go of the socket and of what waits.
    package func close() {
        output.withLock { output in
            output.socket = nil
            output.waiting = []
            output.backlog = 0
            isFull.store(false, ordering: .releasing)
        }
    }

    /// Takes off the pieces what the socket takes.
    ///
    /// - Returns: False when the socket is closed.
    private static func write(_ pieces: inout ArraySlice<Piece>, to socket: Int32) -> Bool {
        while let piece = pieces.first {
            let sent = piece.bytes.withUnsafeBytes {
                beckon_send(socket, $0.baseAddress, $0.count, piece.descriptor ?? -1, 0)
            }
            if sent < 0 {
                if errno == EINTR { continue }
                return errno == EAGAIN
            }
            if sent == piece.bytes.count {
                pieces.removeFirst()
            } else {
                // The descriptor went with the first byte.
                pieces[pieces.startIndex] = Piece(piece.bytes.dropFirst(sent))
            }
        }
        return true
    }
}
