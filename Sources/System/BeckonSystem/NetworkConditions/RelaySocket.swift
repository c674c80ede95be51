// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A connected socket that a thread waits for.
struct RelaySocket: ~Copyable, Sendable {
    let number: Int32

    init(owning number: Int32) { self.number = number }

    deinit { close(number) }

    /// How long reading and writing may take; zero forever.
    func limit(to seconds: Int) {
        var time = timeval(tv_sec: seconds, tv_usec: 0)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(number, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
        }
    }

    /// - Returns: Nothing where there is no more.
    func receive(atMost count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            var received: Int
            repeat { received = recv(number, buffer.baseAddress, count, 0) } while received < 0 && errno == EINTR
            filled = max(0, received)
        }
    }

    /// - Returns: Nil if so many do not come.
    func receive(exactly count: Int) -> [UInt8]? {
        var bytes: [UInt8] = []
        while bytes.count < count {
            let more = receive(atMost: count - bytes.count)
            guard !more.isEmpty else { return nil }
            bytes += more
        }
        return bytes
    }

    /// - Returns: Whether all of it went.
    func send(_ bytes: [UInt8]) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.send(number, $0.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    /// Tells the other side that nothing more comes.
    func end() { shutdown(number, Int32(SHUT_WR)) }

    /// Connects to a host, by the first of its addresses that answers.
    ///
    /// - Throws: What the client is told where none does.
    static func connect(
        to request: SocksRequest, within seconds: Int
    ) throws(SocksRequest.Refusal) -> RelaySocket {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(request.host, String(request.port), &hints, &found) == 0 else {
            throw .told(SocksRequest.Reply.hostUnreachable.bytes)
        }
        defer { freeaddrinfo(found) }
        var reply = SocksRequest.Reply.hostUnreachable
        var next = found
        while let address = next?.pointee {
            next = address.ai_next
            let number = socket(address.ai_family, address.ai_socktype | Int32(SOCK_CLOEXEC.rawValue), 0)
            guard number >= 0 else { throw .told(SocksRequest.Reply.failed.bytes) }
            let socket = RelaySocket(owning: number)
            // Connecting ends at the limit for sending.
            socket.limit(to: seconds)
            if Glibc.connect(number, address.ai_addr, address.ai_addrlen) == 0 {
                socket.limit(to: 0)
                return socket
            }
            if errno == ECONNREFUSED { reply = .refused }
        }
        throw .told(reply.bytes)
    }
}
