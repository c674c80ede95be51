// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// A client of a server on this machine, which sends what it likes.
package final class LoopbackClient: Sendable {
    private let descriptor: Int32

    /// - Parameter seconds: How long it waits for the next bytes.
    package init(port: UInt16, patience seconds: Int = 60) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
        var patience = timeval(tv_sec: seconds, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        if status != 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    deinit { Glibc.close(descriptor) }

    /// Sends what the other side takes.
    package func write(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }

    /// Reads until a text is there, or, without one, until the other side has closed; nil when it took too long.
    package func read(until text: String? = nil) async -> String? {
        await bytes { bytes in text.map { String(decoding: bytes, as: UTF8.self).contains($0) } ?? false }
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// Reads until all is there, or the other side has closed; nil when it took too long.
    package func bytes(until isWhole: @escaping @Sendable ([UInt8]) -> Bool) async -> [UInt8]? {
        await withCheckedContinuation { continuation in
            // A thread of its own, as it waits.
            Thread.detachNewThread { [descriptor] in
                var bytes: [UInt8] = []
                var buffer = [UInt8](repeating: 0, count: 65536)
                while true {
                    let count = recv(descriptor, &buffer, buffer.count, 0)
                    if count < 0, errno == EAGAIN { return continuation.resume(returning: nil) }
                    guard count > 0 else { break }
                    bytes += buffer[..<count]
                    if isWhole(bytes) { break }
                }
                continuation.resume(returning: bytes)
            }
        }
    }
}
