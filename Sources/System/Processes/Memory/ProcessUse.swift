// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// What a process holds that no limit of the kernel's counts, or not for root.
package struct ProcessUse: Hashable, Sendable {
    /// Bytes of memory that is nobody else's: pages that it may write to or once could, those in memory shared by
    /// name, what is swapped out, and the tables of its addresses.
    package var memory: Int
    package var threads: Int
    /// Files and folders in `/tmp` and `/dev/shm`; each costs the kernel a kilobyte, whatever is in it.
    package var temporaryFiles: Int

    /// Nil when it has ended.
    init?(of process: Int32) {
        // A process may end at any moment, and then there is nothing to tell.
        guard let text = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8) else { return nil }
        memory = ["RssAnon:", "RssShmem:", "VmSwap:", "VmPTE:"].reduce(0) { sum, key in
            sum + (ProcessMemory.kilobytes(of: key, in: text) ?? 0) << 10
        }
        threads = Self.number(after: "Threads:", in: text) ?? 0
        temporaryFiles = 0
    }

    /// Of a process in a room of its own, with the others there; nil when it has ended.
    init?(ofConfined process: Int32, others: Set<Int32>) {
        guard let first = Self(of: process) else { return nil }
        self = first
        for other in others {
            guard let use = Self(of: other) else { continue }
            memory += use.memory
            threads += use.threads
        }
        temporaryFiles = ["tmp", "dev/shm"].reduce(0) { $0 + Self.files(in: "/proc/\(process)/root/\($1)") }
    }

    /// How many there are in a file system; none where it cannot be seen.
    private static func files(in path: String) -> Int {
        var status = statvfs()
        guard statvfs(path, &status) == 0, status.f_files >= status.f_ffree else { return 0 }
        return Int(clamping: status.f_files - status.f_ffree)
    }

    private static func number(after key: String, in text: String) -> Int? {
        let line = text.split(separator: "\n").first { $0.hasPrefix(key) }
        return line.flatMap { Int($0.dropFirst(key.count).trimmingCharacters(in: .whitespaces)) }
    }
}
