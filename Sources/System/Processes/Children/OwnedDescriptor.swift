// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CLinux
import Foundation
import Glibc

/// An open file descriptor that is closed when its owner goes.
///
/// Each is made closed-on-exec: a process that another thread happens to start
/// inherits nothing.
struct OwnedDescriptor: ~Copyable, Sendable {
    let raw: Int32

    /// Takes over a descriptor nobody else will close.
    init(owning raw: Int32) {
        self.raw = raw
    }

    deinit {
        close(raw)
    }
}

extension OwnedDescriptor {
    /// The two ends of a pipe, ours not blocking.
    struct Pipe: ~Copyable {
        let reading: OwnedDescriptor
        let writing: OwnedDescriptor

        init() throws(LaunchError) {
            var ends: [Int32] = [-1, -1]
            // A pipe's ends are separate descriptions, so the writer's stays a plain one.
            let error = beckon_pipe(&ends)
            guard error == 0 else { throw .noResources(error) }
            reading = OwnedDescriptor(owning: ends[0])
            writing = OwnedDescriptor(owning: ends[1])
        }
    }

    /// The two ends of a connection between us and a process we start, ours not blocking.
    struct SocketPair: ~Copyable {
        let ours: OwnedDescriptor
        let theirs: OwnedDescriptor

        init() throws(LaunchError) {
            var ends: [Int32] = [-1, -1]
            let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
            guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw .noResources(errno) }
            // Setting a flag of a descriptor that is open cannot fail.
            _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
            ours = OwnedDescriptor(owning: ends[0])
            theirs = OwnedDescriptor(owning: ends[1])
        }
    }

    /// What a program reads that is given nothing to read.
    static func nothing() throws(LaunchError) -> OwnedDescriptor {
        let raw = open("/dev/null", O_RDONLY | O_CLOEXEC)
        guard raw >= 0 else { throw .noResources(errno) }
        return OwnedDescriptor(owning: raw)
    }

    /// A file in memory that holds the bytes, to be read from its beginning.
    static func file(holding bytes: Data) throws(LaunchError) -> OwnedDescriptor {
        let raw = beckon_memory_file()
        guard raw >= 0 else { throw .noResources(errno) }
        let file = OwnedDescriptor(owning: raw)
        let written = bytes.withUnsafeBytes { pwrite(raw, $0.baseAddress, $0.count, 0) }
        guard written == bytes.count else { throw .noResources(written < 0 ? errno : ENOSPC) }
        return file
    }

    /// A descriptor that turns readable at the end of a process; nil when there is none of that number.
    static func process(_ number: Int32) -> OwnedDescriptor? {
        let raw = beckon_open_process(number)
        return raw < 0 ? nil : OwnedDescriptor(owning: raw)
    }
}
