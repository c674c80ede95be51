// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import IntentValues

/// Which files the other side of a connection has had from this one, and may be named to it.
package struct SentFiles: Sendable {
    /// A class, as a debug build of Swift 6.3 takes an absent struct with a weak property for a present one.
    private final class Sent: Sendable {
        let id: ObjectIdentifier
        weak let content: FileContent?

        init(_ content: FileContent) {
            id = ObjectIdentifier(content)
            self.content = content
        }
    }

    private var sent: [FileDigest: Sent] = [:]

    package init() {}

    /// Enters files that a message names.
    ///
    /// - Returns: Those that have to go ahead of the message, as they were not entered before.
    package mutating func add(_ files: [FileContent]) -> [FileContent] {
        let new = files.filter { sent[$0.digest] == nil }
        for file in new { sent[file.digest] = Sent(file) }
        return new
    }

    /// Strikes a file off that is held no longer.
    ///
    /// - Parameter id: Of the content that was entered.
    /// - Returns: False if it stands for another content by now, or is struck off: nothing is to be said then.
    package mutating func remove(_ digest: FileDigest, _ id: ObjectIdentifier) -> Bool {
        guard sent[digest]?.id == id else { return false }
        sent[digest] = nil
        return true
    }

    /// A file that was sent and is still held on this side.
    package func content(of digest: FileDigest) -> FileContent? { sent[digest]?.content }
}
