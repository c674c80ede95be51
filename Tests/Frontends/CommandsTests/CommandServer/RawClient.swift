// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Sentences
import Wire

@testable import Commands

/// A client that follows no rules.
final class RawClient: Sendable {
    private let socket: Int32

    init(_ place: CommandSocket) throws {
        guard let socket = try place.connect() else {
            throw CommandServerError(.gone, reason: "nobody listens", remedy: "listen")
        }
        self.socket = socket
    }

    deinit {
        close(socket)
    }

    func send(_ bytes: Data) {
        _ = bytes.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    }

    func send(_ message: some Encodable) throws {
        send(try MessageFrame.encode(message))
    }

    /// The messages up to the end of the connection; waits on a thread of its own.
    func messages() async -> [ServerMessage] {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { [self] in
                var decoder = MessageFrame.decoder()
                var messages: [ServerMessage] = []
                var buffer = [UInt8](repeating: 0, count: 4096)
                while case let count = read(socket, &buffer, buffer.count), count > 0 {
                    decoder.append(Data(buffer[..<count]))
                    while let frame = try? decoder.next(),
                        let message = try? MessageFrame.decode(ServerMessage.self, from: frame)
                    {
                        messages.append(message)
                    }
                }
                continuation.resume(returning: messages)
            }
        }
    }

    /// Says that it will say and hear no more.
    func hangUp() {
        shutdown(socket, Int32(SHUT_RDWR))
    }
}
