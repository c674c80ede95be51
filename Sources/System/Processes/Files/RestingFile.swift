// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import FileBytes
import IntentValues
import Synchronization

/// A content on the disk, which is copied into sealed memory when it is first wanted.
final class RestingFile: FileStorage {
    private let path: String
    private let digest: FileDigest
    private let size: Int
    /// Once it was wanted.
    private let sealed = Mutex<FileContent?>(nil)

    init(_ path: String, digest: FileDigest, size: Int) {
        self.path = path
        self.digest = digest
        self.size = size
    }

    func descriptor() throws -> Int32 {
        try sealed.withLock { sealed in
            let content =
                try sealed ?? SealedFile.content(sent: OpenFile(path: path), as: digest, size: size)
            sealed = content
            return try content.storage.descriptor()
        }
    }
}
