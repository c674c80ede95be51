// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import FileBytes
import Foundation
import IntentValues
import Shortcuts

/// Where the bytes of a message's files are while they cross to the other process.
package enum RunFilePlace: Sendable {
    /// Memory that no process can change.
    case sealedMemory
    /// A file without a name in the temporary folder: a confined process has no memory of that kind.
    case temporaryFolder

    /// Copies the bytes there.
    ///
    /// - Throws: `FileBytesError` where there is no room for them.
    func content(of pack: FilePack) throws(FileBytesError) -> FileContent {
        let (file, bytes) = try copy(of: pack)
        guard let digest = FileDigest(bytes: bytes) else { preconditionFailure("every digest has its 32 bytes") }
        return FileContent(digest: digest, size: pack.size, storage: CrossingFile(file))
    }

    private func copy(of pack: FilePack) throws(FileBytesError) -> (OpenFile, digest: Data) {
        switch self {
        case .sealedMemory:
            let memory = try SealedMemory(holding: pack.pieces)
            return (memory.file, memory.digest)
        case .temporaryFolder:
            let folder = FileManager.default.temporaryDirectory.path(percentEncoded: false)
            let file = try OpenFile(holding: pack.pieces, in: folder).reopenedForReading()
            return (file, try FilePieces.digest(of: file.number, size: pack.size))
        }
    }
}

/// A file that crosses, open for reading.
private final class CrossingFile: FileStorage {
    private let file: OpenFile

    init(_ file: OpenFile) { self.file = file }

    func descriptor() -> Int32 { file.number }
}
