// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Sentences

/// A socket that listens on 127.0.0.1 and nowhere else.
struct LoopbackListener {
    let descriptor: Int32
    let port: UInt16

    init(port: UInt16) throws(DeviceServerError) {
        let descriptor = socket(
            AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
        guard descriptor >= 0 else { throw DeviceServerError("there is no socket for the device: \(Self.reason())") }
        var yes: Int32 = 1
        // A port that was left a moment ago is free.
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(descriptor, pointer, length) == 0 && listen(descriptor, 128) == 0
                    && getsockname(descriptor, pointer, &length) == 0
            }
        }
        guard status else {
            let error = errno
            Glibc.close(descriptor)
            throw error == EADDRINUSE
                ? DeviceServerError("port \(port) is in use; give another with --port, or none to have one found")
                : DeviceServerError(
                    "port \(port) can't be used: \(Sentence(stringLiteral: String(cString: strerror(error))))")
        }
        self.descriptor = descriptor
        self.port = UInt16(bigEndian: address.sin_port)
    }

    private static func reason() -> String { String(cString: strerror(errno)) }
}
