// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A socket that listens on 127.0.0.1 and nowhere else; anyone who makes one closes it.
package struct LoopbackListener {
    /// Why there is none, as the kernel says it.
    package struct Failure: Error {
        package var code: Int32

        package var reason: String { String(cString: strerror(code)) }
    }

    package let descriptor: Int32
    package let port: UInt16

    /// - Parameters:
    ///   - port: Any that is free where 0.
    ///   - isBlocking: Whether a thread waits in accept(2).
    package init(port: UInt16, isBlocking: Bool) throws(Failure) {
        let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | (isBlocking ? 0 : SOCK_NONBLOCK.rawValue)
        let descriptor = socket(AF_INET, Int32(kind), 0)
        guard descriptor >= 0 else { throw Failure(code: errno) }
        var yes: Int32 = 1
        // A port that was left a moment ago is free.
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(descriptor, pointer, length) == 0 && listen(descriptor, 128) == 0
                    && getsockname(descriptor, pointer, &length) == 0
            }
        }
        guard isListening else {
            let code = errno
            close(descriptor)
            throw Failure(code: code)
        }
        self.descriptor = descriptor
        self.port = UInt16(bigEndian: address.sin_port)
    }
}
