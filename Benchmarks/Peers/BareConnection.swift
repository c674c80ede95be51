// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// A socketpair to a peer with nothing around it: blocking reads and writes.
final class BareConnection {
    private let descriptor: Int32
    /// The peer's process number.
    let peer: Int32
    private var buffer = [UInt8](repeating: 0, count: 64 << 10)

    /// Starts the peer with posix_spawn(3).
    init(to peer: Peer) throws {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
            throw BenchmarkError("no socketpair")
        }
        descriptor = ends[0]
        defer { close(ends[1]) }
        _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
        self.peer = try EmptyProcess.spawn(Peer.executable.path(percentEncoded: false), as: peer, connection: ends[1])
    }

    deinit {
        close(descriptor)
    }

    func roundTrip(_ request: Data, answeredBy count: Int) throws {
        Self.write(request, to: descriptor)
        guard Self.read(count, from: descriptor, into: &buffer) else { throw BenchmarkError("the peer has gone") }
    }

    /// - Returns: False at the end of the connection.
    static func read(_ count: Int, from descriptor: Int32, into buffer: inout [UInt8]) -> Bool {
        var missing = count
        while missing > 0 {
            let got = Glibc.read(descriptor, &buffer, buffer.count)
            guard got > 0 else { return false }
            missing -= got
        }
        return true
    }

    static func write(_ bytes: Data, to descriptor: Int32) {
        bytes.withUnsafeBytes { buffer in
            _ = Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        }
    }
}
