// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import Glibc
import Sentences

/// The right to change what is installed, which one operation of all processes has at a time.
///
/// It is given back when the last owner goes, by the kernel when the process ends.
final class LibraryLock: Sendable {
    private let descriptor: Int32

    private init(owning descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// Waits for the operation of another process, or of another task, to be done. What is done under
    /// the lock is placing and removing folders; building is not.
    static func acquire(in folder: URL) async throws(InstallError) -> LibraryLock {
        let file = folder.appending(path: ".library.lock")
        let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw Disk.error("lock", file, errno) }
        let lock = LibraryLock(owning: descriptor)
        // A thread of its own waits: the one that holds the lock may need the library's to go on.
        let failure = await withCheckedContinuation { (continuation: CheckedContinuation<Int32, Never>) in
            DispatchQueue(label: "org.beckon.library-lock").async {
                continuation.resume(returning: lock.wait())
            }
        }
        guard failure == 0 else { throw Disk.error("lock", file, failure) }
        return lock
    }

    /// - Returns: 0, or the number of the error.
    private func wait() -> Int32 {
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { return errno }
        }
        return 0
    }
}
