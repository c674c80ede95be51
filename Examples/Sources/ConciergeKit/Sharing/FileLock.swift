// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Holds a file alone among all threads and processes, until it is let go.
final class FileLock {
    private let descriptor: Int32

    /// Waits until nobody else holds the file, which is made where it is absent.
    ///
    /// - Throws: The system's reason for not opening or locking it.
    init(_ url: URL) throws {
        descriptor = open(url.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Self.error }
        while flock(descriptor, LOCK_EX) != 0 {
            let error = Self.error
            if error.code == .EINTR { continue }
            close(descriptor)
            throw error
        }
    }

    deinit {
        close(descriptor)
    }

    private static var error: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
