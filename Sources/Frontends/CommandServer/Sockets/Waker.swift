// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Wakes a thread that waits in poll(2).
///
/// Both ends are open as long as the waker lives, so a wake can be given on any thread at any time.
final class Waker: Sendable {
    /// Readable after a call of ``wake()``.
    let reading: Int32
    private let writing: Int32

    init() throws(CommandServerError) {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
            throw .system("make a socket", errno)
        }
        reading = ends[0]
        writing = ends[1]
    }

    deinit {
        close(reading)
        close(writing)
    }

    func wake() {
        // Full means that enough wakes wait already.
        _ = send(writing, "!", 1, Int32(MSG_NOSIGNAL))
    }

    /// Forgets the wakes so far.
    func clear() {
        withUnsafeTemporaryAllocation(byteCount: 256, alignment: 1) { buffer in
            while read(reading, buffer.baseAddress, buffer.count) > 0 {}
        }
    }
}

extension CommandServerError {
    /// An error of the kernel.
    static func system(_ attempt: String, _ number: Int32) -> CommandServerError {
        CommandServerError(
            .unusable, reason: "could not \(attempt): \(String(cString: strerror(number)))",
            remedy: number == EMFILE || number == ENFILE ? "raise the limit of open files" : "look at the state folder")
    }
}
