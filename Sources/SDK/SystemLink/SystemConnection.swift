// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CLinux
import FileBytes
import Foundation
import Glibc
import IntentValues
import Synchronization

/// The socket to the system.
///
/// Reading blocks the thread that reads; one at a time may. Writing never blocks the writer:
/// what the socket does not take at once, a queue of its own sends.
package final class SystemConnection: Sendable {
    /// The descriptor a process of the system's is started with.
    private static let inheritedDescriptor: Int32 = 3

    /// Bytes that go together, and the descriptor that goes with the first of them.
    struct Piece: Sendable {
        var bytes: Data
        var descriptor: Int32?
        /// Keeps the descriptor open until it is sent.
        var storage: (any FileStorage)?
    }

    private struct Unsent {
        var pieces: [Piece] = []
        var isDraining = false
    }

    private let descriptor: Int32
    private let unsent = Mutex(Unsent())
    private let queue = DispatchQueue(label: "SystemLink.SystemConnection")

    /// - Parameter descriptor: A connected stream socket, which stays open as long as its owner wants.
    package init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// The connection the process was started with; nil when descriptor 3 is no socket.
    package static func inherited() -> SystemConnection? {
        var status = stat()
        guard fstat(inheritedDescriptor, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { return nil }
        // The descriptor is the process's identity; one that it starts shall not have it.
        _ = fcntl(inheritedDescriptor, F_SETFD, FD_CLOEXEC)
        return SystemConnection(descriptor: inheritedDescriptor)
    }

    /// Waits for bytes.
    ///
    /// - Returns: How many were read into the buffer, 0 when the system has closed the connection; and the file
    ///   that came with them.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> (count: Int, file: OpenFile?) {
        while true {
            var file: Int32 = -1
            let count = beckon_receive(descriptor, buffer.baseAddress, buffer.count, &file)
            if count >= 0 { return (count, file < 0 ? nil : OpenFile(owning: file)) }
            // Any other error than an interruption means that nobody is there any more.
            if errno != EINTR { return (0, nil) }
        }
    }

    /// Sends bytes after all that was sent before; they are lost when the system is gone.
    func send(_ bytes: Data) {
        send([Piece(bytes: bytes)])
    }

    /// Sends pieces, one right after the other, as ``send(_:)`` does.
    func send(_ pieces: [Piece]) {
        unsent.withLock { unsent in
            for piece in pieces {
                guard !unsent.isDraining else {
                    unsent.pieces.append(piece)
                    continue
                }
                guard let rest = transmit(piece, flags: Int32(MSG_DONTWAIT)) else { continue }
                unsent.pieces.append(rest)
                unsent.isDraining = true
                queue.async { self.drain() }
            }
        }
    }

    private func drain() {
        while let piece = nextUnsent() {
            _ = transmit(piece, flags: 0)
        }
    }

    private func nextUnsent() -> Piece? {
        unsent.withLock { unsent in
            guard !unsent.pieces.isEmpty else {
                unsent.isDraining = false
                return nil
            }
            return unsent.pieces.removeFirst()
        }
    }

    /// Sends as much as goes; what remains when the socket is full, and nil when all is done or nobody is there.
    private func transmit(_ piece: Piece, flags: Int32) -> Piece? {
        var rest = piece
        while !rest.bytes.isEmpty {
            let count = rest.bytes.withUnsafeBytes { buffer in
                // A broken connection is an error, not a signal.
                beckon_send(descriptor, buffer.baseAddress, buffer.count, rest.descriptor ?? -1, flags)
            }
            if count >= 0 {
                // The descriptor went with the first byte.
                rest = Piece(bytes: rest.bytes.dropFirst(count))
            } else if errno == EAGAIN {
                return rest
            } else if errno != EINTR {
                return nil
            }
        }
        return nil
    }
}
