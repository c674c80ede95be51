// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Glibc
import Sentences

/// The right to be the daemon of a state folder, which one process has at a time.
///
/// The kernel gives it back when the process ends, however it ends.
package final class DaemonLock: Sendable {
    private let descriptor: Int32

    /// - Throws: ``CommandServerError`` of kind `alreadyRunning` with the number of the process that has it.
    package init(folder: URL) throws(CommandServerError) {
        let path = folder.appending(path: ".daemon.lock").path(percentEncoded: false)
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw .system("open \(path)", errno) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let number = errno
            defer { close(descriptor) }
            guard number == EWOULDBLOCK else { throw .system("lock \(path)", number) }
            throw CommandServerError(
                .alreadyRunning,
                reason: Self.owner(in: descriptor).map { "a daemon already runs on \(folder.path), process \($0)" }
                    ?? "a daemon already runs on \(folder.path)",
                remedy: "end it first, or use another folder with --state")
        }
        self.descriptor = descriptor
        // For the message above alone: what stands there decides nothing.
        let number = Array("\(getpid())\n".utf8)
        _ = ftruncate(descriptor, 0)
        _ = pwrite(descriptor, number, number.count, 0)
    }

    deinit {
        close(descriptor)
    }

    private static func owner(in descriptor: Int32) -> Int32? {
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        guard count > 0 else { return nil }
        return Int32(String(decoding: bytes[..<count].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
    }
}
