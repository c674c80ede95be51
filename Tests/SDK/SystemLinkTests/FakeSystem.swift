// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Synchronization
import Testing
import Wire

@testable import SystemLink

/// The system's end of a socket, with a link in this process at the other.
final class FakeSystem: Sendable {
    let link: SystemLink
    let messages: AsyncStream<WireMessage>
    private let ours: Int32
    private let theirs: Int32

    /// - Parameter answer: What is sent back for each message, at once; nil for nothing.
    init(answer: @escaping @Sendable (WireMessage) -> WireMessage? = { _ in nil }) throws {
        var ends: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0)
        let (ours, theirs) = (ends[0], ends[1])
        (self.ours, self.theirs) = (ours, theirs)
        link = SystemLink(on: SystemConnection(descriptor: theirs))
        let (messages, arrived) = AsyncStream.makeStream(of: WireMessage.self)
        self.messages = messages
        Thread { Self.read(ours, into: arrived, answer) }.start()
    }

    deinit {
        // Both threads see the end; the numbers stay taken, for they may read yet.
        shutdown(ours, Int32(SHUT_RDWR))
    }

    func hangUp() {
        shutdown(ours, Int32(SHUT_RDWR))
    }

    func send(_ message: WireMessage) {
        Self.send(message, to: ours)
    }

    private static func send(_ message: WireMessage, to descriptor: Int32) {
        do {
            let bytes = try FrameEncoder.encode(message)
            let sent = bytes.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            #expect(sent == bytes.count)
        } catch {
            Issue.record(error)
        }
    }

    private static func read(
        _ descriptor: Int32, into arrived: AsyncStream<WireMessage>.Continuation,
        _ answer: @Sendable (WireMessage) -> WireMessage?
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
                    let message = try WireMessage(frame: frame)
                    arrived.yield(message)
                    if let reply = answer(message) { send(reply, to: descriptor) }
                }
            } catch {
                Issue.record(error)
                return
            }
        }
    }
}
