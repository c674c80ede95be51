// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Glibc

/// What keeps a file from being read or kept.
package enum FileBytesError: Error, Hashable, Sendable {
    /// It has fewer bytes, or more, than it had.
    case changed
    /// It is a folder, a pipe, a device or a socket.
    case noFile
    /// With the number of the error.
    case system(Int32)
}

extension FileBytesError: CustomStringConvertible {
    /// A part of a sentence about the file.
    package var description: String {
        switch self {
        case .changed: "it changed while it was read"
        case .noFile: "it is not a regular file"
        case .system(let number): String(cString: strerror(number))
        }
    }
}
