// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CLinux
import Descriptors
import Foundation
import Glibc

extension Descriptor {
    /// The two ends of a pipe, ours not blocking.
    struct Pipe: ~Copyable {
        let reading: Descriptor
        let writing: Descriptor

        init() throws(LaunchError) {
            var ends: [Int32] = [-1, -1]
            // A pipe's ends are separate descriptions, so the writer's stays a plain one.
            let error = beckon_pipe(&ends)
            guard error == 0 else { throw .noResources(error) }
            reading = Descriptor(owning: ends[0])
            writing = Descriptor(owning: ends[1])
        }
    }

    /// The two ends of a connection between us and a process we start, ours not blocking.
    struct SocketPair: ~Copyable {
        let ours: Descriptor
        let theirs: Descriptor

        init() throws(LaunchError) {
            var ends: [Int32] = [-1, -1]
            let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
            guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw .noResources(errno) }
            // Setting a flag of a descriptor that is open cannot fail.
            _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
            ours = Descriptor(owning: ends[0])
            theirs = Descriptor(owning: ends[1])
        }
    }

    /// What a program reads that is given nothing to read.
    static func nothing() throws(LaunchError) -> Descriptor {
        do {
            return try Descriptor(path: "/dev/null", flags: O_RDONLY)
        } catch {
            throw .noResources(error.code)
        }
    }

    /// A file in memory that holds the bytes, to be read from its beginning.
    static func file(holding bytes: Data) throws(LaunchError) -> Descriptor {
        let raw = beckon_memory_file()
        guard raw >= 0 else { throw .noResources(errno) }
        let file = Descriptor(owning: raw)
        let written = bytes.withUnsafeBytes { pwrite(raw, $0.baseAddress, $0.count, 0) }
        guard written == bytes.count else { throw .noResources(written < 0 ? errno : ENOSPC) }
        return file
    }

    /// A descriptor that turns readable at the end of a process; nil when there is none of that number.
    static func process(_ number: Int32) -> Descriptor? {
        let raw = beckon_open_process(number)
        return raw < 0 ? nil : Descriptor(owning: raw)
    }
}
