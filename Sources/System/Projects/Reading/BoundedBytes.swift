// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// Reads regular files up to a size, without following what is no file.
enum BoundedBytes {
    struct Failure: Error {
        var reason: String
        var mend: String
    }

    static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
        // Not blocking: a pipe under the name of a file would wait for its writer.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw refused(errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw refused(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw Failure(reason: "this is no regular file", mend: "put a file in its place")
        }
        guard status.st_size <= limit else {
            throw Failure(
                reason: "the file has \(status.st_size) bytes, more than the \(limit) that are read",
                mend: "check that it is what its name says")
        }
        return try bytes(of: descriptor, expected: Int(status.st_size), limit: limit)
    }

    private static func bytes(of descriptor: Int32, expected: Int, limit: Int) throws(Failure) -> [UInt8] {
        var bytes: [UInt8] = []
        var isDone = false
        // A file may grow while it is read, so its size is only where the reading begins.
        while !isDone, bytes.count <= limit {
            let room = max(expected - bytes.count, 0) + 1
            var code: Int32 = 0
            let piece = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                let result = Glibc.read(descriptor, buffer.baseAddress, room)
                if result < 0 { code = errno }
                count = max(result, 0)
            }
            if code == EINTR { continue }
            guard code == 0 else { throw refused(code) }
            isDone = piece.isEmpty
            if bytes.isEmpty { bytes = piece } else { bytes += piece }
        }
        return bytes
    }

    private static func refused(_ code: Int32) -> Failure {
        Failure(reason: "the file cannot be read: \(String(cString: strerror(code)))", mend: "check its permissions")
    }
}
