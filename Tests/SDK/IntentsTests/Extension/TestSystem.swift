// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import SystemLink
import Testing
import Wire

@_spi(Generated) @testable import Intents

/// The system's end of a socket, with an extension served in this process at the other.
final class TestSystem: Sendable {
    let messages: AsyncStream<WireMessage>
    /// The end of the extension's side.
    let ending: Task<SystemLink.Ending, Never>
    private let descriptor: Int32

    init(principal: Result<INExtension.Type, ExtensionRefusal> = .success(PizzaExtension.self)) throws {
        var ends: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0)
        let (ours, theirs) = (ends[0], ends[1])
        descriptor = ours
        let (endings, ended) = AsyncStream.makeStream(of: SystemLink.Ending.self)
        let service = ExtensionService(on: SystemLink(on: SystemConnection(descriptor: theirs)), principal: principal) {
            ending in
            // As the process's end would do it; the descriptor stays, for a handler may still answer.
            shutdown(theirs, Int32(SHUT_RDWR))
            ended.yield(ending)
            ended.finish()
        }
        service.start()
        ending = Task { await endings.first { _ in true } ?? .unreadable("no ending") }
        let (messages, arrived) = AsyncStream.makeStream(of: WireMessage.self)
        self.messages = messages
        Thread { Self.read(ours, into: arrived) }.start()
    }

    deinit { hangUp() }

    private static func read(_ descriptor: Int32, into arrived: AsyncStream<WireMessage>.Continuation) {
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
                    arrived.yield(try WireMessage(frame: frame))
                }
            } catch {
                Issue.record(error)
                return
            }
        }
    }

    /// Ends the connection; the extension reads to the end of what was sent.
    func hangUp() {
        shutdown(descriptor, Int32(SHUT_WR))
    }

    func send(_ bytes: Data) throws {
        let sent = bytes.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        try #require(sent == bytes.count)
    }

    func send(_ request: ExtensionRequest, id: Int) throws {
        try send(FrameEncoder.encode(.request(id: id, request)))
    }

    /// The reply to one request, sent now.
    func ask(_ request: ExtensionRequest, id: Int = 1) async throws -> ExtensionReply {
        try send(request, id: id)
        for await case .reply(id, let reply) in messages {
            return reply
        }
        throw ExtensionRefusal(.malformedRequest, "the connection ended without a reply to \(id)")
    }
}
