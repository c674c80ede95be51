// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The content of a file, which is there as long as a value holds it.
///
/// Where the bytes are is the business of anyone who made it. Two are equal when their digests are.
package final class FileContent: Sendable {
    package let digest: FileDigest
    /// In bytes.
    package let size: Int
    package let storage: any FileStorage
    private let endings = Mutex<[@Sendable () -> Void]>([])

    package init(digest: FileDigest, size: Int, storage: any FileStorage) {
        self.digest = digest
        self.size = size
        self.storage = storage
    }

    deinit {
        for work in endings.withLock(\.self) { work() }
    }

    /// Calls the work when no value holds the content any more, on whichever thread lets go of it.
    package func whenGone(_ work: @escaping @Sendable () -> Void) {
        endings.withLock { $0.append(work) }
    }
}

extension FileContent: Hashable {
    package static func == (left: FileContent, right: FileContent) -> Bool {
        left.digest == right.digest && left.size == right.size
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(digest)
    }
}

/// Where the content of a file is.
package protocol FileStorage: AnyObject, Sendable {
    /// The number of an open file with the content from its beginning on, valid as long as the storage is held.
    ///
    /// - Throws: What keeps the content from being read.
    func descriptor() throws -> Int32
}
