// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import FileBytes
import IntentValues

/// Why a file does not go into an intent, or its content is not available.
package enum FileError: Error, Hashable, Sendable {
    /// In bytes.
    case tooLarge(bytes: Int)
    /// A descriptor that came is no file that can only be read.
    case notReadOnly
    /// Its size or its digest is not what was said of it.
    case isAnother
    /// The folder for what rests on disk is full.
    case noRoom(bytes: Int)
    case unreadable(FileBytesError)
}

extension FileError: CustomStringConvertible {
    /// A part of a sentence that begins with the file.
    package var description: String {
        switch self {
        case .tooLarge(let bytes): "has \(bytes) bytes, more than the \(FileValue.sizeLimit) that travel; pass its URL"
        case .notReadOnly: "is not an ordinary file or can be written to; open it for reading only"
        case .isAnother: "is not what was said of it, in size or digest; leave it as it is while it is sent"
        case .noRoom(let bytes):
            "does not fit beside the files that are kept, \(bytes) bytes; delete donations, or pass its URL"
        case .unreadable(let error): "cannot be read: \(error)"
        }
    }
}
