// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import FileBytes
package import Foundation
import Glibc
package import IntentValues
import Synchronization

/// A content of this process's own: in memory, or a file of which it knows where it lies.
package final class OwnFile: FileStorage {
    private enum Place {
        case memory(Data)
        case disk(OpenFile)
    }

    private let place: Mutex<Place>

    private init(_ place: Place) {
        self.place = Mutex(place)
    }

    /// Bytes in memory. They are written to a file without a name when they are first sent.
    package static func content(holding bytes: Data) -> FileContent {
        content(.memory(bytes), digest: FilePieces.digest(of: bytes), size: bytes.count)
    }

    /// A file on the disk, which is to stay as it is while it is sent.
    ///
    /// - Throws: What keeps it from being read.
    package static func content(at path: String) throws(FileBytesError) -> FileContent {
        let file = try OpenFile(path: path)
        let status = try file.status()
        guard status.st_mode & S_IFMT == S_IFREG else { throw .noFile }
        let size = Int(status.st_size)
        return content(.disk(file), digest: try FilePieces.digest(of: file.number, size: size), size: size)
    }

    private static func content(_ place: Place, digest: Data, size: Int) -> FileContent {
        guard let digest = FileDigest(bytes: digest) else { preconditionFailure("every digest has its 32 bytes") }
        return FileContent(digest: digest, size: size, storage: OwnFile(place))
    }

    package func descriptor() throws -> Int32 {
        try place.withLock { place in
            switch place {
            case .disk(let file): return file.number
            case .memory(let bytes):
                let file = try OpenFile(holding: bytes, in: FileManager.default.temporaryDirectory.path)
                    .reopenedForReading()
                place = .disk(file)
                return file.number
            }
        }
    }
}

extension FileContent {
    /// The bytes; of a file that the system has sent they are read as they are looked at.
    package func bytes() throws -> Data {
        let file = try storage.descriptor()
        return try withExtendedLifetime(storage) { try OpenFile.mapped(file, size: size) }
    }
}
