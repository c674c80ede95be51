// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Synchronization

/// The socket to the system.
///
/// Reading blocks the thread that reads; one at a time may. Writing never blocks the writer:
/// what the socket does not take at once, a queue of its own sends.
package final class SystemConnection: Sendable {
    /// The descriptor a process of the system's is started with.
    private static let inheritedDescriptor: Int32 = 3

    private struct Unsent {
        var bytes: [Data] = []
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
    /// - Returns: How many were read into the buffer; 0 when the system has closed the connection.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        while true {
            let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            if count >= 0 { return count }
            // Any other error than an interruption means that nobody is there any more.
            if errno != EINTR { return 0 }
        }
    }

    /// Sends bytes after all that was sent before; they are lost when the system is gone.
    func send(_ bytes: Data) {
        unsent.withLock { unsent in
            guard !unsent.isDraining else {
                unsent.bytes.append(bytes)
                return
            }
            guard let rest = transmit(bytes, flags: Int32(MSG_DONTWAIT)) else { return }
            unsent.bytes.append(rest)
            unsent.isDraining = true
            queue.async { self.drain() }
        }
    }

    private func drain() {
        while let bytes = nextUnsent() {
            _ = transmit(bytes, flags: 0)
        }
    }

    private func nextUnsent() -> Data? {
        unsent.withLock { unsent in
            guard !unsent.bytes.isEmpty else {
                unsent.isDraining = false
                return nil
            }
            return unsent.bytes.removeFirst()
        }
    }

    /// Sends as much as goes; what remains when the socket is full, and nil when all is done or nobody is there.
    private func transmit(_ bytes: Data, flags: Int32) -> Data? {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                let rest = UnsafeRawBufferPointer(rebasing: buffer[sent..<buffer.count])
                // A broken connection shall be an error, not a signal.
                return Glibc.send(descriptor, rest.baseAddress, rest.count, flags | Int32(MSG_NOSIGNAL))
            }
            if count >= 0 {
                sent += count
            } else if errno == EAGAIN {
                return bytes.suffix(from: bytes.startIndex + sent)
            } else if errno != EINTR {
                return nil
            }
        }
        return nil
    }
}
