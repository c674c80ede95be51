// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization

extension CodingUserInfoKey {
    /// A ``FileSink`` that is given the contents of the files that are encoded.
    package static let fileSink = key("beckon.fileSink")
    /// A ``FileSource`` that has the contents of the files that are decoded.
    package static let fileSource = key("beckon.fileSource")

    private static func key(_ name: String) -> CodingUserInfoKey {
        guard let key = CodingUserInfoKey(rawValue: name) else { preconditionFailure("every text is a key") }
        return key
    }
}

/// Takes the contents of the files that a value names while it is encoded.
package protocol FileSink: AnyObject, Sendable {
    /// - Returns: What is to stand in the text for the content; nil for nothing.
    func text(of content: FileContent) throws -> String?
}

/// Has the contents of the files that a value names, for when it is decoded.
package protocol FileSource: Sendable {
    /// - Parameter data: What stands in the text for the content, as ``FileSink/text(of:)`` gave it.
    /// - Returns: Nil if it does not have it.
    func content(of digest: FileDigest, size: Int, data: String?) throws -> FileContent?
}

/// Gathers the files that a message or a row names.
package final class FileCollection: FileSink {
    private let contents = Mutex<[FileContent]>([])

    package init() {}

    /// Each once, in the order in which they were named first.
    package var files: [FileContent] { contents.withLock { $0 } }

    package func text(of content: FileContent) -> String? {
        contents.withLock { contents in
            if !contents.contains(content) { contents.append(content) }
        }
        return nil
    }
}

/// Files that are available, by their digests.
package struct FileTable: FileSource, Hashable {
    package var contents: [FileDigest: FileContent] = [:]

    package init() {}

    package func content(of digest: FileDigest, size: Int, data: String?) -> FileContent? {
        contents[digest].flatMap { $0.size == size ? $0 : nil }
    }
}
