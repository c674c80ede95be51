// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CLinux
package import Foundation
import Glibc

/// A copy of a file in memory that nothing can change any more, not even we.
package struct SealedMemory: Sendable {
    package let file: OpenFile
    package let digest: Data

    /// Copies a file's first bytes, whatever happens to it meanwhile: the digest is that of the copy.
    ///
    /// - Parameter size: How many bytes; the file has at least so many.
    package init(copying source: OpenFile, size: Int) throws(FileBytesError) {
        let memory = try Self.make()
        digest = try FilePieces.digest(of: source.number, size: size, copyingTo: memory.number)
        file = try Self.seal(memory)
    }

    /// Holds these bytes, one piece after another.
    package init(holding pieces: [Data]) throws(FileBytesError) {
        let memory = try Self.make()
        let size = try FilePieces.write(pieces, to: memory.number)
        digest = try FilePieces.digest(of: memory.number, size: size)
        file = try Self.seal(memory)
    }

    private static func make() throws(FileBytesError) -> OpenFile {
        let number = beckon_sealable_file()
        guard number >= 0 else { throw .system(errno) }
        return OpenFile(owning: number)
    }

    private static func seal(_ memory: OpenFile) throws(FileBytesError) -> OpenFile {
        let error = beckon_seal_file(memory.number)
        guard error == 0 else { throw .system(error) }
        return try memory.reopenedForReading()
    }
}
