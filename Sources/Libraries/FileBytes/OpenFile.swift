// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CLinux
package import Foundation
import Glibc

/// An open file, closed when nobody holds it any more.
package final class OpenFile: Sendable {
    package let number: Int32

    /// Takes over a descriptor that nobody else will close.
    package init(owning number: Int32) {
        self.number = number
    }

    deinit {
        close(number)
    }

    package func status() throws(FileBytesError) -> stat {
        var status = stat()
        guard fstat(number, &status) == 0 else { throw .system(errno) }
        return status
    }

    /// Whether it can be read and not written to.
    package var isReadOnly: Bool {
        let flags = fcntl(number, F_GETFL)
        return flags >= 0 && flags & O_ACCMODE == O_RDONLY && flags & beckon_path_only == 0
    }

    /// Opens a file of a process's own, or the person's: no pipe is waited for, and a link is followed.
    package convenience init(path: String) throws(FileBytesError) {
        let number = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard number >= 0 else { throw .system(errno) }
        self.init(owning: number)
    }

    /// A file with these bytes that has no name.
    ///
    /// - Parameter folder: If there is room for it.
    package convenience init(holding bytes: Data, in folder: String) throws(FileBytesError) {
        try self.init(holding: [bytes], in: folder)
    }

    /// A file without a name that has these bytes, one piece after another.
    ///
    /// - Parameter folder: If there is room for it.
    package convenience init(holding pieces: [Data], in folder: String) throws(FileBytesError) {
        let number = beckon_nameless_file(folder)
        guard number >= 0 else { throw .system(errno) }
        self.init(owning: number)
        _ = try FilePieces.write(pieces, to: number)
    }

    /// Waits until the disk has what was written; of a folder, its names.
    package func synchronize() throws(FileBytesError) {
        guard fsync(number) == 0 else { throw .system(errno) }
    }

    /// The same file, which cannot be written to by the new one.
    package func reopenedForReading() throws(FileBytesError) -> OpenFile {
        let copy = beckon_reopen_for_reading(number)
        guard copy >= 0 else { throw .system(errno) }
        return OpenFile(owning: copy)
    }

    /// The bytes of a file, read from it as they are looked at.
    ///
    /// Only for a file that cannot shrink any more: who looks beyond its end is ended by a signal.
    package static func mapped(_ number: Int32, size: Int) throws(FileBytesError) -> Data {
        guard size > 0 else { return Data() }
        guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, number, 0), start != MAP_FAILED else {
            throw .system(errno)
        }
        return Data(bytesNoCopy: start, count: size, deallocator: .custom { munmap($0, $1) })
    }
}
