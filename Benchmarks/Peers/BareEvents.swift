// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A server that writes events without asking what they are, to connections that are all there before the first.
enum BareEvents {
    private static let connections = 100

    /// A port of the loopback address; the peer has it as its connection.
    struct Listener {
        let descriptor: Int32
        let port: UInt16

        init() throws {
            descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            let descriptor = descriptor
            let isThere = withUnsafeMutablePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(descriptor, $0, length) == 0 && listen(descriptor, 128) == 0
                        && getsockname(descriptor, $0, &length) == 0
                }
            }
            guard isThere else { throw BenchmarkError("there is no port to listen on: error \(errno)") }
            port = UInt16(bigEndian: address.sin_port)
        }
    }

    /// What is sent to the peer for one round: two numbers of two bytes.
    static func request(events: Int, bytes: Int) -> [UInt8] {
        [UInt8(events >> 8), UInt8(events & 255), UInt8(bytes >> 8), UInt8(bytes & 255)]
    }

    /// Takes the connections, and serves rounds until the first of them ends.
    static func serve(on listener: Int32) throws {
        let clients = (0..<connections).map { _ in accept(listener, nil, nil) }
        var request = [UInt8](repeating: 0, count: 4)
        while let first = clients.first, recv(first, &request, 4, Int32(MSG_WAITALL)) == 4 {
            let events = Int(request[0]) << 8 | Int(request[1])
            let bytes = max(Int(request[2]) << 8 | Int(request[3]), 2)
            let event = [UInt8](repeating: 0x20, count: bytes - 2) + [0x0A, 0x0A]
            for _ in 0..<events {
                for client in clients { send(client, event, bytes, Int32(MSG_NOSIGNAL)) }
            }
        }
    }
}
