// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Glibc
package import SystemLink
package import Wire

/// The system of an app in this process.
package typealias AppSystem = FakeSystem<MessageFromApp, MessageToApp>
/// The system of an extension in this process.
package typealias ExtensionSystem = FakeSystem<MessageFromExtension, MessageToExtension>

/// The socket is not available, or its other side is gone; the number is `errno`.
package struct SocketError: Error {
    package var number: Int32
}

/// The system's end of a socket, with a link in this process at the other; it ends with its owner at the latest.
package final class FakeSystem<Heard: MessageFromProcess, Said: MessageToProcess>: Sendable {
    package let link: SystemLink
    /// What the link says; ends with the connection, and at the first thing that cannot be read.
    package let messages: AsyncStream<Heard>
    private let descriptor: Int32

    /// - Parameter answer: What is sent back for each message, at once; nil for nothing. Called on a thread
    ///   of the system's own, one message after the other.
    package init(answer: @escaping @Sendable (Heard) -> Said? = { _ in nil }) throws {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw SocketError(number: errno)
        }
        let ours = ends[0]
        descriptor = ours
        link = SystemLink(on: SystemConnection(descriptor: ends[1]))
        let (messages, arrived) = AsyncStream.makeStream(of: Heard.self)
        self.messages = messages
        Thread { Self.read(ours, into: arrived, answer) }.start()
    }

    deinit {
        // Both threads see the end; the numbers stay taken, for they may read yet.
        shutdown(descriptor, Int32(SHUT_RDWR))
    }

    /// Says and hears no more; the link reads to the end of what was said.
    package func hangUp() {
        shutdown(descriptor, Int32(SHUT_RDWR))
    }

    /// Says no more, and hears the link to its end.
    package func fallSilent() {
        shutdown(descriptor, Int32(SHUT_WR))
    }

    package func send(_ message: Said) throws {
        try Self.send(FrameEncoder.encode(message), to: descriptor)
    }

    package func send(_ bytes: Data) throws {
        try Self.send(bytes, to: descriptor)
    }

    private static func send(_ bytes: Data, to descriptor: Int32) throws {
        let sent = bytes.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        guard sent == bytes.count else { throw SocketError(number: errno) }
    }

    private static func read(
        _ descriptor: Int32, into arrived: AsyncStream<Heard>.Continuation,
        _ answer: @Sendable (Heard) -> Said?
    ) {
        var decoder = FrameDecoder()
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 1)
        defer {
            buffer.deallocate()
            arrived.finish()
        }
        while case let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count), count > 0 {
            decoder.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            do {
                while let frame = try decoder.next() {
                    // What files hold is not looked at here.
                    if try FileFrame(frame: frame) != nil { continue }
                    let message = try Heard(frame: frame)
                    arrived.yield(message)
                    if let reply = answer(message) { try send(FrameEncoder.encode(reply), to: descriptor) }
                }
            } catch {
                // Anyone who waits for an answer gets none at once, and the test sees the stream end too soon.
                shutdown(descriptor, Int32(SHUT_RDWR))
                return
            }
        }
    }
}
