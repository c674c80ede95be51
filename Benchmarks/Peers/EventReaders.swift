// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Connections on which events come, all read by one thread. An event ends with an empty line.
final class EventReaders {
    private var polled: [pollfd]
    /// Of each, whether its last byte ended a line.
    private var isAtLineEnd: [Bool]
    private var buffer = [UInt8](repeating: 0, count: 64 << 10)
    private var isClosed = false

    init(port: UInt16, count: Int) throws {
        polled = try (0..<count).map { _ in
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
            let status = withUnsafePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
            guard status == 0 else { throw BenchmarkError("port \(port) takes no connection: error \(errno)") }
            return pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        }
        isAtLineEnd = Array(repeating: false, count: count)
    }

    deinit { close() }

    func close() {
        if !isClosed { for one in polled { Glibc.close(one.fd) } }
        isClosed = true
    }

    /// Sends the same on all connections.
    func write(_ text: String) {
        for one in polled { send(one.fd, text, text.utf8.count, Int32(MSG_NOSIGNAL)) }
    }

    func writeToFirst(_ bytes: [UInt8]) {
        send(polled[0].fd, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    /// Returns when so many more events have come on every connection.
    ///
    /// - Returns: The number of all bytes.
    @discardableResult
    func readEvents(_ count: Int) throws -> Int {
        var missing = Array(repeating: count, count: polled.count)
        var waiting = polled.count
        var total = 0
        while waiting > 0 {
            guard poll(&polled, nfds_t(polled.count), 20_000) > 0 else {
                throw BenchmarkError("\(waiting) connections wait for events in vain")
            }
            for index in polled.indices where polled[index].revents != 0 {
                let got = recv(polled[index].fd, &buffer, buffer.count, 0)
                guard got > 0 else { throw BenchmarkError("a connection ended with \(missing[index]) events to come") }
                total += got
                let ends = emptyLines(in: got, of: index)
                if missing[index] > 0, missing[index] <= ends { waiting -= 1 }
                missing[index] -= ends
            }
        }
        return total
    }

    private func emptyLines(in count: Int, of index: Int) -> Int {
        var lines = 0
        var isAtEnd = isAtLineEnd[index]
        for byte in buffer[..<count] {
            if byte == 0x0A, isAtEnd { lines += 1 }
            isAtEnd = byte == 0x0A
        }
        isAtLineEnd[index] = isAtEnd
        return lines
    }
}
