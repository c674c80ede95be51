// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// What tells a file or folder from another in its place, and from itself once it was written to.
struct FileStamp: Hashable, Codable, Sendable {
    private let device: UInt
    private let number: UInt
    private let size: Int
    private let seconds: Int
    private let nanoseconds: Int

    /// Nil where nothing is there.
    init?(of file: URL) {
        var status = stat()
        guard stat(file.path(percentEncoded: false), &status) == 0 else { return nil }
        (device, number, size) = (UInt(status.st_dev), UInt(status.st_ino), Int(status.st_size))
        (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    }
}
