// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import FileBytes
package import Foundation
import Glibc
package import IntentValues

/// A file's content in memory, which no process can change: what crosses a connection.
package final class SealedFile: FileStorage {
    private let file: OpenFile

    private init(_ file: OpenFile) {
        self.file = file
    }

    package func descriptor() -> Int32 { file.number }

    /// A copy of a file, made once: what happens to the file afterwards changes nothing.
    ///
    /// - Parameter file: Open for reading.
    /// - Throws: ``FileError`` where it is not a file, or a larger one than travels.
    package static func content(copying file: OpenFile) throws(FileError) -> FileContent {
        let size = try plainSize(of: file)
        do throws(FileBytesError) {
            return try content(of: SealedMemory(copying: file, size: size), size: size)
        } catch {
            throw .unreadable(error)
        }
    }

    /// Bytes that are in memory already.
    package static func content(holding bytes: Data) throws(FileError) -> FileContent {
        guard bytes.count <= FileValue.sizeLimit else { throw .tooLarge(bytes: bytes.count) }
        do throws(FileBytesError) {
            return try content(of: SealedMemory(holding: [bytes]), size: bytes.count)
        } catch {
            throw .unreadable(error)
        }
    }

    /// A copy of what another process has sent, if it is what was said of it.
    ///
    /// Only an ordinary file that cannot be written to by this descriptor is looked at, so nobody is waited for. The
    /// sender may change it meanwhile and afterwards: what is believed is the copy.
    ///
    /// - Throws: ``FileError``.
    package static func content(
        sent file: OpenFile, as digest: FileDigest, size: Int
    ) throws(FileError) -> FileContent {
        guard file.isReadOnly else { throw .notReadOnly }
        guard try plainSize(of: file) == size else { throw .isAnother }
        let content = try content(copying: file)
        guard content.digest == digest, content.size == size else { throw .isAnother }
        return content
    }

    /// Whether two descriptors are of one file.
    package static func isSame(_ file: OpenFile, as number: Int32) -> Bool {
        var (left, right) = (stat(), stat())
        guard fstat(file.number, &left) == 0, fstat(number, &right) == 0 else { return false }
        return left.st_dev == right.st_dev && left.st_ino == right.st_ino && left.st_mode & S_IFMT == S_IFREG
    }

    private static func plainSize(of file: OpenFile) throws(FileError) -> Int {
        let status: stat
        do throws(FileBytesError) {
            status = try file.status()
        } catch {
            throw .unreadable(error)
        }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(.noFile) }
        guard status.st_size <= FileValue.sizeLimit else { throw .tooLarge(bytes: Int(status.st_size)) }
        return Int(status.st_size)
    }

    private static func content(of memory: SealedMemory, size: Int) throws(FileBytesError) -> FileContent {
        guard let digest = FileDigest(bytes: memory.digest) else {
            preconditionFailure("every digest has its 32 bytes")
        }
        return FileContent(digest: digest, size: size, storage: SealedFile(memory.file))
    }
}
